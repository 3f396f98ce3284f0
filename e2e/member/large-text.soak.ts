import { accounts, expect, signIn, test } from '../fixtures/portal.ts';
import { expectNoSidewaysScroll, largeText } from '../fixtures/text-size.ts';

test.use(largeText);

for (const name of ['budi', 'andi'] as const) {
  test(`look: the member area of ${name} needs no sideways scrolling with text at 200 %`, async ({
    page,
  }) => {
    await signIn(page, accounts[name]);
    await expect(page).toHaveURL(/dashboard/);
    for (const path of [
      '/dashboard/alumni',
      '/alumni/my-content',
      '/alumni/post-job',
      '/notifications',
      '/profile-settings',
    ]) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoSidewaysScroll(page, path);
    }
    for (const add of [/^Tambah Riwayat/, /^Tambah Pelatihan/, /^Tambah Org/, /^Tambah Pend/]) {
      await page.getByRole('button', { name: add }).click();
      await page.getByRole('button', { name: 'Tambahkan' }).last().click();
    }
    await page.getByLabel('Lokasi').fill('Siak');
    await expectNoSidewaysScroll(page, 'open forms');
    await page.getByRole('button', { name: 'Ubah Password' }).click();
    await page.getByRole('banner').first().getByRole('link', { name: 'IKA Teknik' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoSidewaysScroll(page, 'question before leaving');
  });
}
