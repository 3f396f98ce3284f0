import { browserArguments, findBrowser } from '@portal/test/browser';
import { expect, test } from '../fixtures.ts';

// The reader's own setting, twice the usual 16 px, which media queries follow as well.
test.use({
  launchOptions: {
    args: [...browserArguments, '--blink-settings=defaultFontSize=32'],
    ...findBrowser(),
  },
});

for (const path of [
  '/',
  '/tentang',
  '/alumni',
  '/alumni/thesis',
  '/kegiatan',
  '/lowongan',
  '/kontak',
]) {
  test(`look: ${path} needs no sideways scrolling with text at 200 %`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeAttached();
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    }
  });
}
