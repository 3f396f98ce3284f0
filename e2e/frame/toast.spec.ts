import type { Page } from 'playwright/test';
import { accounts, expect, openAs, sendSignIn, test, toast } from '../fixtures/portal.ts';

test.use({ sharesContext: false });

const wrong = { ...accounts.budi, password: 'salah-sekali' };
const region = (page: Page) => page.getByRole('region', { name: 'Notification' });

/** Keeps the answers back until they are released. */
async function holdAnswers(page: Page, url: string) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return { release };
}

test('a toast goes after 5 seconds or by a swipe; F8 focuses it, and a newer one replaces it', async ({
  page,
}) => {
  const refused = toast(page, 'Login Gagal');
  await page.clock.install();
  await page.goto('/login');
  await test.step('F8 finds the region before there was a toast', async () => {
    await expect(region(page).getByRole('list')).toBeAttached();
    await page.keyboard.press('F8');
    await expect(region(page).getByRole('list')).toBeFocused();
  });
  await sendSignIn(page, wrong);
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

  await test.step('a newer toast replaces the older, and an error goes when the form is sent again', async () => {
    await sendSignIn(page, wrong);
    await expect(refused).toBeVisible();
    const answers = await holdAnswers(page, '**/auth/v1/token**');
    await sendSignIn(page, accounts.budi);
    // Sooner than it would go by itself.
    await expect(refused).toBeHidden({ timeout: 3_000 });
    answers.release();
    await expect(toast(page, 'Login Alumni Berhasil')).toBeVisible();
    await expect(region(page).getByRole('listitem')).toHaveCount(1);
  });
});

test('a decision is undone from the toast, on a telephone as on a wide screen', async ({
  page,
}) => {
  await openAs(page, accounts.admin, '/admin/manage-events');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const approve = page.getByRole('main').getByRole('button', { name: /^Setujui/ });
    // One event of the demo waits.
    await approve.click();
    await expect(approve).toHaveCount(0);
    await region(page).getByRole('button', { name: 'Urungkan' }).click();
    await expect(approve).toHaveCount(1);
  }
});
