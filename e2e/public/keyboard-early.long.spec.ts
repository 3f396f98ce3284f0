import { expect, test } from '../fixtures/portal.ts';

test.use({ sharesContext: false });

test('a link that is pressed before the code is there leads to the heading of its page', async ({
  page,
}) => {
  let press = () => {};
  const pressed = new Promise<void>((resolve) => {
    press = resolve;
  });
  await page.route(/\/shell\/.*\.js$/, async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const link = page.getByRole('link', { name: 'Tentang', exact: true }).first();
  await link.focus();
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tentang$/);
  press();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Tentang Kami');
  await expect(heading).toBeFocused();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.reload();
  await page.locator('[data-area]').waitFor();
  await expect(heading).not.toBeFocused();
});
