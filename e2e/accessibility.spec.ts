import type { Page } from 'playwright/test';
import { axeFindings, expectAccessible } from './axe.ts';
import { accounts, expect, openAs, test, visitInPage } from './fixtures.ts';
import { sidewaysScroll } from './sideways-scroll.ts';

const publicScreens = [
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
  '/profile-settings',
  '/alumni/my-content',
  '/alumni/post-job',
  '/notifications',
];
const adminScreens = [
  '/admin/manage-events',
  '/admin/manage-jobs',
  '/admin/manage-alumni',
  '/admin/manage-organization',
];

async function expectScreenAccessible(page: Page, path: string) {
  await expect(page.getByText(/^Memuat/).or(page.getByLabel(/^Memuat/)), path).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  await expectAccessible(page, path);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await sidewaysScroll(page), `${path} at 320 px`).toBeLessThanOrEqual(0);
}

/** Goes through the screens from the one that is open. */
async function expectScreensAccessible(page: Page, open: string, others: string[]) {
  await expectScreenAccessible(page, open);
  for (const path of others) {
    await test.step(path, async () => {
      await visitInPage(page, path);
      await expectScreenAccessible(page, path);
    });
  }
}

test('axe finds nothing on the screens of a visitor, and nothing scrolls sideways', async ({
  page,
}) => {
  await page.goto('/');
  await expectScreensAccessible(page, '/', publicScreens);
});

test('axe finds nothing on the screens and in the menus of an alumnus, and nothing scrolls sideways', async ({
  page,
}) => {
  await openAs(page, accounts.budi, '/dashboard/alumni');
  await expectScreensAccessible(page, '/dashboard/alumni', alumniScreens);
  await test.step('the open menus', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visitInPage(page, '/dashboard/alumni');
    await page.getByRole('button', { name: /^Menu akun/ }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Buka menu' }).click();
    expect(await axeFindings(page)).toEqual([]);
  });
});

test('axe finds nothing on the screens of the admin, and nothing scrolls sideways', async ({
  page,
}) => {
  await openAs(page, accounts.admin, '/admin/dashboard');
  await expectScreensAccessible(page, '/admin/dashboard', adminScreens);
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
