import type { Page } from 'playwright/test';
import { expect, test, toast } from '../fixtures/portal.ts';

async function expectStill(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.locator('main li[id]').first()).toBeVisible();
  const shift = await page.evaluate(() => Reflect.get(window, 'shift'));
  expect(shift, path).toBeLessThanOrEqual(0.02);
}

test("failed reads: lists move nothing while they load, and a failed page heals by 'Coba Lagi'", async ({
  page,
  portal,
}) => {
  await portal.query(
    `insert into job_postings (title, company_name, description, status)
     select 'Posisi ' || n, 'PT Uji', 'Uraian', 'approved' from generate_series(1, 10) n`,
  );
  await page.addInitScript(() => {
    const shifts = Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.shift += (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/kegiatan', '/lowongan']) {
    await test.step(`look: ${path} moves nothing while it loads`, () => expectStill(page, path));
  }
  await test.step("failed reads: a further page that fails keeps the cards above it, and 'Coba Lagi' heals it", async () => {
    await expect(page.locator('li[id^="job-"]')).toHaveCount(12);
    await page.route('**/rest/v1/rpc/approved_jobs*', (route) =>
      route.fulfill({ status: 403, json: { message: 'Rusak' } }),
    );
    await page.getByRole('button', { name: 'Tampilkan lebih banyak' }).click();
    await expect(toast(page, 'Gagal memuat lowongan')).toBeVisible();
    await expect(page.locator('li[id^="job-"]')).toHaveCount(12);
    await page.unroute('**/rest/v1/rpc/approved_jobs*');
    await page.getByRole('button', { name: 'Coba Lagi' }).click();
    await expect(page.locator('li[id^="job-"]')).toHaveCount(20);
  });
});
