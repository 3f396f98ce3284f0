import { dayInJakarta, formatDate } from '@portal/ui';
import { getToast } from '@portal/ui/toast';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type Answers, forbidden, openPage, press, said, usePages } from '../../../test/portal.tsx';
import { storedJob as job } from '../../../test/stored-job.ts';
// Loaded before the first test, which waits for it no longer than for a read.
import './post-job-page.tsx';

beforeEach(() => sessionStorage.clear());
usePages();

const open = (answers: Answers) =>
  openPage('/alumni/post-job', {
    own_profile: { id: 'a', can_post_jobs: true, validation_status: 'verified' },
    ...answers,
  });
const changes = (sent: [string, unknown][]) => sent.filter(([name]) => name === 'update_own_job');

/** The page with own jobs below its form. */
function list(rows: Partial<typeof job>[], answers: Answers = {}, total = rows.length) {
  const items = rows.map((row, index) => ({ ...job, id: `${index}`, ...row }));
  return open({ own_jobs: () => ({ items, total }), ...answers });
}
const near = dayInJakarta(5);

test('own jobs are below the form, a page at a time; a failed page is repeated by itself', async () => {
  const pages = [
    { items: [{ ...job, id: '1' }], total: 13 },
    { items: [{ ...job, id: '13', title: 'Analis' }], total: 0 },
  ];
  let isDown = true;
  open({
    own_jobs: ({ page_offset = 0 }: { page_offset?: number }) =>
      page_offset > 0 && isDown ? forbidden() : pages[page_offset / 12],
  });
  await screen.findByText('Teknisi');
  expect(said('[aria-labelledby="lowongan-anda"]')).toBe(
    `Lowongan AndaSemua lowongan yang pernah Anda ajukan, beserta statusnya.TeknisiPT Listrik · Diajukan 17 Agustus 2026 · Batas lamaran ${formatDate(job.deadline)}Menunggu PersetujuanUbahTutup (sudah terisi)Menampilkan 12 dari 13 lowonganTampilkan lebih banyak`,
  );
  press('Tampilkan lebih banyak');
  await expect.poll(() => said('[data-columns]')).toContain('Gagal memuat lowongan');
  isDown = false;
  press('Coba Lagi');
  await screen.findByText('Analis');
  await expect.poll(() => document.activeElement?.id).toBe('lowongan-13');
  expect(said()).toContain('Menampilkan 13 dari 13 lowongan');
});

test('without own jobs there is no list, and a few are not counted', async () => {
  list([]);
  await screen.findByLabelText('Judul Lowongan');
  expect(said()).not.toContain('Lowongan Anda');
  list([{}]);
  await screen.findByText('Lowongan Anda');
  expect(said()).not.toContain('Menampilkan');
});

test('a job in its last week is extended by 30 days from its day', async () => {
  const sent = list([{ status: 'approved', deadline: near }], { update_own_job: 'approved' });
  await screen.findByText('Teknisi');
  press('Perpanjang 30 hari: Teknisi');
  const description = `Lowongan tayang sampai ${formatDate(dayInJakarta(35))}.`;
  await expect
    .poll(getToast)
    .toMatchObject({ tone: 'success', title: 'Lowongan Diperpanjang', description });
  const body = { job_id: '0', expected_version: 2, new_values: { deadline: dayInJakarta(35) } };
  expect(changes(sent)).toEqual([['update_own_job', body]]);
});

test.each([
  ['is closed', 'closed', { tone: 'success', title: 'Lowongan Ditutup' }],
  ['stays open where that fails', forbidden, { tone: 'error', title: 'Gagal mengubah lowongan' }],
])('a job %s after a question', async (_, update_own_job, told) => {
  const sent = list([{}], { update_own_job });
  await screen.findByText('Teknisi');
  press('Tutup (sudah terisi): Teknisi');
  expect(said('dialog')).toBe(
    'Tutup lowongan ini?‘Teknisi’ tidak lagi tampil dan tidak dapat dibuka kembali oleh Anda.Tutup lowonganBatal',
  );
  press('Batal');
  expect(said('dialog')).toBeUndefined();
  press('Tutup (sudah terisi): Teknisi');
  press('Tutup lowongan');
  await expect.poll(getToast).toMatchObject(told);
  await expect.poll(() => said('dialog')).toBeUndefined();
  const body = { job_id: '0', expected_version: 2, new_values: { status: 'closed' } };
  expect(changes(sent)).toEqual([['update_own_job', body]]);
});
