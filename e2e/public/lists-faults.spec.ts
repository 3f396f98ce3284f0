import { expectAccessible } from '../axe.ts';
import { expect, test, toast } from '../fixtures.ts';

test("failed reads: a further page that fails keeps the cards above it, and 'Coba Lagi' heals it", async ({
  page,
  portal,
}) => {
  await portal.query(
    `insert into job_postings (title, company_name, description, status)
     select 'Posisi ' || n, 'PT Uji', 'Uraian', 'approved' from generate_series(1, 10) n`,
  );
  await page.goto('/lowongan');
  await expect(page.locator('li[id^="job-"]')).toHaveCount(12);
  await page.route('**/rest/v1/job_postings*', (route) =>
    route.fulfill({ status: 500, json: { message: 'Rusak' } }),
  );
  await page.getByRole('button', { name: 'Tampilkan lebih banyak' }).click();
  await expect(toast(page, 'Gagal memuat lowongan')).toBeVisible();
  await expect(page.locator('li[id^="job-"]')).toHaveCount(12);
  await page.unroute('**/rest/v1/job_postings*');
  await page.getByRole('button', { name: 'Coba Lagi' }).click();
  await expect(page.locator('li[id^="job-"]')).toHaveCount(20);
});

test('axe finds nothing in the detail of an event, which fits 320 pixels', async ({
  page,
  portal,
}) => {
  const [event] = await portal.query("select id from events where category = 'workshop'");
  await page.goto(`/kegiatan?event=${event?.id}`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'detail');
  await page.setViewportSize({ width: 320, height: 700 });
  const overflow = await page
    .getByRole('dialog')
    .evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

for (const path of ['/kegiatan', '/lowongan']) {
  test(`look: ${path} moves nothing while it loads`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts = Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          shifts.shift += (entry as PerformanceEntry & { value: number }).value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('main li[id]').first()).toBeVisible();
    const shift = await page.evaluate(() => Reflect.get(window, 'shift'));
    expect(shift).toBeLessThanOrEqual(0.02);
  });
}
