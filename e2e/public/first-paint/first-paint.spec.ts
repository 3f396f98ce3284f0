import { accounts, expect, test } from '../../fixtures/portal.ts';
import { holdCode, releasedPages } from './hydration.ts';

test.use({ sharesContext: false });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('first paint: every page shows its frame and heading from the HTML alone', async ({
    page,
  }) => {
    for (const [path, heading] of Object.entries(releasedPages)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Kegiatan' })).toBeVisible();
      await expect(page).toHaveTitle(/ \| IKA Teknik Elektro$/);
      const background = await page
        .locator('body')
        .evaluate((body) => getComputedStyle(body).fontFamily);
      expect(background).toContain('Plus Jakarta Sans');
    }
    await page.goto('/notifications');
    await expect(page.getByRole('main')).toContainText('Notifikasi');
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});

test('first paint: what was typed, sent or pressed before the code has arrived is done then', async ({
  page,
}) => {
  const { open, letCodeIn } = await holdCode(page);
  await test.step('first paint: the menu opens before the code has arrived, and stays open', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open('/tentang');
    await page.getByRole('button', { name: 'Buka menu' }).click();
    const link = page.locator('#menu-utama').getByRole('link', { name: 'Kegiatan' });
    await expect(link).toBeVisible();
    letCodeIn();
    await expect(page.getByRole('button', { name: 'Tutup menu' })).toBeVisible();
  });
  await test.step('first paint: what was sent before the code has arrived is sent then, and nothing typed gets into the URL', async () => {
    await open('/register');
    await page.getByLabel('Nama Lengkap').fill('Rina Pratiwi');
    await page.getByLabel('Password', { exact: true }).fill('Rahasia-2026');
    await page.getByRole('button', { name: 'Daftar' }).click();
    letCodeIn();
    await expect(page.getByText('Email harus diisi.')).toBeVisible();
    await expect(page.getByText('Nama lengkap harus diisi.')).toBeHidden();
    await expect(page).toHaveURL('/register');
  });
  await test.step('first paint: what was typed before the code has arrived is known to it', async () => {
    const { email, password, role } = accounts.siti;
    await open('/login');
    await page.getByLabel('Login sebagai').selectOption({ label: role });
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    letCodeIn();
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/dashboard\/alumni$/);
  });
});
