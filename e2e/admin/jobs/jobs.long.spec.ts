import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import { ageFiles } from '../../fixtures/picture-files.ts';
import { expect, test, toast } from '../../fixtures/portal.ts';
import {
  drawer,
  expectOnSite,
  expectPublic,
  fillRequired,
  focusedRow,
  giveReason,
  heading,
  lists,
  main,
  openList,
  pick,
  press,
  row,
  save,
  storedRow,
} from '../table/list-screen.ts';

const list = lists.jobs;
const title = 'Insinyur Proteksi Gardu';
const linked = 'Insinyur dengan Tautan';
const open = 'Network Engineer';
const closed = 'Project Engineer Jaringan Serat Optik';

async function seeColumns(page: Page) {
  // In a narrower window the proposer leaves the table first.
  await page.setViewportSize({ width: 1680, height: 900 });
  await openList(page, list);
  await expect(main(page).getByRole('columnheader')).toHaveText([
    '',
    'Judul',
    'Perusahaan',
    'Jenis',
    'Status',
    'Batas',
    'Dibuat',
    'Pengusul',
    'Tindakan',
  ]);
  await expect(row(page, list.pending)).toContainText('Budi Santoso');
  await expect(row(page, open)).not.toContainText('Budi Santoso');
  await expect(page).toHaveTitle('Kelola Lowongan | IKA Teknik Elektro');
  await page.setViewportSize({ width: 1440, height: 900 });
}

async function closeAndReopen(page: Page, portal: LocalStack) {
  await expectPublic(portal, list, open, 1);
  await press(page, 'Tutup Lowongan', open);
  await expect(toast(page, 'Status Lowongan Diperbarui')).toBeVisible();
  await expect(row(page, open)).toContainText('Ditutup');
  await expectPublic(portal, list, open, 0);
  await press(page, 'Buka Kembali', open);
  await expect(row(page, open)).toContainText('Tayang');
  await expect.poll(async () => (await storedRow(portal, list, open))?.status).toBe('approved');
  await expectOnSite(page, list, open);
  await expect(
    row(page, closed).getByRole('button', { name: `Buka Kembali ${closed}` }),
  ).toBeVisible();
}

async function rejectAndApprove(page: Page, portal: LocalStack) {
  await press(page, 'Tolak', list.pending);
  await giveReason(page);
  await expect(row(page, list.pending)).toContainText('Ditolak');
  await expectPublic(portal, list, list.pending, 0);
  await expect(row(page, list.pending).getByRole('button')).toHaveText([
    list.pending,
    'Setujui',
    '',
    '',
  ]);
  await press(page, 'Setujui', list.pending);
  await expect(row(page, list.pending)).toContainText('Tayang');
  await expectPublic(portal, list, list.pending, 1);
}

async function add(page: Page, portal: LocalStack) {
  await main(page).getByRole('button', { name: 'Tambah Lowongan' }).click();
  await fillRequired(page, list, title);
  const form = drawer(page, list);
  await form.getByLabel('Lokasi').fill('Dumai');
  await form.getByLabel('Tautan lamaran').fill('hrd@contoh.example');
  await form.getByLabel('Tautan lamaran').blur();
  await expect(form.getByLabel('Tautan lamaran')).toHaveValue('mailto:hrd@contoh.example');
  await save(page, list).click();
  await expect(toast(page, 'Lowongan Ditambahkan')).toBeVisible();
  await expect(heading(page)).toHaveText('Lowongan (13)');
  expect(await storedRow(portal, list, title)).toMatchObject({
    company_name: 'PT Uji Listrik',
    location: 'Dumai',
    job_type: 'Full-time',
    description: 'Menguji rele proteksi.',
    application_link: 'mailto:hrd@contoh.example',
    company_logo_url: null,
    status: 'pending',
  });
}

async function changeProposal(page: Page, portal: LocalStack) {
  const poster = (await storedRow(portal, list, list.pending))?.posted_by_user_id;
  await press(page, 'Ubah', list.pending);
  await pick(page, list, 'Status', 'Ditutup');
  await pick(page, list, 'Jenis pekerjaan', 'Freelance');
  await save(page, list).click();
  await expect(toast(page, 'Lowongan Diperbarui')).toBeVisible();
  await expect(row(page, list.pending)).toContainText('FreelanceDitutup');
  expect(await storedRow(portal, list, list.pending)).toMatchObject({
    status: 'closed',
    job_type: 'Freelance',
    posted_by_user_id: poster,
  });
}

async function remove(page: Page, portal: LocalStack) {
  await ageFiles(portal);
  const [job] = await portal.query(
    'select title, company_logo_url from job_postings where company_logo_url is not null limit 1',
  );
  const name = String(job?.title);
  const logo = String(job?.company_logo_url);
  await press(page, 'Hapus', name);
  const question = page.getByRole('dialog', { name: 'Hapus lowongan ini?' });
  await expect(question).toContainText(name);
  await question.getByRole('button', { name: 'Hapus' }).click();
  await expect(toast(page, 'Lowongan Dihapus')).toBeVisible();
  await expect(heading(page)).toHaveText('Lowongan (12)');
  await expect(focusedRow(page)).toHaveCount(1);
  expect(await storedRow(portal, list, name)).toBeUndefined();
  // As long as the job can be restored.
  expect((await page.request.get(`${logo}?kept`)).ok()).toBe(true);
}

async function refuseUnsafeLinks(page: Page, portal: LocalStack) {
  await main(page).getByRole('button', { name: 'Tambah Lowongan' }).click();
  const form = drawer(page, list);
  await save(page, list).click();
  for (const sentence of [
    'Judul harus diisi.',
    'Nama perusahaan harus diisi.',
    'Deskripsi harus diisi.',
  ]) {
    await expect(form.getByText(sentence)).toBeVisible();
  }
  await fillRequired(page, list, linked);
  const link = form.getByLabel('Tautan lamaran');
  for (const wrong of [
    'javascript:alert(1)',
    'JaVa\tscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'https://user@evil.example',
    'lihat situs kami',
  ]) {
    await link.fill(wrong);
    await save(page, list).click();
    await expect(form.getByText(/^Tulis tautan lengkap/), wrong).toBeVisible();
    await link.fill('');
    await link.blur();
    await expect(form.getByText(/^Tulis tautan lengkap/)).toHaveCount(0);
  }
  await link.fill('https://contoh.example/karier?a=1#b');
  await save(page, list).click();
  await expect(toast(page, 'Lowongan Ditambahkan')).toBeVisible();
  expect((await storedRow(portal, list, linked))?.application_link).toBe(
    'https://contoh.example/karier?a=1#b',
  );
}

test('unsafe links: a job is decided, edited with complete links only, and deleted with its logo', async ({
  page,
  portal,
}) => {
  await test.step('the table names title, company, kind, status, day of creation and the proposer', () =>
    seeColumns(page));
  await test.step("'Tutup Lowongan' takes an approved job off the site, 'Buka Kembali' brings it back", () =>
    closeAndReopen(page, portal));
  await test.step('one press rejects a proposal, and a rejected one can be approved', () =>
    rejectAndApprove(page, portal));
  await test.step('a new job waits and is full-time by default, and keeps every field', () =>
    add(page, portal));
  await test.step('the form sets any status and kind of a job that somebody else has proposed', () =>
    changeProposal(page, portal));
  await test.step('deletion asks for confirmation, then removes the row and its logo', () =>
    remove(page, portal));
  await test.step('title, company and description are required, and a link must be complete and safe', () =>
    refuseUnsafeLinks(page, portal));
});
