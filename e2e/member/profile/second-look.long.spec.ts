import type { Page } from 'playwright/test';
import { expectAccessible } from '../../fixtures/axe.ts';
import { generatePicture } from '../../fixtures/picture-files.ts';
import { accounts, endUndoTime, expect, openAs, test, toast } from '../../fixtures/portal.ts';
import { choosePhoto, cropDialog } from './pictures.ts';
import { field, section } from './profile-screen.ts';

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Minta ditinjau ulang' });

async function ask(page: Page, note: string) {
  const button = main(page).getByRole('button', { name: 'Minta ditinjau ulang' });
  await button.focus();
  await page.keyboard.press('Enter');
  await dialog(page)
    .getByLabel(/Catatan/)
    .fill(note);
  await dialog(page).getByRole('button', { name: 'Kirim permintaan' }).focus();
  await page.keyboard.press('Enter');
}

/** The toast says that nothing is sent yet, and leads to the button that sends it. */
async function expectNextStep(page: Page, title: string) {
  await expect(toast(page, title)).toBeVisible();
  const region = page.getByRole('region', { name: 'Notification' });
  await expect(region).toContainText('Langkah berikutnya: minta ditinjau ulang');
  await region.getByRole('button', { name: 'Minta ditinjau ulang' }).click();
  await expect(main(page).getByRole('button', { name: 'Minta ditinjau ulang' })).toBeFocused();
}

test('a refused alumnus reads why, mends the profile, asks again and is verified', async ({
  page,
  portal,
}) => {
  const change = (columns: string) =>
    portal.query(`update alumni set ${columns} where email = '${accounts.andi.email}'`);
  await change(`validation_status = 'rejected', decision_code = 'number-or-year',
    decision_note = 'NIM atau tahun tidak sesuai', decided_at = now()`);
  await endUndoTime(portal);
  await test.step('the dashboard says why', async () => {
    await openAs(page, accounts.andi, '/dashboard/alumni');
    await expect(main(page)).toContainText('Alasan: NIM atau tahun tidak sesuai');
    await expectAccessible(page, 'a refusal');
  });
  await test.step('who asks too soon reads so in the dialog, and loses no word', async () => {
    await ask(page, 'Sudah saya periksa.');
    await expect(dialog(page).getByRole('alert')).toContainText('10 menit setelah keputusan');
    await expect(dialog(page).getByLabel(/Catatan/)).toHaveValue('Sudah saya periksa.');
    await expectAccessible(page, 'a second look that is refused');
    await page.keyboard.press('Escape');
  });
  await change(`decided_at = now() - interval '11 minutes'`);
  await test.step('the profile is mended, and asked for again', async () => {
    await main(page).getByRole('link', { name: 'Perbaiki profil' }).click();
    await expect(main(page)).toContainText('Alasan: NIM atau tahun tidak sesuai');
    await main(page).getByLabel('NIM').fill('11555100777');
    await main(page).getByRole('button', { name: 'Simpan Profil' }).click();
    await expectNextStep(page, 'Profil Berhasil Diperbarui');
  });
  await test.step('what is corrected in a list or in the picture is not sent by that either', async () => {
    const training = section(page, 'Pelatihan & sertifikasi');
    await training.getByRole('button', { name: 'Tambah Pelatihan' }).click();
    await field(page, 'Nama Pelatihan atau Sertifikasi').fill('Ahli K3');
    await field(page, 'Penyelenggara').fill('Kemnaker');
    await training.getByRole('button', { name: 'Tambahkan' }).click();
    await expectNextStep(page, 'Pelatihan Ditambahkan');
    await training.getByRole('button', { name: 'Hapus Ahli K3' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
    await expectNextStep(page, 'Pelatihan Dihapus');
    await choosePhoto(page, 'saya.png', await generatePicture(page, 'image/png'));
    await cropDialog(page).getByRole('button', { name: 'Simpan Foto' }).click();
    await expectNextStep(page, 'Foto Profil Diperbarui');
  });
  await test.step('it is asked for again', async () => {
    await ask(page, 'NIM saya perbaiki.');
    await expect(toast(page, 'Permintaan Terkirim')).toBeVisible();
    await expect(main(page)).toContainText('Sedang Ditinjau Ulang');
    const [row] = await portal.query('select * from alumni where email = $1', [
      accounts.andi.email,
    ]);
    expect(row).toMatchObject({
      validation_status: 'pending',
      nim: '11555100777',
      review_note: 'NIM saya perbaiki.',
    });
  });
  await test.step('once verified, nothing is left of the refusal', async () => {
    await change(`validation_status = 'verified', decision_note = null, decided_at = now()`);
    await page.reload();
    await expect(main(page).getByText('Terverifikasi', { exact: true })).toBeVisible();
    await expect(main(page)).not.toContainText('Ditinjau');
  });
});
