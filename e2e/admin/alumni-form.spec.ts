import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import { expect, openInPage, test, toast } from '../fixtures.ts';
import {
  expectNoStowaways,
  generatePicture,
  refusedFiles,
  withStowaways,
} from '../picture-files.ts';
import { expectUncovered } from '../uncovered.ts';
import {
  addAlumni,
  alumniRows,
  count,
  form,
  onChange,
  openAlumni,
  save,
  stored,
} from './alumni-screen.ts';
import { main, press } from './list-screen.ts';

const warga = 'warga.1@contoh.example';
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });

/** Opens the form of an alumnus without an account. */
async function editWarga(page: Page, portal: LocalStack) {
  await addAlumni(portal, 2);
  await openAlumni(page, '?q=warga');
  await press(page, 'Ubah', 'Warga 0001');
  await expect(field(page, 'Nama lengkap')).toHaveValue('Warga 0001');
}

test('asks for name and e-mail, years of four digits and real links, then adds the alumnus', async ({
  page,
  portal,
}) => {
  await openAlumni(page);
  await page.getByRole('button', { name: 'Tambah Alumni' }).click();
  await field(page, 'Angkatan').fill('20');
  const links = [
    'javascript:alert(1)',
    'JaVa\tscript:x',
    'data:text/html,x',
    'https://a@evil.example',
  ];
  for (const link of [...links, '//evil.example', `https://a.example/${'x'.repeat(3000)}`]) {
    await field(page, 'LinkedIn').fill(link);
    await field(page, 'Situs web').fill(link);
    await save(page).click();
    await expect(form(page).getByText(/^Tulis alamat lengkap/), link).toHaveCount(2);
  }
  await expect(form(page).getByText('Nama lengkap harus diisi.')).toBeVisible();
  await expect(form(page).getByText('Email harus diisi.')).toBeVisible();
  await expect(form(page).getByText(/^Tulis tahun dengan empat angka/)).toBeVisible();
  await field(page, 'LinkedIn').fill('https://www.linkedin.com/in/uji');
  await field(page, 'Situs web').fill('');
  await field(page, 'Angkatan').fill('2010');
  await field(page, 'Nama lengkap').fill('  Dewi Uji ');
  await field(page, 'Email').fill('Dewi.Uji@Contoh.example');
  // While the messages disappear, the fields below them still move.
  await expect(form(page).getByText(/harus diisi/)).toHaveCount(0);
  await form(page).getByRole('combobox', { name: 'Status' }).click();
  await page.locator('.ant-select-item-option[title="Terverifikasi"]').click();
  await expect(form(page).getByTitle('Terverifikasi', { exact: true })).toBeVisible();
  await field(page, 'Lencana khusus').fill('Pendiri');
  await form(page).getByRole('switch', { name: 'Boleh memasang lowongan' }).click();
  // A double press makes one row.
  await save(page).dblclick();
  await expect(toast(page, 'Data alumni telah ditambahkan')).toBeVisible();
  await expect(count(page)).toHaveText('Alumni (66)');
  await expect(form(page)).toHaveCount(0);
  expect(await stored(portal, 'dewi.uji@contoh.example')).toMatchObject({
    full_name: 'Dewi Uji',
    entry_year: '2010',
    graduation_year: null,
    linkedin_url: 'https://www.linkedin.com/in/uji',
    validation_status: 'verified',
    special_badge: 'Pendiri',
    can_post_jobs: true,
  });
});

test('a form says what is wrong when it is sent, and the message goes as soon as it is corrected', async ({
  page,
}) => {
  await openAlumni(page);
  await page.getByRole('button', { name: 'Tambah Alumni' }).click();
  const objection = form(page).getByText(/^Tulis tahun dengan empat angka/);
  await field(page, 'Angkatan').pressSequentially('201', { delay: 100 });
  expect(await objection.count()).toBe(0);
  await save(page).click();
  await expect(objection).toBeVisible();
  await field(page, 'Angkatan').press('End');
  await field(page, 'Angkatan').pressSequentially('0');
  await expect(objection).toHaveCount(0);
});

test('repeated sending: arrived without an answer and saved again makes exactly one row', async ({
  page,
  portal,
}) => {
  await openAlumni(page, '?form=baru');
  await field(page, 'Nama lengkap').fill('Dewi Uji');
  await field(page, 'Email').fill('dewi.uji@contoh.example');
  await page.route(
    alumniRows,
    onChange(async (route) => {
      await route.fetch();
      await route.abort('timedout');
    }),
  );
  await save(page).click();
  await expect(toast(page, 'Error')).toBeVisible();
  await page.unroute(alumniRows);
  await save(page).click();
  await expect(toast(page, 'Data alumni telah ditambahkan')).toBeVisible();
  await expect(count(page)).toHaveText('Alumni (66)');
  expect(await portal.query(`select id from alumni where full_name = 'Dewi Uji'`)).toHaveLength(1);
});

test('the e-mail follows the account, and is free only without one', async ({ page, portal }) => {
  await editWarga(page, portal);
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
  const siti = await stored(portal, 'siti.rahmawati@alumni-te.example');
  await openInPage(page, `/admin/manage-alumni?form=${siti?.id}`);
  await expect(field(page, 'Email')).toHaveValue('siti.rahmawati@alumni-te.example');
  await expect(field(page, 'Email')).not.toBeEditable();
  await expect(form(page)).toContainText('emailnya mengikuti akun itu');
});

test('two tabs: a newer version is never overwritten unasked, and nobody who was deleted meanwhile is saved', async ({
  page,
  portal,
}) => {
  await test.step('two tabs: a newer version is never overwritten unasked; changes to different fields both stay', async () => {
    await editWarga(page, portal);
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
  });
  await test.step('an alumnus who was deleted meanwhile is not saved, and a toast says so', async () => {
    await press(page, 'Ubah', 'Warga 0001');
    await expect(field(page, 'Nama lengkap')).toHaveValue('Warga 0001');
    await portal.query('delete from alumni where email = $1', [warga]);
    await field(page, 'Perusahaan').fill('PT Saya');
    await save(page).click();
    await expect(toast(page, 'Data Sudah Dihapus')).toBeVisible();
    await expect(field(page, 'Perusahaan')).toHaveValue('PT Saya');
  });
});

test('disguised files, clean pictures, oversized files, generated names: a picture goes into avatars/ under the id, re-encoded, and the former file goes; others are refused', async ({
  page,
  portal,
}) => {
  await editWarga(page, portal);
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
  const name = new RegExp(`/avatars/${row?.id}_[0-9]{13}_[0-9a-f]+\\.jpg$`);
  expect(row?.profile_image_url).toMatch(name);
  expect((await page.request.get(String(row?.profile_image_url))).status()).toBe(200);
  await press(page, 'Ubah', 'Warga 0001');
  await choose('image/jpeg');
  const second = String((await stored(portal, warga))?.profile_image_url);
  expect(second).not.toBe(row?.profile_image_url);
  await expectNoStowaways(page, second);
  await expect
    .poll(async () => (await page.request.get(String(row?.profile_image_url))).status())
    .toBeGreaterThanOrEqual(400);
});

test('deletes after a question that says what becomes of the account', async ({ page, portal }) => {
  await openAlumni(page, '?q=andi+wijaya');
  await press(page, 'Hapus', 'Andi Wijaya');
  const question = page.getByRole('dialog', { name: 'Hapus alumni ini?' });
  await expect(question).toContainText('Andi Wijaya');
  await expect(question).toContainText('Akunnya tetap ada');
  await question.getByRole('button', { name: 'Batal' }).click();
  expect(await stored(portal, 'andi.wijaya@alumni-te.example')).toBeDefined();
  await main(page).getByRole('button', { name: 'Andi Wijaya', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
  await question.getByRole('button', { name: 'Hapus' }).click();
  await expect(toast(page, 'Data alumni telah dihapus')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await stored(portal, 'andi.wijaya@alumni-te.example')).toBeUndefined();
  const account = "select id from auth.users where email = 'andi.wijaya@alumni-te.example'";
  expect(await portal.query(account)).toHaveLength(1);
});

test('form: sent from its end, it shows the first wrong field whole, with its name and what is wrong', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openAlumni(page);
  await page.getByRole('button', { name: 'Tambah Alumni' }).click();
  await field(page, 'Nama lengkap').fill('Dewi Uji');
  await field(page, 'Email').fill('dewi.uji@contoh.example');
  await field(page, 'Angkatan').fill('20');
  await field(page, 'Lencana khusus').fill('Pendiri');
  await save(page).click();
  await expect(field(page, 'Angkatan')).toBeFocused();
  await expectUncovered(form(page).getByText('Angkatan', { exact: true }));
  await expectUncovered(form(page).getByText(/^Tulis tahun dengan empat angka/));
});
