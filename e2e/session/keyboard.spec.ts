import { accounts, expect, test } from '../fixtures/portal.ts';

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
