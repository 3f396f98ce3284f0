import type { Page } from 'playwright/test';
import { expect, openInPage, test } from '../fixtures/portal.ts';

/** Presses Tab until the wanted element has the focus. */
async function reach(
  page: Page,
  role: 'link' | 'button' | 'tab' | 'textbox' | 'combobox',
  name: RegExp,
) {
  const target = page.getByRole(role, { name }).first();
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return target;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${role} ${name}`);
}

async function follow(page: Page, name: RegExp, url: RegExp) {
  await reach(page, 'link', name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // Back to the top of the page, where the bar is.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

test('the whole public site is used by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await follow(page, /^Tentang$/, /\/tentang$/);
  await reach(page, 'tab', /Dewan Penasehat/);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('tab', { name: 'Dewan Pengawas' })).toHaveAttribute(
    'aria-selected',
    'true',
  );

  await openInPage(page, '/alumni');
  await reach(page, 'button', /^Filter Lanjutan/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: /^Filter Lanjutan/ })).toBeFocused();
  const profile = await reach(page, 'button', /^Lihat Profil Lengkap/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(profile).toBeFocused();

  await openInPage(page, '/alumni/thesis');
  await reach(page, 'button', /berikutnya/i);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Halaman 2 dari/)).toBeVisible();

  await openInPage(page, '/kegiatan');
  await reach(page, 'tab', /^Akan Datang/);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: /^Telah Berlangsung/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );

  await openInPage(page, '/lowongan');
  await reach(page, 'combobox', /./);
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/\?/);

  await openInPage(page, '/kontak');
  await reach(page, 'textbox', /^Nama/);
  await page.keyboard.type('Budi');
  await reach(page, 'button', /Kirim/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^Email/ })).toBeFocused();
});
