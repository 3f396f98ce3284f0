import { accounts, endUndoTime, expect, openAs, test } from '../../fixtures/portal.ts';
import { bell, main } from '../notifications/notification-screen.ts';

const picture = '/storage/v1/object/public/public-files/avatars/demo-01.webp';

test('the dashboard asks for the entry year first, and follows what the admin has changed', async ({
  page,
  portal,
}) => {
  const change = (columns: string) =>
    portal.query(`update alumni set ${columns} where email = '${accounts.andi.email}'`);
  const banner = page.getByRole('banner').first();
  await change('entry_year = null, profile_image_url = null');
  await openAs(page, accounts.andi, '/dashboard/alumni');
  await test.step('banner and completeness ask for the entry year first', async () => {
    await expect(main(page)).toContainText('Isi dahulu tahun masuk (angkatan) Anda.');
    const links = main(page).getByRole('link', { name: /^Isi tahun masuk/ });
    await expect(links).toHaveText([
      'Isi tahun masuk',
      'Isi tahun masuk (angkatan)',
      'Isi tahun masuk',
    ]);
    const suggestions = main(page).locator('li', { has: page.locator('a[href*="#"]') });
    await expect(suggestions.first()).toHaveText('Isi tahun masuk (angkatan)');
  });
  await test.step('name, picture and state follow the row, in page and bar', async () => {
    await expect(main(page)).toContainText('Menunggu Validasi');
    await change(`full_name = 'Andi Pratama', profile_image_url = '${picture}',
      validation_status = 'verified'`);
    await endUndoTime(portal);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(bell(page)).toHaveAccessibleName(/belum dibaca/);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(
      'Selamat datang, Andi Pratama',
    );
    await expect(main(page).getByText('Terverifikasi', { exact: true })).toBeVisible();
    await expect(main(page)).not.toContainText('Menunggu Validasi');
    await expect(main(page).locator(`img[src$="${picture}"]`)).toBeVisible();
  });
  await test.step('the bar shows the same on every page', async () => {
    for (const path of ['/dashboard/alumni', '/kontak']) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Menu akun Andi Pratama' })).toBeVisible();
      await expect(banner.locator(`img[src$="${picture}"]`)).toBeVisible();
    }
  });
});
