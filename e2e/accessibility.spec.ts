import type { Page } from 'playwright/test';
import { axeFindings, expectAccessible } from './axe.ts';
import { accounts, expect, openAs, signIn, test } from './fixtures.ts';
import { sidewaysScroll } from './sideways-scroll.ts';

const publicScreens = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/update-password',
  '/tentang',
  '/alumni',
  '/alumni/thesis',
  '/kegiatan',
  '/lowongan',
  '/kontak',
  '/notifications',
  '/tidak-ada',
];
const alumniScreens = [
  '/dashboard/alumni',
  '/profile-settings',
  '/alumni/my-content',
  '/alumni/post-job',
  '/notifications',
];
const adminScreens = [
  '/admin/dashboard',
  '/admin/manage-events',
  '/admin/manage-jobs',
  '/admin/manage-alumni',
  '/admin/manage-organization',
];

async function expectScreenAccessible(page: Page, path: string) {
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectAccessible(page, path);
  await expectNoSidewaysScroll(page, path);
}

async function expectNoSidewaysScroll(page: Page, path: string) {
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await sidewaysScroll(page), `${path} at 320 px`).toBeLessThanOrEqual(0);
}

for (const path of publicScreens) {
  test(`axe finds nothing on ${path}, and nothing scrolls sideways`, async ({ page }) => {
    await page.goto(path);
    await expectScreenAccessible(page, path);
  });
}

for (const [account, paths] of [
  ['budi', alumniScreens],
  ['admin', adminScreens],
] as const) {
  for (const path of paths) {
    test(`axe finds nothing on ${path} for ${account}, and nothing scrolls sideways`, async ({
      page,
    }) => {
      await openAs(page, accounts[account], path);
      await expectScreenAccessible(page, path);
    });
  }
}

test('axe finds nothing in the open menus', async ({ page }) => {
  await signIn(page, accounts.budi);
  await expect(page).toHaveURL(/\/dashboard\/alumni$/);
  await page.getByRole('button', { name: /^Menu akun/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Buka menu' }).click();
  expect(await axeFindings(page)).toEqual([]);
});

test('the keyboard alone signs in, opens the menu and signs out', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const reach = async (isThere: () => Promise<boolean>) => {
    for (let presses = 0; presses < 40; presses += 1) {
      if (await isThere()) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('Tab does not get there');
  };
  const focusedText = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
  const focusedLabel = () =>
    page.evaluate(
      () => (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent ?? '',
    );

  await reach(async () => (await focusedText()) === 'Login');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  await reach(async () => (await focusedLabel()).startsWith('Email'));
  await page.keyboard.type(accounts.siti.email);
  await reach(async () => (await focusedLabel()).startsWith('Password'));
  await page.keyboard.type(accounts.siti.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/alumni$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: /^Menu akun/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem').last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
});
