import type { Locator, Page } from 'playwright/test';
import { accounts, expect, openAs, signInByForm, test, toast } from '../fixtures/portal.ts';

const wrong = { ...accounts.budi, password: 'salah-sekali' };
const region = (page: Page) => page.getByRole('region', { name: 'Notification' });

/** Below the bar on telephones, else in the lower left of the content. */
async function expectAtHome(page: Page, title: string, width: number, left?: number) {
  await expect(toast(page, title), `at ${width} px`).toBeInViewport({ ratio: 1 });
  const box = await region(page).getByRole('listitem').boundingBox();
  if (!box) throw new Error('The toast has no place');
  const belowBar = page.url().includes('/admin/') ? 64 : 80;
  if (width < 768) expect(box.y, `at ${width} px`).toBe(belowBar);
  else expect(box.y + box.height, `at ${width} px`).toBeGreaterThan(800 - 140);
  const start = left ?? Math.max(gutterAt(width), (width - 1200) / 2);
  expect(Math.abs(box.x - start), `at ${width} px`).toBeLessThan(1);
}

const gutterAt = (width: number) => Math.min(32, Math.max(16, width * 0.04));

/** The button can be scrolled to where nothing covers it. */
async function expectReachable(button: Locator, place: string) {
  await expect(region(button.page()).getByRole('listitem'), place).toBeVisible();
  // Fails if another element would take the press.
  await button.click({ trial: true, timeout: 3_000 });
  const isScrolledFree = await button.evaluate((element) => {
    element.scrollIntoView({ block: 'end' });
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [top + 4, bottom - 4].every((y) =>
      element.contains(document.elementFromPoint((left + right) / 2, y)),
    );
  });
  expect(isScrolledFree, place).toBe(true);
}

async function fillRegistration(page: Page) {
  await page.getByLabel('Nama Lengkap').fill('Budi Santoso');
  await page.getByLabel('Email').fill(accounts.budi.email);
  await page.getByLabel('Tahun Lulus').selectOption('2015');
  await page.getByLabel('Konfirmasi Password', { exact: true }).fill('Rahasia-2026');
  await page.getByLabel('Password', { exact: true }).fill('Rahasia-2026');
}

async function fillEvent(page: Page, width: number) {
  await page.getByRole('button', { name: 'Tambah Kegiatan' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Judul').fill(`Uji ${width}`);
  await drawer.getByLabel('Tanggal').fill('2026-12-01');
  await drawer.getByLabel('Tanggal').press('Tab');
  return drawer.getByRole('button', { name: 'Simpan', exact: true });
}

const refuse = { status: 500, json: { message: 'Rusak' } };
const refuseWrites = (page: Page, url: string | RegExp) =>
  page.route(url, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill(refuse),
  );

for (const width of [390, 768, 1024, 1440]) {
  test(`at ${width} px the toast is at home on every page, and the button of its form in reach`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await signInByForm(page, wrong);
    await expectAtHome(page, 'Login Gagal', width);
    await expectReachable(page.getByRole('button', { name: 'Login', exact: true }), 'login');

    await page.goto('/register');
    await fillRegistration(page);
    await page.getByRole('button', { name: 'Daftar' }).click();
    await expectAtHome(page, 'Registrasi Gagal', width);
    await expectReachable(page.getByRole('button', { name: 'Daftar' }), 'registration');

    await openAs(page, accounts.budi, '/profile-settings');
    await refuseWrites(page, '**/rest/v1/alumni**');
    const save = page.getByRole('button', { name: 'Simpan Profil' });
    await page.getByLabel('Lokasi').fill(`Siak ${width}`);
    await save.click();
    await expectAtHome(page, 'Gagal memperbarui profil', width);
    await expectReachable(save, 'profile');
    await page.evaluate(() => localStorage.clear());

    await openAs(page, accounts.admin, '/admin/manage-events');
    await refuseWrites(page, /\/rest\/v1\/(events|rpc\/decide)/);
    await page.getByRole('button', { name: 'Setujui' }).first().click();
    await expectAtHome(page, 'Gagal memperbarui status', width, width < 1200 ? undefined : 208);
    const saveEvent = await fillEvent(page, width);
    await saveEvent.click();
    await expect(toast(page, 'Operasi Gagal')).toBeVisible();
    await expectReachable(saveEvent, 'drawer');
  });
}

test('a toast stands above an open dialog', async ({ page }) => {
  await page.route('**/rest/v1/rpc/work_history_of*', (route) =>
    route.fulfill({ status: 403, json: { code: '42501', message: 'Tidak diizinkan' } }),
  );
  await page.goto('/alumni');
  await page
    .getByRole('button', { name: /^Lihat Profil Lengkap/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const shown = toast(page, 'Gagal memuat riwayat pekerjaan');
  await expect(shown).toBeVisible();
  const isInTopLayer = await shown.evaluate((title) =>
    title.closest('[popover]')?.matches(':popover-open'),
  );
  expect(isInTopLayer).toBe(true);
});
