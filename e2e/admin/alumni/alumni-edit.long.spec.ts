import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import {
  ageFiles,
  expectNoStowaways,
  generatePicture,
  refusedFiles,
  withStowaways,
} from '../../fixtures/picture-files.ts';
import { expect, openInPage, test, toast } from '../../fixtures/portal.ts';
import { main, press } from '../table/list-screen.ts';
import { addAlumni, field, form, openAlumni, save, stored } from './alumni-screen.ts';

const warga = 'warga.1@contoh.example';

/** Opens the form of an alumnus without an account. */
async function editWarga(page: Page, portal: LocalStack) {
  await addAlumni(portal, 2);
  await openAlumni(page, '?q=warga');
  await press(page, 'Ubah', 'Warga 0001');
  await expect(field(page, 'Nama lengkap')).toHaveValue('Warga 0001');
}

async function mergesNewerVersion(page: Page, portal: LocalStack) {
  await field(page, 'Perusahaan').fill('PT Saya');
  await portal.query(`update alumni set company = 'PT Mereka', version = 1 where email = $1`, [
    warga,
  ]);
  await save(page).click();
  const conflict = page.getByRole('dialog', { name: 'Data ini baru saja diubah' });
  await expect(conflict.getByRole('term')).toHaveText(['Perusahaan']);
  await expect(conflict).toContainText('PT Mereka');
  expect(await stored(portal, warga)).toMatchObject({ company: 'PT Mereka' });
  await conflict.getByRole('button', { name: 'Pakai versi mereka' }).click();
  await expect(field(page, 'Perusahaan')).toHaveValue('PT Mereka');
  await field(page, 'Perusahaan').fill('PT Kita');
  await portal.query(`update alumni set location = 'Dumai' where email = $1`, [warga]);
  await save(page).click();
  await expect(toast(page, 'Data alumni telah diperbarui')).toBeVisible();
  expect(await stored(portal, warga)).toMatchObject({ company: 'PT Kita', location: 'Dumai' });
}

async function replacesPicture(page: Page, portal: LocalStack) {
  await press(page, 'Ubah', 'Warga 0001');
  const size = { width: 60, height: 40 };
  const offer = (buffer: Buffer) =>
    form(page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer });
  const choose = async (type: string) => {
    await offer(withStowaways(await generatePicture(page, type, size)));
    await expect(form(page).getByRole('img', { name: 'Pratinjau' })).toBeVisible();
    await save(page).click();
    await expect(form(page)).toHaveCount(0);
  };
  for (const [buffer, title] of refusedFiles(await generatePicture(page, 'image/png', size), 2)) {
    await offer(buffer);
    await expect(toast(page, title)).toBeVisible();
  }
  await choose('image/png');
  const row = await stored(portal, warga);
  expect(row?.profile_image_url).toMatch(/\/avatars\/[0-9]{13}_[0-9a-f]+\.jpg$/);
  expect((await page.request.get(String(row?.profile_image_url))).status()).toBe(200);
  await ageFiles(portal);
  await press(page, 'Ubah', 'Warga 0001');
  await choose('image/jpeg');
  const second = String((await stored(portal, warga))?.profile_image_url);
  expect(second).not.toBe(row?.profile_image_url);
  await expectNoStowaways(page, second);
  await expect
    .poll(async () => (await page.request.get(String(row?.profile_image_url))).status())
    .toBeGreaterThanOrEqual(400);
}

async function changesEmail(page: Page, portal: LocalStack) {
  await press(page, 'Ubah', 'Warga 0001');
  await field(page, 'Email').fill('andi.wijaya@alumni-te.example');
  await field(page, 'Jabatan').fill('Kepala Gardu');
  await save(page).click();
  // The code 23505 is reported at the field.
  await expect(form(page).getByText('Email ini sudah dipakai alumni lain.')).toBeVisible();
  await expect(toast(page, 'Error')).toBeVisible();
  await expect(field(page, 'Email')).toBeFocused();
  await field(page, 'Email').fill('warga.baru@contoh.example');
  await save(page).click();
  await expect(toast(page, 'Data alumni telah diperbarui')).toBeVisible();
  expect(await stored(portal, 'warga.baru@contoh.example')).toMatchObject({
    full_name: 'Warga 0001',
    job_title: 'Kepala Gardu',
  });
}

async function keepsWordsOfDeleted(page: Page, portal: LocalStack) {
  await press(page, 'Ubah', 'Warga 0001');
  await expect(field(page, 'Nama lengkap')).toHaveValue('Warga 0001');
  await portal.query('delete from alumni where email = $1', ['warga.baru@contoh.example']);
  await field(page, 'Perusahaan').fill('PT Saya');
  await save(page).click();
  await expect(toast(page, 'Data Sudah Dihapus')).toBeVisible();
  await expect(field(page, 'Perusahaan')).toHaveValue('PT Saya');
}

async function locksEmailOfAccount(page: Page, portal: LocalStack) {
  const siti = await stored(portal, 'siti.rahmawati@alumni-te.example');
  await openInPage(page, `/admin/manage-alumni?form=${siti?.id}`);
  await expect(field(page, 'Email')).toHaveValue('siti.rahmawati@alumni-te.example');
  await expect(field(page, 'Email')).not.toBeEditable();
  await expect(form(page)).toContainText('emailnya mengikuti akun itu');
}

async function deletesAfterQuestion(page: Page, portal: LocalStack) {
  await openInPage(page, '/admin/manage-alumni?q=andi+wijaya');
  await press(page, 'Hapus', 'Andi Wijaya');
  const question = page.getByRole('dialog', { name: 'Hapus alumni ini?' });
  await expect(question).toContainText('Andi Wijaya');
  await expect(question).toContainText('Akunnya tetap ada');
  await question.getByRole('button', { name: 'Tidak jadi' }).click();
  expect(await stored(portal, 'andi.wijaya@alumni-te.example')).toBeDefined();
  await main(page).getByRole('button', { name: 'Andi Wijaya', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
  await question.getByRole('button', { name: 'Hapus' }).click();
  await expect(toast(page, 'Data alumni telah dihapus')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await stored(portal, 'andi.wijaya@alumni-te.example')).toBeUndefined();
  const account = "select id from auth.users where email = 'andi.wijaya@alumni-te.example'";
  expect(await portal.query(account)).toHaveLength(1);
}

test('clean pictures, disguised files, generated names, oversized files, two tabs: an alumnus is edited', async ({
  page,
  portal,
}) => {
  await editWarga(page, portal);
  await test.step('a newer version is never overwritten unasked; changes to different fields both stay', () =>
    mergesNewerVersion(page, portal));
  await test.step('a picture goes into avatars/, re-encoded, and the former file goes; others are refused', () =>
    replacesPicture(page, portal));
  await test.step('the e-mail is free without an account, unless somebody else has it', () =>
    changesEmail(page, portal));
  await test.step('an alumnus who was deleted meanwhile is not saved, and a toast says so', () =>
    keepsWordsOfDeleted(page, portal));
  await page.getByRole('dialog').getByRole('button', { name: 'Batal' }).click();
  await page.getByRole('button', { name: 'Tinggalkan tanpa menyimpan' }).click();
  await test.step('the e-mail follows the account', () => locksEmailOfAccount(page, portal));
  await test.step('deletes after a question that says what becomes of the account', () =>
    deletesAfterQuestion(page, portal));
});
