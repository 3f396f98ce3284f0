import { accounts, expect, keepSession, test } from '../fixtures.ts';

test('threat E3: offline after a first visit, what was read stays; back online, reading goes on', async ({
  page,
  context,
}) => {
  await page.goto('/kegiatan');
  const main = page.getByRole('main');
  const cards = main.getByRole('button', { name: /^Lihat Detail & Daftar/ });
  await expect(cards.first()).toBeVisible();
  const count = await cards.count();
  await page.getByRole('link', { name: 'Lowongan', exact: true }).first().click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Informasi Lowongan Kerja');
  await context.setOffline(true);
  await page.goBack();
  await expect(cards).toHaveCount(count);
  await main.getByRole('tab', { name: /berlangsung|lewat|lalu|selesai/i }).click();
  await context.setOffline(false);
  await expect(cards.first()).toBeVisible();
});

test('threat E3: offline while saving fails at once, and is never sent later behind the back', async ({
  page,
  context,
  portal,
}) => {
  await keepSession(page, accounts.budi);
  await page.goto('/alumni/post-job');
  const main = page.getByRole('main');
  await main.getByLabel('Judul Lowongan').fill('Uji Luring');
  await main.getByLabel('Nama Perusahaan').fill('PT Uji Listrik');
  await main.getByLabel('Deskripsi').fill('Menguji rele.');
  const sent: string[] = [];
  await context.setOffline(true);
  await main.getByRole('button', { name: 'Ajukan Lowongan' }).click();
  await expect(main.getByText('Gagal Mengajukan Lowongan')).toBeVisible();
  await expect(main.getByLabel('Judul Lowongan')).toHaveValue('Uji Luring');
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('job_postings')) {
      sent.push(request.url());
    }
  });
  await context.setOffline(false);
  // What waits for the line goes out with the event that tells of it: by this answer it would have been sent.
  await expect
    .poll(() => page.evaluate(async () => (await fetch('/robots.txt')).ok).catch(() => false))
    .toBe(true);
  expect(sent).toEqual([]);
  expect(await portal.query("select id from job_postings where title = 'Uji Luring'")).toEqual([]);
  await main.getByRole('button', { name: 'Ajukan Lowongan' }).click();
  await expect(page).toHaveURL(/\/alumni\/my-content$/);
  expect(sent).toHaveLength(1);
});
