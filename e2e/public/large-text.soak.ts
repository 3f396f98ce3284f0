import { expect, test } from '../fixtures/portal.ts';
import { expectNoSidewaysScroll, largeText } from '../fixtures/text-size.ts';

test.use(largeText);

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
    await expectNoSidewaysScroll(page, path);
  });
}
