import type { Page } from 'playwright/test';
import { accounts, expect, openAs, openInPage, test } from '../fixtures/portal.ts';

test.use({ sharesContext: false });

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'Anda sedang luring.' });
const cards = (page: Page) => page.getByRole('button', { name: /^Lihat Detail & Daftar/ });

test('offline: after a first visit a quiet word says so and what was read stays; online, reading goes on', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const profile = page.getByRole('button', { name: /^Lihat Profil Lengkap/ }).nth(1);
  await page.goto('/lowongan');
  await expect(page.getByText('Lamar Sekarang').first()).toBeVisible();
  await openInPage(page, '/alumni');
  await expect(profile).toBeVisible();
  await openInPage(page, '/kegiatan');
  await expect(cards(page).first()).toBeVisible();
  const count = await cards(page).count();
  await expect(notice(page)).toBeHidden();
  await context.setOffline(true);
  await expect(notice(page)).toBeVisible();
  // At the end of the page the notice lies below the footer, and covers none of it.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const below = await notice(page).boundingBox();
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect(below?.y).toBeGreaterThanOrEqual((footer?.y ?? 0) + (footer?.height ?? 0) - 1);

  await openInPage(page, '/lowongan');
  await openInPage(page, '/kegiatan');
  await expect(cards(page)).toHaveCount(count);
  await test.step('a profile that was not read before says what it waits for', async () => {
    await openInPage(page, '/alumni');
    await profile.click();
    await expect(page.getByRole('dialog')).toContainText('Tidak ada koneksi internet.');
    await context.setOffline(false);
    await expect(page.getByRole('dialog')).toContainText('Riwayat Pekerjaan');
    await context.setOffline(true);
  });
  await test.step('a page that was not opened before has neither code nor rows now; both load by themselves once online', async () => {
    await openInPage(page, '/notifications');
    await expect(page.getByRole('heading', { name: 'Anda sedang luring' })).toBeVisible();
    await expect(page.getByText(/tidak dapat dibuka|^Versi/)).toHaveCount(0);
  });
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Notifikasi' })).toBeVisible();
  await expect(notice(page)).toBeHidden();
});

test('offline: a save while offline fails at once, and is never sent later by itself', async ({
  page,
  context,
  portal,
}) => {
  await openAs(page, accounts.budi, '/alumni/post-job');
  const main = page.getByRole('main');
  await main.getByLabel('Judul Lowongan').fill('Uji Luring');
  await main.getByLabel('Nama Perusahaan').fill('PT Uji Listrik');
  await main.getByLabel('Deskripsi').fill('Menguji rele.');
  const sent: string[] = [];
  const toasts = page.getByRole('region', { name: 'Notification' });
  // The list is part of the code that loads once the page is complete and the browser idle.
  await expect(toasts.getByRole('list')).toBeAttached();
  await context.setOffline(true);
  await main.getByRole('button', { name: 'Ajukan Lowongan' }).click();
  await expect(main.getByText('Gagal Mengajukan Lowongan')).toBeVisible();
  await test.step('the first toast of the page is whole, since its code has come before it was needed', async () => {
    const said = toasts.getByRole('listitem');
    await expect(said).toContainText('Layanan sedang tidak dapat dihubungi.');
    await said.getByRole('button', { name: 'Tutup' }).click();
    await expect(said).toBeHidden();
  });
  await expect(main.getByLabel('Judul Lowongan')).toHaveValue('Uji Luring');
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('job_postings')) {
      sent.push(request.url());
    }
  });
  await context.setOffline(false);
  // A waiting request is sent on the `online` event: by this answer it would have been sent.
  await expect
    .poll(() => page.evaluate(async () => (await fetch('/robots.txt')).ok).catch(() => false))
    .toBe(true);
  expect(sent).toEqual([]);
  expect(await portal.query("select id from job_postings where title = 'Uji Luring'")).toEqual([]);
  await main.getByRole('button', { name: 'Ajukan Lowongan' }).click();
  await expect(page).toHaveURL(/\/alumni\/my-content$/);
  expect(sent).toHaveLength(1);
});
