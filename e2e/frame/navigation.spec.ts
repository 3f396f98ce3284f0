import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures/portal.ts';

const bar = 'header[data-look]';
const items = (page: Page) => page.getByRole('navigation', { name: 'Utama' });

test('the frame on a desktop: skip link, bar, dropdown and footer', async ({ page }) => {
  await page.goto('/');
  await test.step('the skip link comes first and leads to the content', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Lewati ke konten utama' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
  await test.step('on home the bar is clear until the page has scrolled more than 50 pixels', async () => {
    for (const [pixels, look] of [
      [0, 'clear'],
      [50, 'clear'],
      [51, 'solid'],
    ] as const) {
      await page.evaluate((top) => window.scrollTo(0, top), pixels);
      await expect(page.locator(bar)).toHaveAttribute('data-look', look);
    }
    await items(page).getByRole('link', { name: 'Kegiatan' }).click();
    await expect(page).toHaveURL(/\/kegiatan$/);
    await expect(page.locator(bar)).toHaveAttribute('data-look', 'solid');
  });
  await test.step('the bar lists the pages of the site and marks the current one', () =>
    expectItems(page));
  await test.step('navigation moves the focus to the heading of the new page, whose title is its own', async () => {
    await expect(page.locator('html')).toHaveAttribute('lang', 'id');
    const titleBefore = await page.title();
    await items(page).getByRole('link', { name: 'Kontak' }).click();
    await expect(page).toHaveURL(/\/kontak$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Kontak' })).toBeFocused();
    expect(await page.title()).not.toBe(titleBefore);
  });
  await test.step('the Alumni dropdown opens by keyboard, leads on, and Escape gives the focus back', () =>
    expectDropdown(page));
  await test.step('the footer carries its links, the contact and the current year', () =>
    expectFooter(page));
});

async function expectItems(page: Page) {
  const link = (name: string) => items(page).getByRole('link', { name });
  for (const name of ['Beranda', 'Tentang', 'Kegiatan', 'Lowongan', 'Kontak']) {
    await expect(link(name)).toBeVisible();
  }
  await expect(link('Kegiatan')).toHaveAttribute('aria-current', 'page');
  await expect(link('Beranda')).not.toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toHaveAttribute(
    'href',
    '/login',
  );
}

async function expectDropdown(page: Page) {
  const trigger = page.getByRole('button', { name: 'Alumni' });
  const thesis = items(page).getByRole('link', { name: 'Judul Skripsi' });
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(thesis).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(thesis).toBeHidden();
  await expect(trigger).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(items(page).getByRole('link', { name: 'Direktori Alumni' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/alumni\/thesis$/);
}

async function expectFooter(page: Page) {
  const footer = page.getByRole('contentinfo');
  for (const name of [
    'Tentang Kami',
    'Direktori Alumni',
    'Kegiatan',
    'Lowongan Kerja',
    'Kontak',
    'Login',
    'Register',
  ]) {
    await expect(footer.getByRole('link', { name, exact: true })).toBeVisible();
  }
  for (const name of ['Facebook', 'Twitter', 'Instagram', 'LinkedIn', 'Youtube']) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('target', '_blank');
  }
  await expect(footer).toContainText('Pekanbaru');
  await expect(footer).toContainText(String(new Date().getFullYear()));
}

test('the frame on a telephone: the 404 page with two links home, and the menu behind a hamburger', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await test.step('an unknown path answers 404 with its page, which has two links home', async () => {
    const answer = await page.goto('/tidak-ada');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Halaman Tidak Ditemukan');
    await expect(page).toHaveTitle(/Halaman Tidak Ditemukan/);
    const home = page.getByRole('main').getByRole('link');
    await expect(home).toHaveCount(2);
    for (const link of await home.all()) await expect(link).toHaveAttribute('href', '/');
    await home.first().click();
    await expect(page).toHaveURL(/\/$/);
  });
  await page.getByRole('button', { name: 'Buka menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  for (const name of [
    'Beranda',
    'Tentang',
    'Direktori Alumni',
    'Judul Skripsi',
    'Kegiatan',
    'Lowongan',
    'Kontak',
  ]) {
    await expect(menu.getByRole('link', { name })).toBeVisible();
  }
  await menu.getByRole('link', { name: 'Kontak' }).click();
  await expect(page).toHaveURL(/\/kontak$/);
  await expect(menu).toBeHidden();
});
