import { expect, test } from './fixtures.ts';

const bar = 'header[data-look]';

test('the bar is clear at the top of the home page and marks the current page elsewhere', async ({
  page,
}) => {
  await test.step('on home the bar is clear until the page has scrolled more than 50 pixels', async () => {
    await page.goto('/');
    await expect(page.locator(bar)).toHaveAttribute('data-look', 'clear');
    await page.evaluate(() => window.scrollTo(0, 50));
    await expect(page.locator(bar)).toHaveAttribute('data-look', 'clear');
    await page.evaluate(() => window.scrollTo(0, 51));
    await expect(page.locator(bar)).toHaveAttribute('data-look', 'solid');
    await page.getByRole('navigation').getByRole('link', { name: 'Kegiatan' }).first().click();
    await expect(page).toHaveURL(/\/kegiatan$/);
    await expect(page.locator(bar)).toHaveAttribute('data-look', 'solid');
  });
  await test.step('the bar lists the pages of the site and marks the current one', async () => {
    const items = page.getByRole('navigation', { name: 'Utama' });
    for (const name of ['Beranda', 'Tentang', 'Kegiatan', 'Lowongan', 'Kontak']) {
      await expect(items.getByRole('link', { name })).toBeVisible();
    }
    await expect(items.getByRole('link', { name: 'Kegiatan' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(items.getByRole('link', { name: 'Beranda' })).not.toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      '/login',
    );
  });
});

test('on a telephone a hamburger opens the same items and choosing one closes the list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
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

test('an unknown path shows the 404 page with two links home', async ({ page }) => {
  await page.goto('/tidak-ada');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Halaman Tidak Ditemukan');
  await expect(page).toHaveTitle(/Halaman Tidak Ditemukan/);
  const home = page.getByRole('main').getByRole('link');
  await expect(home).toHaveCount(2);
  for (const link of await home.all()) await expect(link).toHaveAttribute('href', '/');
  await home.first().click();
  await expect(page).toHaveURL(/\/$/);
});

test('navigation by link and by the Alumni dropdown', async ({ page }) => {
  await test.step('navigation moves the focus to the heading of the new page, whose title is its own', async () => {
    await page.goto('/tentang');
    await expect(page.locator('html')).toHaveAttribute('lang', 'id');
    const titleBefore = await page.title();
    await page
      .getByRole('navigation', { name: 'Utama' })
      .getByRole('link', { name: 'Kontak' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.title()).not.toBe(titleBefore);
  });
  await test.step('the Alumni dropdown opens by keyboard, leads on, and Escape gives the focus back', async () => {
    const trigger = page.getByRole('button', { name: 'Alumni' });
    await trigger.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Judul Skripsi' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Judul Skripsi' })).toBeHidden();
    await expect(trigger).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(
      page
        .getByRole('navigation', { name: 'Utama' })
        .getByRole('link', { name: 'Direktori Alumni' }),
    ).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/alumni\/thesis$/);
  });
});

test('the frame: footer and skip link', async ({ page }) => {
  await page.goto('/kontak');
  await test.step('the footer carries its links, the contact and the current year', async () => {
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
  });
  await test.step('the skip link comes first and leads to the content', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Lewati ke konten utama' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});
