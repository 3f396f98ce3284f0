import { dismissToast, getToast } from '@portal/ui/toast';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { errors, fill, forbidden, links, press, refusal, said } from '../../../test/portal.tsx';
import { openProfile as open, ownRow as row, signIn } from '../../../test/profile.ts';
// Loaded before the first test, which waits for it no longer than for a read.
import './profile-page.tsx';

beforeEach(signIn);
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const writes = (sent: [string, unknown][]) => sent.filter(([name]) => name === 'alumni');
const name = () => screen.findByLabelText('Nama Lengkap');

const personal =
  'Data diriNama LengkapEmailEmail tidak dapat diubah.Lokasi (opsional)Kota tempat Anda tinggal sekarang.Bio (opsional)Beberapa kalimat tentang Anda; tampil di profil direktori.';
const academic =
  'Data akademikNIM hanya dilihat oleh Anda dan pengurus.Tahun Masuk (opsional)Angkatan Anda, empat angka.Tahun Lulus (opsional)Empat angka.NIM (opsional)Konsentrasi (opsional)Judul Skripsi (opsional)Tempat Kerja Praktik (opsional)Informasi Akademik Lain (opsional)';
const career =
  'Pekerjaan saat iniTampil di kartu Anda dalam direktori. Riwayat lengkapnya diisi di bawah.Jabatan (opsional)Perusahaan (opsional)';
const contact =
  'KontakNomor Telepon (opsional)LinkedIn (opsional)Website (opsional)Siapa yang boleh melihat email, telepon, LinkedIn, dan website Anda?Semua orangSetiap pengunjung situs, juga yang tidak masuk.Alumni terverifikasiHanya alumni yang sudah divalidasi pengurus dan sedang masuk.Tidak dibagikanHanya Anda dan pengurus.Siapa yang boleh melihat nama lengkap Anda di direktori?DisamarkanOrang lain melihat huruf pertama dan bintang, misalnya B*** S******.Alumni terverifikasiAlumni yang sudah divalidasi dan sedang masuk melihat nama lengkap; pengunjung tidak.Email Anda memuat nama Anda. Dari situ alumni terverifikasi mengenali Anda, walaupun nama Anda disamarkan.Jangan tampilkan saya pada pencarian namaProfil Anda tetap ada di direktori, tetapi hanya pengurus yang menemukannya dengan mengetik nama Anda. Nama yang disamarkan dapat ditebak lewat pencarian ini.';

test('the page says all that it keeps of a person', async () => {
  open();
  await name();
  await screen.findByText('Belum ada riwayat pekerjaan.');
  expect(said('h1')).toBe('Profil & Pengaturan');
  expect(said('header')).toContain('Data Anda di portal, sebagaimana dikenal sesama alumni.');
  expect(said('form')).toBe(
    `${personal}${academic}${career}${contact}Lihat seperti pengunjungSimpan Profil`,
  );
  expect(said()).toContain(
    'TerverifikasiProfil Anda tampil di direktori. Lihat profil di direktori',
  );
  expect(links()).toEqual([
    ['Data diri', '/profile-settings#data-diri'],
    ['Data akademik', '/profile-settings#akademik'],
    ['Pekerjaan saat ini', '/profile-settings#pekerjaan'],
    ['Kontak', '/profile-settings#kontak'],
    ['Riwayat pekerjaan', '/profile-settings#riwayat-kerja'],
    ['Pelatihan & sertifikasi', '/profile-settings#pelatihan'],
    ['Riwayat organisasi', '/profile-settings#organisasi'],
    ['Pendidikan lanjut', '/profile-settings#pendidikan'],
    ['Ubah password', '/profile-settings#password'],
    ['Riwayat data saya', '/profile-settings#riwayat-data'],
    ['Lihat profil di direktori', '/alumni?profil=1a0f58cc-0000-4000-8000-000000000000'],
  ]);
  for (const [, target = ''] of links()) {
    const [, id = ''] = target?.split('#') ?? [];
    if (id) expect(document.getElementById(id)).not.toBeNull();
  }
});

const saved = { tone: 'success', title: 'Profil Berhasil Diperbarui' };
const review = 'Belum dikirim ke pengurus. Langkah berikutnya: minta ditinjau ulang.';

test.each([
  ['verified', undefined],
  ['rejected', review],
])(
  'a saved profile that is %s is said so, and what comes next',
  async (validation_status, description) => {
    const sent = open({ validation_status }, { alumni: [{ id: 'a' }] });
    await name();
    expect(said('form')).not.toContain('Ada perubahan yang belum disimpan.');
    fill('Nama Lengkap', ' Budi  S. ');
    expect(said('form')).toContain('Ada perubahan yang belum disimpan.');
    press('Simpan Profil');
    await expect.poll(getToast).toMatchObject({ ...saved, ...(description && { description }) });
    expect(getToast()?.description).toBe(description);
    const fields = { full_name: 'Budi S.', entry_year: '2012', user_id: 'budi' };
    expect(writes(sent)).toEqual([['alumni', expect.objectContaining(fields)]]);
    await expect.poll(() => said('form')).not.toContain('Ada perubahan yang belum disimpan.');
    if (!description) return;
    getToast()?.action?.run();
    expect(document.activeElement?.textContent).toBe(getToast()?.action?.label);
  },
);

test.each([
  ['the service refuses', forbidden, ''],
  ['the session has ended', () => refusal(401, 'JWT expired'), 'Sesi Anda sudah berakhir'],
])(
  'a save that fails since %s says no success, and what is typed comes back',
  async (_, alumni, notice) => {
    open({}, { alumni });
    await name();
    fill('Nama Lengkap', 'Budi S.');
    press('Simpan Profil');
    await expect.poll(getToast).toMatchObject({ tone: 'error', title: 'Gagal memperbarui profil' });
    expect(said('form')).toContain(notice);
    expect(said('form')).toContain('Ada perubahan yang belum disimpan.');
    open();
    await screen.findByText('Isian Anda yang belum disimpan dipulihkan');
    expect(said('form')).toMatch(/^.*Periksa kembali, lalu tekan Simpan Profil\.Buang perubahan/);
    expect(await name()).toHaveProperty('value', 'Budi S.');
    press('Buang perubahan');
    expect(await name()).toHaveProperty('value', 'Budi Santoso');
    expect(said('form')).not.toContain('perubahan');
  },
);

test('what cannot be saved is named at its field, and after a sign-out nothing is sent', async () => {
  const sent = open();
  fireEvent.change(await name(), { target: { value: ' ' } });
  fill(/^Website/, 'contoh');
  press('Simpan Profil');
  await expect
    .poll(errors)
    .toEqual([
      'Nama lengkap harus diisi.',
      'Tulis alamat lengkap yang diawali https://, misalnya https://contoh.com.',
    ]);
  fill('Nama Lengkap', 'Budi S.');
  fill(/^Website/, '');
  localStorage.clear();
  press('Simpan Profil');
  const description = 'Pengguna tidak terautentikasi.';
  await expect.poll(getToast).toMatchObject({ tone: 'error', description });
  expect(writes(sent)).toEqual([]);
});

test.each([
  ['Simpan isian saya', saved.title, 'Budi S.'],
  ['Pakai yang tersimpan', undefined, 'Budi Raharja'],
])('changed in another tab meanwhile, the user decides: %s', async (decision, told, value) => {
  const stored: object[] = [];
  const now = { full_name: 'Budi Raharja', version: 3, name_visibility: 'alumni' };
  const ownProfile = () => ({ ...row, ...(stored.length > 0 && now) });
  const alumni = () => (stored.push({}) > 1 ? [{ id: 'a' }] : []);
  const sent = open({}, { own_profile: ownProfile, alumni });
  await name();
  fill('Nama Lengkap', 'Budi S.');
  press('Simpan Profil');
  await screen.findByText('Profil ini juga diubah di tempat lain');
  expect(said('dialog')).toBe(
    'Profil ini juga diubah di tempat lainSejak Anda membuka formulir ini, isian berikut telah disimpan dengan kata lain, misalnya di tab lain. Perubahan Anda yang lain tetap ada.Nama LengkapTersimpanBudi RaharjaIsian AndaBudi S.Simpan isian sayaPakai yang tersimpanBatal',
  );
  expect(getToast()).toBeNull();
  press(decision);
  await expect.poll(() => said('dialog')).toBeUndefined();
  await expect.poll(() => getToast()?.title).toBe(told);
  expect(writes(sent)).toHaveLength(told ? 2 : 1);
  expect(await name()).toHaveProperty('value', value);
});

test('deleted meanwhile, a profile is not saved, and it is said how', async () => {
  let isGone = false;
  const ownProfile = () => (isGone ? null : row);
  open(
    {},
    {
      own_profile: ownProfile,
      alumni: () => {
        isGone = true;
        return [];
      },
    },
  );
  await name();
  press('Simpan Profil');
  await expect.poll(getToast).toMatchObject({
    tone: 'warning',
    title: 'Profil Alumni Belum Ada',
    description: 'Profil Anda telah dihapus pengurus. Simpan sekali lagi untuk membuatnya kembali.',
    duration: 10_000,
  });
});

test('without a row the lists wait for the first save, which adds it', async () => {
  const sent = open(null, { alumni: [{ id: 'a' }] });
  expect(await name()).toHaveProperty('value', 'Budi');
  const wait = 'Simpan profil utama terlebih dahulu.';
  expect(said()).toContain(
    `Profil Alumni Belum Ada${wait} Setelah itu riwayat Anda dapat ditambahkan.`,
  );
  expect(said()).toContain(
    `Riwayat pekerjaan${wait}Tambah Riwayat PekerjaanPelatihan & sertifikasi${wait}Tambah PelatihanRiwayat organisasi${wait}Tambah OrganisasiPendidikan lanjut${wait}Tambah Pendidikan`,
  );
  expect(said()).not.toContain('Tampilkan riwayat');
  press('Tambah Pelatihan');
  const title = 'Profil Alumni Belum Ada';
  expect(getToast()).toMatchObject({ tone: 'error', title, description: wait });
  dismissToast();
  press('Simpan Profil');
  await expect.poll(getToast).toMatchObject(saved);
  expect(writes(sent)).toEqual([['alumni', expect.objectContaining({ full_name: 'Budi' })]]);
});

test.each([
  ['stored', [{ id: 'a' }], true],
  ['refused', forbidden, false],
])(
  'corrections that are %s go along with the request for a second look',
  async (_, alumni, isStored) => {
    open({ validation_status: 'rejected' }, { alumni });
    await name();
    fill('Nama Lengkap', 'Budi S.');
    press('Simpan & minta ditinjau ulang');
    if (isStored) await screen.findByText('Kirim permintaan');
    else await expect.poll(getToast).toMatchObject({ title: 'Gagal memperbarui profil' });
    expect(screen.queryByText('Kirim permintaan') !== null).toBe(isStored);
    expect(getToast()?.tone).toBe(isStored ? undefined : 'error');
  },
);

test('the lists show what is stored, and an entry is removed by its id', async () => {
  const stored = {
    trainings_certifications: [{ id: 'k3', name: 'Ahli K3', issuer: 'Kemnaker' }],
    organizational_history: [{ id: 'p', organization_name: 'PII', position: 'Ketua' }],
    advanced_degrees: [{ id: 'd', degree_level: 'S2', university: 'ITB' }],
  };
  const sent = open(stored, { work_entries_of: forbidden });
  await name();
  const lists = { pelatihan: 'Ahli K3Kemnaker', organisasi: 'KetuaPII', pendidikan: 'S2 · ITB' };
  for (const [part, entry] of Object.entries(lists)) {
    expect(said(`[aria-labelledby="${part}"] li`)).toBe(`${entry}UbahHapus`);
  }
  await screen.findByText('Riwayat pekerjaan belum dapat dimuat');
  press('Hapus Ahli K3');
  press('Hapus');
  await expect.poll(getToast).toMatchObject({ tone: 'success', title: 'Pelatihan Dihapus' });
  const body = { alumni_id: row.id, list: 'trainings_certifications', item_id: 'k3' };
  expect(sent).toContainEqual(['remove_alumni_item', body]);
});
