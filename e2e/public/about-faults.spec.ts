import { faults } from '../faults.ts';
import { expect, test, toast } from '../fixtures.ts';

const blocks = [
  { read: '**/rest/v1/site_configurations*', title: 'Gagal memuat konfigurasi halaman' },
  { read: '**/rest/v1/organization_structure*', title: 'Gagal memuat struktur organisasi' },
];

for (const { read, title } of blocks) {
  for (const [name, fault] of Object.entries(faults)) {
    test(`spec 1 §8, threat E1: '${title}' when the read is ${name}; the page stays and 'Coba Lagi' heals it`, async ({
      page,
    }) => {
      const calls = { count: 0 };
      await page.route(read, (route) => {
        calls.count += 1;
        return fault(route);
      });
      await page.goto('/tentang');
      await expect(toast(page, title)).toBeVisible({ timeout: 15_000 });
      await expect(page.getByRole('region', { name: 'Notification' })).not.toContainText(/[<{[]/);
      expect(calls.count).toBeLessThanOrEqual(3);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main.getByRole('heading', { name: 'Persaudaraan' })).toBeVisible();
      await expect(main.getByText(title, { exact: true })).toBeVisible();
      await page.unroute(read);
      await main.getByRole('button', { name: 'Coba Lagi' }).click();
      await expect(main.getByText(title, { exact: true })).toHaveCount(0);
      await expect(page.getByRole('tab', { name: 'Koordinator Wilayah' })).toBeVisible();
    });
  }
}
