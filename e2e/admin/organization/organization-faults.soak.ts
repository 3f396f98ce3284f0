import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import { expect, test, toast } from '../../fixtures/portal.ts';
import {
  button,
  drawer,
  field,
  firstTwo,
  group,
  main,
  openOrganization,
  organizationRows,
  readAgain,
  save,
  startMember,
  storedMember,
} from './organization-screen.ts';

async function rowsNamed(portal: LocalStack, name: string) {
  return (await portal.query('select id from organization_structure where name = $1', [name]))
    .length;
}

async function expectNobody(page: Page) {
  await page.route(organizationRows, (route) =>
    route.fulfill({ status: 404, json: { code: 'PGRST205', message: 'tidak ada' } }),
  );
  await openOrganization(page);
  await expect(main(page).getByText('Belum ada anggota')).toBeVisible();
  await page.unroute(organizationRows);
  await readAgain(page);
}

async function expectRefusals(page: Page, name: string) {
  await page.route(organizationRows, (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status: 400, json: { code: 'PT400', message: 'Melanggar ketentuan' } }),
  );
  await button(page, `Edit ${name}`).click();
  await field(page, 'Jabatan').fill('Tidak Tersimpan');
  await save(page).click();
  await expect(toast(page, 'Operasi Gagal')).toBeVisible();
  await expect(toast(page, 'Melanggar ketentuan')).toBeVisible();
  await expect(field(page, 'Jabatan')).toHaveValue('Tidak Tersimpan');
  await drawer(page).getByRole('button', { name: 'Batal' }).click();
  await page.getByRole('button', { name: 'Tinggalkan tanpa menyimpan' }).click();
  await button(page, `Hapus ${name}`).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
  await expect(toast(page, 'Gagal menghapus anggota')).toBeVisible();
  await expect(group(page, 'Dewan Penasehat')).toContainText(name);
  await page.unroute(organizationRows);
}

async function expectOneRowEach(page: Page, portal: LocalStack) {
  await startMember(page, 'Sekali Saja', 'Ketua');
  await save(page).dblclick();
  await expect(toast(page, 'Anggota Ditambahkan')).toBeVisible();
  expect(await rowsNamed(portal, 'Sekali Saja')).toBe(1);

  await startMember(page, 'Tanpa Jawaban', 'Ketua');
  await page.route(organizationRows, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort('timedout');
  });
  await save(page).click();
  await expect(toast(page, 'Operasi Gagal')).toBeVisible();
  expect(await rowsNamed(portal, 'Tanpa Jawaban')).toBe(1);
  await page.unroute(organizationRows);
  await save(page).click();
  await expect(toast(page, 'Anggota Ditambahkan')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await rowsNamed(portal, 'Tanpa Jawaban')).toBe(1);
}

async function expectQuestionsAboutVersions(page: Page, portal: LocalStack, name: string) {
  const changeBehind = (position: string) =>
    portal.query('update organization_structure set position = $1 where name = $2', [
      position,
      name,
    ]);
  const question = page.getByRole('dialog', { name: 'Data ini baru saja diubah' });

  await button(page, `Edit ${name}`).click();
  await changeBehind('Versi Lain');
  await field(page, 'Jabatan').fill('Versi Saya');
  await save(page).click();
  await expect(question).toContainText('Jabatan');
  await expect(question).toContainText('Versi Lain');
  await expect(question).toContainText('Versi Saya');
  await expect(question).not.toContainText('Deskripsi tugas');
  await question.getByRole('button', { name: 'Batal' }).click();
  await expect(field(page, 'Jabatan')).toHaveValue('Versi Saya');
  await save(page).click();
  await question.getByRole('button', { name: 'Pakai versi mereka' }).click();
  await expect(field(page, 'Jabatan')).toHaveValue('Versi Lain');
  expect(await storedMember(portal, name)).toMatchObject({ position: 'Versi Lain' });

  await changeBehind('Versi Ketiga');
  await field(page, 'Jabatan').fill('Versi Saya');
  await save(page).click();
  await question.getByRole('button', { name: 'Simpan versi saya' }).click();
  await expect(toast(page, 'Anggota Diperbarui')).toBeVisible();
  expect(await storedMember(portal, name)).toMatchObject({ position: 'Versi Saya' });
}

async function expectDeletedStaysDeleted(page: Page, portal: LocalStack, name: string) {
  await button(page, `Edit ${name}`).click();
  await portal.query('delete from organization_structure where name = $1', [name]);
  await field(page, 'Jabatan').fill('Terlambat');
  await save(page).click();
  await expect(toast(page, 'Data Sudah Dihapus')).toBeVisible();
  await expect(field(page, 'Jabatan')).toHaveValue('Terlambat');
}

test('error codes, repeated sending, two tabs: no text is lost, no member stored twice', async ({
  page,
  portal,
}) => {
  const { first: name } = await firstTwo(portal);
  await test.step('error codes: a missing table is an empty list, without an error', async () => {
    await expectNobody(page);
  });
  await test.step("error codes: 'Operasi Gagal' and 'Gagal menghapus anggota' with the server's message; the form stays", async () => {
    await expectRefusals(page, name);
  });
  await test.step('repeated sending: a double click, and an answer that got lost, make exactly one member', async () => {
    await expectOneRowEach(page, portal);
  });
  await test.step('two tabs: a dialog asks before a newer version is overwritten, and the chosen version is stored', async () => {
    await expectQuestionsAboutVersions(page, portal, name);
  });
  await test.step('a member who was deleted meanwhile cannot be saved, and the form says so', async () => {
    await expectDeletedStaysDeleted(page, portal, name);
  });
});
