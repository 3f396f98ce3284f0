import type { Page } from 'playwright/test';
import { accounts, expect, sendSignIn, signInByForm, test, toast } from './fixtures.ts';

const wrong = { ...accounts.budi, password: 'salah-sekali' };
const region = (page: Page) => page.getByRole('region', { name: 'Notification' });

test('a toast goes after 5 seconds; F8 focuses the region, swiping right by more than 50 pixels dismisses, and a newer toast replaces the older', async ({
  page,
}) => {
  const refused = toast(page, 'Login Gagal');
  await page.clock.install();
  await signInByForm(page, wrong);
  await expect(refused).toBeVisible();
  await page.clock.runFor(4_000);
  await expect(refused).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(refused).toBeHidden();

  await sendSignIn(page, wrong);
  await expect(refused).toBeVisible();
  await page.keyboard.press('F8');
  await expect(region(page).locator(':focus')).toHaveCount(1);
  const box = await refused.boundingBox();
  if (!box) throw new Error('The toast has no place');
  const swipe = async (pixels: number) => {
    await page.mouse.move(box.x + 5, box.y + 5);
    await page.mouse.down();
    await page.mouse.move(box.x + 5 + pixels, box.y + 5, { steps: 8 });
    await page.mouse.up();
  };
  await swipe(40);
  await expect(refused).toBeVisible();
  await swipe(80);
  await expect(refused).toBeHidden();

  await test.step('a newer toast replaces the older', async () => {
    await sendSignIn(page, wrong);
    await expect(refused).toBeVisible();
    await sendSignIn(page, accounts.budi);
    await expect(toast(page, 'Login Alumni Berhasil')).toBeVisible();
    await expect(region(page).getByRole('listitem')).toHaveCount(1);
  });
});

test('a toast stands above an open dialog', async ({ page }) => {
  await page.route('**/rest/v1/work_history*', (route) =>
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
