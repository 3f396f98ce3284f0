import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import { accounts, expect, openInPage, signIn, test, toast } from '../../fixtures/portal.ts';
import {
  button,
  chooseCategory,
  drawer,
  field,
  firstTwo,
  group,
  main,
  openOrganization,
  readAgain,
  save,
  startMember,
  storedMember,
} from './organization-screen.ts';

const headings = [
  /^Dewan Penasehat \(\d+\)$/,
  /^Dewan Pengawas/,
  /^Pengurus Inti/,
  /^Divisi Hubungan Alumni dan Mahasiswa/,
  /^Divisi Pengembangan Karir dan Wirausaha/,
  /^Divisi Pendidikan dan Beasiswa/,
  /^Divisi Inovasi dan Pemberdayaan Teknologi/,
  /^Divisi Data, Tracer, dan Informasi/,
  /^Divisi Pengembangan Program/,
  /^Koordinator Sektor/,
  /^Koordinator Wilayah/,
  /^Zona Baru/,
  /^Lainnya/,
];

async function expectCard(page: Page, portal: LocalStack, name: string) {
  const stored = await storedMember(portal, name);
  const card = group(page, 'Dewan Penasehat').getByRole('listitem').first();
  for (const text of [name, stored?.position, stored?.job_description]) {
    await expect(card).toContainText(String(text));
  }
  await expect(card).toContainText(`Urutan ${stored?.display_order}`);
  await expect(card.locator('img')).toHaveAttribute('src', String(stored?.image_url));
  for (const action of ['Edit', 'Hapus']) {
    await expect(card.getByRole('button', { name: `${action} ${name}` })).toBeVisible();
  }
}

test('members stand by category in an order that the admin changes', async ({ page, portal }) => {
  const { first, second } = await firstTwo(portal);
  const cards = group(page, 'Dewan Penasehat').getByRole('listitem');
  await test.step('members stand by category in the given order, with all that the admin needs to know', async () => {
    await portal.query(
      `insert into organization_structure (name, position, category) values
        ('Tanpa Bidang', 'Anggota', 'lainnya'), ('Ketua Zona', 'Ketua', 'zona-baru')`,
    );
    await openOrganization(page);
    await expect(page).toHaveTitle('Kelola Struktur Organisasi | IKA Teknik Elektro');
    await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(headings);
    await expectCard(page, portal, first);
    // Without a photo there are initials in its place.
    await expect(group(page, 'Lainnya').getByText('TB', { exact: true })).toBeVisible();
  });
  await test.step('the keyboard alone moves a member, hears the new place and keeps the focus', async () => {
    await expect(cards.first()).toContainText(first);
    await expect(button(page, `Naik: ${first}`)).toBeDisabled();
    await button(page, `Turun: ${first}`).focus();
    await page.keyboard.press('Enter');
    await expect(group(page, 'Dewan Penasehat').getByRole('status')).toHaveText(
      `${first} kini di urutan 2 dari 2.`,
    );
    await expect(cards.first()).toContainText(second);
    await expect(button(page, `Naik: ${first}`)).toBeFocused();
    expect(await firstTwo(portal)).toEqual({ first: second, second: first });
  });
  await test.step('members with the same number can be moved too', async () => {
    await portal.query('update organization_structure set display_order = 0');
    await portal.query("delete from organization_structure where category = 'dewan-pengawas'");
    await readAgain(page);
    await expect(cards).toContainText(['Urutan 0', 'Urutan 0']);
    const [upper] = (await cards.first().textContent())?.includes(first) ? [first] : [second];
    await button(page, `Turun: ${upper}`).click();
    await expect(cards.last()).toContainText(upper ?? '');
    await expect(cards.last()).toContainText('Urutan 2');
  });
  await test.step('a category chosen in the URL may be empty and says so; Back returns to all', async () => {
    await expect(group(page, 'Dewan Pengawas')).toHaveCount(0);
    await main(page).getByLabel('Kategori').selectOption({ label: 'Dewan Pengawas' });
    await expect(page).toHaveURL(/\?kategori=dewan-pengawas$/);
    await expect(main(page).getByText('Tidak ada anggota di kategori ini.')).toBeVisible();
    await expect(main(page).getByRole('heading', { level: 2 })).toHaveCount(1);
    await button(page, 'Tambah Anggota').click();
    await expect(drawer(page).getByTitle('Dewan Penasehat')).toBeVisible();
    await drawer(page).getByRole('button', { name: 'Batal' }).click();
    await page.goBack();
    await expect(main(page).getByText('Tidak ada anggota di kategori ini.')).toHaveCount(0);
    await expect(group(page, 'Dewan Penasehat')).toBeVisible();
  });
  await test.step('an unknown category in the URL is ignored', async () => {
    await openInPage(page, '/admin/manage-organization?kategori=tidak-ada');
    await expect(group(page, 'Dewan Penasehat')).toBeVisible();
    await expect(main(page).getByLabel('Kategori')).toHaveValue('');
  });
});

test('look: the form of a member requires a name, keeps an unknown category and what was typed', async ({
  page,
  portal,
}) => {
  await portal.query(
    `insert into organization_structure (name, position, category) values
      ('Ketua Zona', 'Ketua', 'zona-baru'), ('Pindah', 'Ketua', 'zona-lama')`,
  );
  await signIn(page, accounts.admin);
  await openInPage(page, '/admin/manage-organization');
  await test.step('look: closing the form, Back and a link ask before what was typed is lost', async () => {
    await expectQuestions(page);
  });
  await test.step('name and position are required, and an unknown category of a row is kept', async () => {
    await openInPage(page, '/admin/manage-organization?form=baru');
    await save(page).click();
    await expect(drawer(page).getByText('Nama harus diisi.')).toBeVisible();
    await expect(drawer(page).getByText('Jabatan harus diisi.')).toBeVisible();
    await expect(field(page, 'Nama')).toBeFocused();
    await drawer(page).getByRole('button', { name: 'Batal' }).click();
    await button(page, 'Edit Ketua Zona').click();
    await expect(drawer(page).getByTitle('Zona Baru')).toBeVisible();
    await field(page, 'Jabatan').fill('Ketua Umum');
    await save(page).click();
    await expect(toast(page, 'Anggota Diperbarui')).toBeVisible();
    expect(await storedMember(portal, 'Ketua Zona')).toMatchObject({
      category: 'zona-baru',
      position: 'Ketua Umum',
    });
  });
  await test.step('a category that has just lost its last member says so at once', async () => {
    await button(page, 'Hapus Ketua Zona').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
    await expect(toast(page, 'Anggota Dihapus')).toBeVisible();
    await expect(group(page, 'Zona Baru')).toContainText('Tidak ada anggota di kategori ini.');
    await expect(group(page, 'Zona Baru').getByRole('heading', { level: 2 })).toBeFocused();
    await button(page, 'Edit Pindah').click();
    await chooseCategory(page, 'Dewan Pengawas');
    await save(page).click();
    await expect(toast(page, 'Anggota Diperbarui')).toBeVisible();
    await expect(group(page, 'Zona Lama')).toContainText('Tidak ada anggota di kategori ini.');
  });
});

async function expectQuestions(page: Page) {
  await startMember(page, 'Belum Disimpan', 'Ketua');
  const question = page.getByRole('dialog', { name: 'Perubahan belum disimpan' });
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Tetap di halaman ini' }).click();
  await expect(field(page, 'Nama')).toHaveValue('Belum Disimpan');
  await page.goBack();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Tetap di halaman ini' }).click();
  await expect(field(page, 'Nama')).toHaveValue('Belum Disimpan');
  await drawer(page).getByRole('button', { name: 'Batal' }).click();
  await question.getByRole('button', { name: 'Tinggalkan tanpa menyimpan' }).click();
  await expect(drawer(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/manage-organization$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
}
