import { dayInJakarta, formatDate } from '@portal/ui';
import { getToast } from '@portal/ui/toast';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  type Answers,
  fill,
  forbidden,
  openPage,
  press,
  refusal,
  said,
  usePages,
} from '../../../test/portal.tsx';
import { storedJob as job } from '../../../test/stored-job.ts';
// Loaded before the first test, which waits for it no longer than for a read.
import './post-job-page.tsx';

beforeEach(() => sessionStorage.clear());
usePages();

type Asked = { by_id?: string } | undefined;

/** The page with one own job, whose form is open. */
function edit(
  stored: Partial<typeof job> | null,
  answers: Answers = {},
  search = `?ubah=${job.id}`,
) {
  const row = stored && { ...job, ...stored };
  return openPage(`/alumni/post-job${search}`, {
    own_profile: { id: 'a', can_post_jobs: true, validation_status: 'verified' },
    own_jobs: (asked: Asked) => ({ items: row && asked?.by_id ? [row] : [], total: 0 }),
    ...answers,
  });
}
const changes = (sent: [string, unknown][]) => sent.filter(([name]) => name === 'update_own_job');
const title = () => screen.findByLabelText('Judul Lowongan');

test.each([
  ['pending', 'pending', 'Simpan', 'Lowongan Anda menunggu persetujuan admin.'],
  ['rejected', 'rejected', 'Simpan', "Tekan 'Ajukan ulang' agar lowongan ini ditinjau kembali."],
  [
    'approved',
    'pending',
    'Simpan & ajukan lagi',
    'Lowongan Anda tidak lagi tampil sampai disetujui lagi.',
  ],
  [
    'approved',
    'approved',
    'Simpan & ajukan lagi',
    'Perubahannya langsung tampil di halaman lowongan.',
  ],
  ['approved', 'closed', 'Simpan & ajukan lagi', ''],
])(
  'a job that is %s and then %s is saved by "%s", which says what becomes of it',
  async (status, then, button, description) => {
    const sent = edit({ status }, { update_own_job: then });
    await title();
    await expect.poll(() => document.activeElement?.id).toBe('ubah-lowongan');
    const isPublished = status === 'approved';
    const warning = isPublished
      ? 'Lowongan ini sedang tayangMengubah judul, perusahaan, tautan, logo, atau deskripsi mengembalikannya ke antrean: ia tidak tampil sampai disetujui lagi. Isian lain langsung tampil.'
      : '';
    const until = `Batas LamaranTayang sampai ${formatDate(job.deadline)}; ${isPublished ? 'dapat diperpanjang dalam 7 hari terakhirnya.' : 'paling lama 180 hari lagi.'}`;
    const shown = said('#ubah-lowongan');
    expect(shown?.startsWith(`Ubah LowonganTeknisi${warning}Judul Lowongan`)).toBe(true);
    expect(shown).toContain(until);
    expect(shown?.endsWith('SimpanBatal')).toBe(true);
    expect(screen.getByLabelText('Batas Lamaran')).toHaveProperty('readOnly', isPublished);
    fill(/^Lokasi/, 'Dumai');
    expect(said('#ubah-lowongan')?.endsWith('SimpanBatal')).toBe(true);
    fill('Judul Lowongan', 'Teknisi utama');
    press(button);
    await expect
      .poll(getToast)
      .toMatchObject({ tone: 'success', title: 'Lowongan Diperbarui', description });
    const newValues = expect.objectContaining({ title: 'Teknisi utama', location: 'Dumai' });
    const body = { job_id: job.id, expected_version: 2, new_values: newValues };
    expect(changes(sent)).toEqual([['update_own_job', body]]);
    await expect.poll(() => location.search + location.hash).toBe(`#lowongan-${job.id}`);
    expect(sessionStorage).toHaveLength(0);
  },
);

test('a published job is extended in its last week', async () => {
  edit({ status: 'approved', deadline: dayInJakarta(7) });
  await title();
  expect(screen.getByLabelText('Batas Lamaran')).toHaveProperty('readOnly', false);
});

test.each([
  ['the service refuses', () => refusal(400, 'Judul ini sudah ada.', 'PT400'), false],
  ['the session has ended', () => refusal(401, 'JWT expired'), true],
])(
  'a save that fails since %s says no success, and keeps the form',
  async (_, update_own_job, hasEnded) => {
    edit({}, { update_own_job });
    await title();
    fill('Judul Lowongan', 'Teknisi utama');
    press('Simpan');
    await expect.poll(getToast).toMatchObject({ tone: 'error', title: 'Gagal mengubah lowongan' });
    expect(said('form')?.includes('Sesi Anda sudah berakhir')).toBe(hasEnded);
    expect(location.search).toBe(`?ubah=${job.id}`);
    edit({});
    await screen.findByText('Draf Anda dipulihkan');
    expect(screen.getByLabelText('Judul Lowongan')).toHaveProperty('value', 'Teknisi utama');
    press('Kosongkan');
    expect(screen.getByLabelText('Judul Lowongan')).toHaveProperty('value', 'Teknisi');
    press('Batal');
    await expect.poll(() => location.search + location.hash).toBe(`#lowongan-${job.id}`);
  },
);

test.each([
  ['Simpan isian saya', 'Lowongan Diperbarui', 'Teknisi utama'],
  ['Pakai yang tersimpan', undefined, 'Teknisi muda'],
  ['Batal', undefined, 'Teknisi utama'],
])('changed in another tab meanwhile, the user decides: %s', async (decision, told, value) => {
  const now = { version: 2, title: 'Teknisi' };
  const sent = edit(null, {
    own_jobs: (asked: Asked) => ({ items: asked?.by_id ? [{ ...job, ...now }] : [], total: 0 }),
    update_own_job: ({ expected_version }: { expected_version: number }) =>
      expected_version === now.version ? 'pending' : refusal(409, 'Diubah', 'PT409'),
  });
  await title();
  Object.assign(now, { version: 3, title: 'Teknisi muda' });
  fill('Judul Lowongan', 'Teknisi utama');
  press('Simpan');
  await screen.findByText('Lowongan ini juga diubah di tempat lain');
  expect(said('dialog')).toBe(
    'Lowongan ini juga diubah di tempat lainSejak Anda membuka formulir ini, isian berikut telah disimpan dengan kata lain.Judul LowonganTersimpanTeknisi mudaIsian AndaTeknisi utamaSimpan isian sayaPakai yang tersimpanBatal',
  );
  const [, , cancel] = document.querySelectorAll('dialog footer button');
  if (decision === 'Batal' && cancel) fireEvent.click(cancel);
  else press(decision);
  await expect.poll(() => said('dialog')).toBeUndefined();
  await expect.poll(() => getToast()?.title).toBe(told);
  expect(changes(sent)).toHaveLength(told ? 2 : 1);
  if (told) return;
  await expect.poll(() => screen.getByLabelText('Judul Lowongan')).toHaveProperty('value', value);
});

test.each([
  [
    'is gone',
    null,
    {},
    'Lowongan ini tidak ditemukanMungkin sudah dihapus pengurus. Pilih lowongan lain di bawah.',
  ],
  ['cannot be read', null, { own_jobs: forbidden }, 'Gagal memuat lowongan'],
])('of a job that %s there is no form', async (_, stored, answers, text) => {
  edit(stored, answers);
  await expect.poll(() => said()).toContain(text);
  expect(screen.queryByLabelText('Judul Lowongan')).toBeNull();
});

test('a new job begins with the words of one that has ended, and with a day of its own', async () => {
  edit({ status: 'closed', deadline: dayInJakarta(-3) }, {}, `?salin=${job.id}`);
  await title();
  const values = [...document.querySelectorAll<HTMLInputElement>('form [name]')]
    .filter(({ name }) => name !== 'jobType')
    .map(({ value }) => value);
  expect(values).toEqual([
    'Teknisi',
    'PT Listrik',
    'Siak',
    dayInJakarta(30),
    'https://pt.example/',
    '',
    'Menguji rele.',
  ]);
  expect(said('form')).toContain('Ajukan Lowongan');
});
