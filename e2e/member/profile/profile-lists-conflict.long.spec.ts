import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import { arrivesUnanswered } from '../../fixtures/arrives-unanswered.ts';
import { accounts, expect, test, toast } from '../../fixtures/portal.ts';
import { field, openProfile, section, storedRow } from './profile-screen.ts';

async function addInTwoTabs(page: Page, portal: LocalStack) {
  const other = await page.context().newPage();
  await other.goto('/profile-settings');
  for (const [tab, name] of [
    [page, 'Ahli K3'],
    [other, 'Ahli Energi'],
  ] as const) {
    await tab.getByRole('button', { name: 'Tambah Pelatihan' }).click();
    await field(tab, 'Nama Pelatihan atau Sertifikasi').fill(name);
    await field(tab, 'Penyelenggara').fill('Kemnaker');
  }
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: 'Tambahkan' }).click();
    await expect(toast(tab, 'Pelatihan Ditambahkan')).toBeVisible();
  }
  const row = JSON.stringify((await storedRow(portal, accounts.budi))?.trainings_certifications);
  expect(row).toContain('Ahli K3');
  expect(row).toContain('Ahli Energi');
  return other;
}

async function changeInTwoTabs(page: Page, other: Page, portal: LocalStack) {
  const saveIssuer = async (tab: Page, issuer: string) => {
    await field(tab, 'Penyelenggara').fill(issuer);
    await tab.getByRole('button', { name: 'Simpan Perubahan' }).click();
  };
  for (const tab of [page, other]) await tab.getByRole('button', { name: 'Ubah Ahli K3' }).click();
  await field(other, 'Tahun').fill('2024');
  await saveIssuer(page, 'BNSP');
  await expect(toast(page, 'Pelatihan Diperbarui')).toBeVisible();
  await saveIssuer(other, 'LSP');
  const question = other.getByRole('dialog', { name: 'Entri ini juga diubah di tempat lain' });
  await expect(question.getByRole('definition')).toHaveText('TersimpanBNSPIsian AndaLSP');
  await question.getByRole('button', { name: 'Pakai yang tersimpan' }).click();
  await expect(field(other, 'Penyelenggara')).toHaveValue('BNSP');
  await expect(field(other, 'Tahun')).toHaveValue('2024');
  await saveIssuer(other, 'LSP');
  await expect(toast(other, 'Pelatihan Diperbarui')).toBeVisible();
  expect((await storedRow(portal, accounts.budi))?.trainings_certifications).toContainEqual(
    expect.objectContaining({ name: 'Ahli K3', issuer: 'LSP', year: '2024' }),
  );
}

async function changeWhatIsChangedElsewhere(page: Page, portal: LocalStack) {
  const work = section(page, 'Riwayat pekerjaan');
  await work
    .getByRole('button', { name: /^Ubah / })
    .first()
    .click();
  await field(page, 'Posisi').fill('Jabatan dari tab ini');
  const stored = () =>
    portal.query("select id from work_history where position = 'Jabatan dari tab ini'");
  for (const [change, title] of [
    ["update work_history set position = 'Jabatan lain'", 'Entri ini juga diubah di tempat lain'],
    ['delete from work_history', 'Entri ini dihapus di tempat lain'],
  ] as const) {
    await portal.query(change);
    await work.getByRole('button', { name: 'Simpan Perubahan' }).click();
    const asked = page.getByRole('dialog', { name: title });
    await expect(asked).toContainText('Jabatan dari tab ini');
    expect(await stored()).toHaveLength(0);
    await asked.getByRole('button', { name: 'Simpan isian saya' }).click();
    // Not by the toast, which may still be that of the save before.
    await expect.poll(stored).toHaveLength(1);
    await work.getByRole('button', { name: 'Ubah Jabatan dari tab ini' }).click();
    await field(page, 'Nama Perusahaan atau Usaha').fill('PT Lain');
  }
}

async function loseAnswers(page: Page, portal: LocalStack) {
  const trainings = section(page, 'Pelatihan & sertifikasi');
  await trainings.getByRole('button', { name: 'Tambah Pelatihan' }).click();
  await field(page, 'Nama Pelatihan atau Sertifikasi').fill('Ahli Relai');
  await field(page, 'Penyelenggara').fill('Kemnaker');
  const work = section(page, 'Riwayat pekerjaan');
  await work.getByRole('button', { name: 'Tambah Riwayat Pekerjaan' }).click();
  await field(page, 'Nama Perusahaan atau Usaha').fill('CV Terang');
  await field(page, 'Posisi').fill('Pemilik');
  await field(page, 'Bulan mulai').selectOption('Mei');
  await field(page, 'Tahun mulai').selectOption('2021');

  const answers = [
    await arrivesUnanswered(page, '**/rest/v1/rpc/save_alumni_item'),
    await arrivesUnanswered(page, '**/rest/v1/work_history*'),
  ];
  await trainings.getByRole('button', { name: 'Tambahkan' }).click();
  await expect(toast(page, 'Gagal Menyimpan')).toBeVisible();
  await work.getByRole('button', { name: 'Tambahkan' }).click();
  await expect(toast(page, 'Gagal menyimpan riwayat')).toBeVisible();
  for (const answerAgain of answers) await answerAgain();
  await trainings.getByRole('button', { name: 'Tambahkan' }).click();
  await expect(toast(page, 'Pelatihan Ditambahkan')).toBeVisible();
  await work.getByRole('button', { name: 'Tambahkan' }).click();
  await expect(toast(page, 'Riwayat Pekerjaan Ditambahkan')).toBeVisible();

  const row = await storedRow(portal, accounts.budi);
  expect(JSON.stringify(row?.trainings_certifications).match(/Ahli Relai/g)).toHaveLength(1);
  const entries = await portal.query(
    `select id from work_history where company_name = 'CV Terang'`,
  );
  expect(entries).toHaveLength(1);
}

test('two tabs, repeated sending: entries of both tabs stay, and a lost answer makes no second entry', async ({
  page,
  portal,
}) => {
  await openProfile(page, accounts.budi);
  await test.step('repeated sending: an entry that arrived without an answer and is sent again is one entry', () =>
    loseAnswers(page, portal));
  const other = await test.step('two tabs: two tabs add to one list, and both entries stay', () =>
    addInTwoTabs(page, portal));
  await test.step('two tabs: of one entry both versions are offered', () =>
    changeInTwoTabs(page, other, portal));
  await test.step('two tabs: an entry that was changed or deleted elsewhere is offered too', () =>
    changeWhatIsChangedElsewhere(page, portal));
});
