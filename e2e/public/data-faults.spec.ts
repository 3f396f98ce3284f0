import { faults } from '../faults.ts';
import { expect, test, toast } from '../fixtures.ts';

/** Every public screen with data of its own, except the lists of events and jobs and the about page, which have theirs. */
const screens = [
  {
    path: '/alumni',
    read: '**/rest/v1/rpc/search_alumni_directory*',
    title: 'Error',
    healed: 'Lihat Profil Lengkap',
  },
  {
    path: '/alumni/thesis',
    read: '**/rest/v1/rpc/search_theses*',
    title: 'Gagal memuat data skripsi',
    healed: 'Halaman 1 dari',
  },
  {
    path: '/',
    read: '**/rest/v1/rpc/home_statistics*',
    title: 'Gagal memuat statistik dinamis',
    healed: '60+',
  },
];

for (const { path, read, title, healed } of screens) {
  for (const [name, fault] of Object.entries(faults)) {
    test(`spec 1 §8, threat E1: ${path} says '${title}' when its read is ${name}, and 'Coba Lagi' heals it`, async ({
      page,
    }) => {
      await page.route(read, fault);
      await page.goto(path);
      await expect(toast(page, title)).toBeVisible({ timeout: 15_000 });
      await expect(page.getByRole('region', { name: 'Notification' })).not.toContainText(/[<{[]/);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      await page.unroute(read);
      await main.getByRole('button', { name: 'Coba Lagi' }).click();
      await expect(main.getByText(healed).first()).toBeVisible();
      await expect(main.getByRole('button', { name: 'Coba Lagi' })).toHaveCount(0);
    });
  }
}
