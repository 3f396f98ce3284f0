import type { Page, Route } from 'playwright/test';
import { expect, test } from '../../fixtures/portal.ts';

/** Sums up the layout shifts of the page, as cumulative layout shift does. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number };
        Object.assign(window, { shifts: (Reflect.get(window, 'shifts') as number) + value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'shifts') as number);
}

test('look: the about page takes its shape before its data arrive, at 390 and 1440 px', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    let answer = () => {};
    const isAsked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const hold = async (route: Route) => {
      await isAsked;
      await route.continue();
    };
    await page.route('**/rest/v1/**', hold);
    await page.goto('/tentang');
    await expect(page.getByRole('status').first()).toBeVisible();
    answer();
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await expect(page.getByRole('img', { name: /meja kerja dengan osiloskop/ })).toBeVisible();
    expect(await shifts(), `${width} px`).toBeLessThanOrEqual(0.02);
    await page.unroute('**/rest/v1/**', hold);
  }
});

test('look: the about page on screen and on paper', async ({ page }) => {
  await page.goto('/tentang?kategori=pengurus-inti');
  await test.step('look: pictures carry their sizes, and those below the fold wait', async () => {
    const pictures = page.getByRole('main').getByRole('img').and(page.locator('img'));
    await expect(pictures).toHaveCount(5);
    for (const picture of await pictures.all()) {
      await expect(picture).toHaveAttribute('width', /^\d+$/);
      await expect(picture).toHaveAttribute('height', /^\d+$/);
    }
    const portraits = page.getByRole('tabpanel').getByRole('img');
    for (const portrait of await portraits.all()) {
      await expect(portrait).toHaveAttribute('loading', 'lazy');
    }
  });
  await test.step('look: on paper the night grounds turn white, and bar and footer stay away', async () => {
    const vision = page.getByRole('region', { name: 'Visi dan Misi' });
    await expect(vision).toHaveCSS('background-color', 'rgb(10, 24, 48)');
    await page.emulateMedia({ media: 'print' });
    await expect(vision).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  });
});
