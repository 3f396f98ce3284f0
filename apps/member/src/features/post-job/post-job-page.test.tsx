import { dayInJakarta, formatDate } from '@portal/ui';
import { dismissToast, getToast } from '@portal/ui/toast';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  type Answers,
  errors,
  fill,
  forbidden,
  links,
  openPage,
  press,
  refusal,
  said,
  usePages,
} from '../../../test/portal.tsx';
// Loaded before the first test, which waits for it no longer than for a read.
import './post-job-page.tsx';

beforeEach(() => sessionStorage.clear());
usePages();

const head =
  'Pasang LowonganAjukan lowongan kerja bagi sesama alumni dan ikuti statusnya sampai ditayangkan.';
const mayPost = { id: 'a', can_post_jobs: true, validation_status: 'verified' };
const none = { items: [], total: 0 };
const open = (answers: Answers = {}, search = '') =>
  openPage(`/alumni/post-job${search}`, { own_profile: mayPost, own_jobs: none, ...answers });

test.each<[string, unknown, string, string[][]]>([
  [
    'a verified one asks the board',
    { ...mayPost, can_post_jobs: false },
    'Hak memasang lowongan diberikan oleh admin kepada alumni terverifikasi. Mintalah hak itu kepada pengurus; setelah diberikan, Anda mendapat notifikasi dan formulir muncul di halaman ini.',
    [['Hubungi Pengurus', '/kontak']],
  ],
  [
    'one who is not verified first fills in the profile',
    { ...mayPost, validation_status: 'pending' },
    'Hak memasang lowongan diberikan oleh admin kepada alumni terverifikasi. Lengkapi dahulu profil Anda dan tunggu validasi pengurus; setelah itu, mintalah hak memasang lowongan.',
    [['Periksa Profil', '/profile-settings']],
  ],
])('without the posting right, %s', async (_, own_profile, text, [way]) => {
  open({ own_profile });
  await screen.findByText(text);
  const ways = [way, ['Lihat Lowongan', '/lowongan']];
  expect(links()).toEqual(ways);
  expect(said()).toBe(
    `${head}Anda belum dapat memasang lowongan${text}${ways.map((it) => it?.[0]).join('')}`,
  );
});

test('an account without a row is led to its profile, and a right that cannot be read is said so', async () => {
  open({ own_profile: null });
  expect(await screen.findByText('Periksa Profil')).toBeTruthy();
  open({ own_profile: forbidden });
  await screen.findByText('Gagal memuat data');
  expect(getToast()).toMatchObject({ tone: 'error', title: 'Gagal memuat data' });
});

const month = formatDate(dayInJakarta(30));
const formTail = `Tayang sampai ${month}; paling lama 180 hari lagi.`;
const fields = (deadlineHint: string) =>
  `Judul LowonganNama PerusahaanLokasi (opsional)Jenis PekerjaanFull-timePart-timeContractInternshipFreelanceBatas Lamaran${deadlineHint}Tautan Lamaran (opsional)Halaman lamaran atau alamat email.URL Logo Perusahaan (opsional)Alamat gambar persegi. Tanpa logo, inisial perusahaan yang ditampilkan.DeskripsiTugas, syarat, dan cara melamar.`;

const written = {
  title: 'Insinyur Gardu',
  company_name: 'PT Listrik',
  location: 'Pekanbaru',
  job_type: 'Full-time',
  application_link: 'hrd@pt.example',
  company_logo_url: null,
  deadline: dayInJakarta(30),
  description: 'Menguji rele.',
};
async function write() {
  await screen.findByLabelText('Judul Lowongan');
  fill('Judul Lowongan', ' Insinyur  Gardu ');
  fill('Nama Perusahaan', 'PT Listrik');
  fill(/^Lokasi/, 'Pekanbaru');
  fill('Deskripsi', 'Menguji rele.');
}

test('the form says what it asks for, what is missing, and what happens to a proposal', async () => {
  const sent = open();
  await screen.findByLabelText('Judul Lowongan');
  expect(said()).toBe(
    `${head}Ajukan LowonganKolom tanpa keterangan opsional wajib diisi.${fields(formTail)}Ajukan LowonganBatalSesudah diajukanAnda mengajukanTulis lowongan selengkap mungkin agar mudah ditinjau.Admin meninjauStatusnya menunggu persetujuan. Anda mendapat notifikasi setelah diputuskan.Lowongan ditayangkanSemua pengunjung dapat membacanya di halaman lowongan.Yang sudah terkirim dapat Anda ubah, ajukan ulang, perpanjang, dan tutup di bawah formulir.`,
  );
  press('Ajukan Lowongan');
  const missing = 'Judul harus diisi.,Nama perusahaan harus diisi.,Deskripsi harus diisi.';
  await expect.poll(() => errors().join()).toBe(missing);
  expect(getToast()).toMatchObject({
    tone: 'error',
    title: 'Input Tidak Lengkap',
    description: 'Judul, nama perusahaan, dan deskripsi harus diisi.',
  });
  await write();
  dismissToast();
  fill(/^Tautan Lamaran/, 'javascript:alert(1)');
  fill(/^URL Logo/, 'http://pt.example/logo.png');
  fill('Batas Lamaran', dayInJakarta(181));
  await expect
    .poll(errors)
    .toEqual([
      'Pilih tanggal dari hari ini sampai 180 hari lagi.',
      'Tulis tautan lengkap, misalnya https://contoh.com/karier atau hrd@contoh.com.',
      'Tulis alamat gambar yang diawali https://, misalnya https://contoh.com/logo.png.',
    ]);
  press('Ajukan Lowongan');
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Batas Lamaran'));
  expect(getToast()).toBeNull();
  fill('Batas Lamaran', '');
  expect(said()).not.toContain('Tayang sampai');
  expect(sent.filter(([name]) => name === 'job_postings')).toEqual([]);
});

const stored = { tone: 'success', title: 'Lowongan Diajukan' };

test('a proposal is sent once, and the user is led to their own content', async () => {
  const sent = open({ job_postings: [{ id: 'x' }] });
  await write();
  press('Ajukan Lowongan');
  await screen.findByText('Belum ada jenis konten lain yang dapat dikelola');
  expect(said()).toBe(
    'Konten SayaKonten yang dapat Anda kelola di portal alumni.Belum ada jenis konten lain yang dapat dikelolaLowongan yang Anda ajukan beserta statusnya ada di halaman Pasang Lowongan; data diri Anda ada di Profil & Pengaturan.Lihat Lowongan AndaProfil & Pengaturan',
  );
  expect(links()).toEqual([
    ['Lihat Lowongan Anda', '/alumni/post-job'],
    ['Profil & Pengaturan', '/profile-settings'],
  ]);
  expect(sent.filter(([name]) => name === 'job_postings')).toEqual([
    [
      'job_postings',
      {
        ...written,
        application_link: null,
        id: expect.any(String),
        posted_by_user_id: 'budi',
        status: 'pending',
      },
    ],
  ]);
  const description = 'Lowongan Anda menunggu persetujuan admin.';
  expect(getToast()).toMatchObject({ ...stored, description });
  expect(sessionStorage).toHaveLength(0);
});

test('a proposal that is refused stays in the form, which says why', async () => {
  open({ job_postings: () => refusal(400, 'Judul ini sudah ada.', 'PT400') });
  await write();
  press('Ajukan Lowongan');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Gagal Mengajukan LowonganJudul ini sudah ada. Isian Anda tidak hilang; Anda dapat mengirimnya lagi.',
  );
  expect(location.pathname).toBe('/alumni/post-job');
  expect(getToast()).toMatchObject({ tone: 'error', title: 'Gagal Mengajukan Lowongan' });
  expect(screen.getByLabelText('Nama Perusahaan')).toHaveProperty('value', 'PT Listrik');
});

test('a session that has ended leads to the login page, and the draft comes back', async () => {
  open({ job_postings: () => refusal(401, 'JWT expired', 'PGRST301') });
  await write();
  press('Ajukan Lowongan');
  await expect.poll(said).toBe('/login');
  expect(history.state.usr).toEqual({ from: '/alumni/post-job' });
  expect(getToast()).toMatchObject({
    tone: 'error',
    title: 'Belum Login',
    description: 'Anda harus login untuk memposting lowongan.',
  });
  open();
  await screen.findByText('Draf Anda dipulihkan');
  expect(said('form')).toContain('Isian terakhir Anda masih tersimpan di browser ini.Kosongkan');
  press('Kosongkan');
  expect(screen.getByLabelText('Nama Perusahaan')).toHaveProperty('value', '');
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Judul Lowongan'));
  expect(screen.queryByText('Draf Anda dipulihkan')).toBeNull();
});

test('to leave what is typed takes a confirmation; an empty form is left at once', async () => {
  open();
  await write();
  press('Batal');
  expect(said('dialog')).toBe(
    'Perubahan belum disimpanJika Anda meninggalkan halaman ini sekarang, perubahan yang belum disimpan akan hilang.Tetap di halaman iniTinggalkan tanpa menyimpan',
  );
  press('Tetap di halaman ini');
  expect(said('dialog')).toBeUndefined();
  expect(screen.getByLabelText('Nama Perusahaan')).toHaveProperty('value', 'PT Listrik');
  press('Batal');
  press('Tinggalkan tanpa menyimpan');
  await expect.poll(() => sessionStorage).toHaveLength(0);
  open();
  await screen.findByLabelText('Judul Lowongan');
  press('Batal');
  await expect.poll(() => location.pathname).toBe('/dashboard/alumni');
});

test.each([
  ['Cukup yang sudah diterima', 1],
  ['Ajukan juga isian baru ini', 2],
  ['Batal', 1],
])(
  'where an earlier attempt has arrived with other words, the user decides: %s',
  async (decision, times) => {
    const added: unknown[] = [];
    const sent = open({
      job_postings: () => {
        added.push([]);
        return added.length > 1 ? [{ id: 'x' }] : [];
      },
      own_jobs: (asked: { by_id?: string } | undefined) =>
        asked?.by_id ? { items: [{ ...written, id: 'x', title: 'Teknisi' }], total: 1 } : none,
    });
    await write();
    press('Ajukan Lowongan');
    await screen.findByText('Pengajuan sebelumnya sudah diterima');
    expect(said('dialog')).toBe(
      'Pengajuan sebelumnya sudah diterimaJawaban atas pengajuan Anda tadi hilang di jalan, tetapi lowongannya sudah tersimpan dan menunggu persetujuan admin. Isian yang Anda ubah sesudahnya belum terkirim.Yang sudah diterima dapat Anda ubah di bawah formulir.Cukup yang sudah diterimaAjukan juga isian baru iniBatal',
    );
    expect(getToast()).toBeNull();
    press(decision);
    await expect.poll(() => said('dialog')).toBeUndefined();
    await expect.poll(() => added).toHaveLength(times);
    if (decision === 'Batal') return expect(getToast()).toBeNull();
    await expect.poll(getToast).toMatchObject(stored);
    const proposals = sent.filter(([name]) => name === 'job_postings');
    expect(new Set(proposals.map(([, body]) => JSON.stringify(body))).size).toBe(times);
  },
);
