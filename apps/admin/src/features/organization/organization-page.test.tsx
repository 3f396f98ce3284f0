import { dismissToast, getToast } from '@portal/ui/toast';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  choose,
  press,
  pressTwice,
  refusal,
  said,
  saidIn,
  saysSoon,
  serve,
  show,
  soon,
  type,
  typed,
} from '../../../test/shown.tsx';
import OrganizationPage from './organization-page.tsx';

const member = (id: string, name: string, display_order: number, more: object) => ({
  id,
  version: 3,
  name,
  position: 'Anggota',
  job_description: '',
  image_url: null,
  display_order,
  ...more,
});
const penasehat = { category: 'dewan-penasehat' };
const ani = member('a', 'Ani', 1, { ...penasehat, job_description: 'Memimpin', position: 'Ketua' });
const budi = member('b', 'Budi', 2, penasehat);
const citra = member('c', 'Citra', 5, { category: 'baru' });

let answers: Record<string, unknown>;
let sent: ReturnType<typeof serve>;
let failures: string[];
const open = async (more = '') => {
  ({ failures } = await show(<OrganizationPage />, `/admin/manage-organization${more}`));
};
const bodies = (name: string) => sent.filter(([one]) => one === name).map(([, body]) => body);
const table = 'organization_structure';

beforeEach(() => {
  dismissToast();
  answers = {
    [table]: [ani, budi, citra],
    site_configurations: {
      config_key: 'org_category_labels',
      config_value: { 'dewan-penasehat': 'Penasehat' },
      version: 2,
    },
  };
  sent = serve(answers);
});
afterEach(cleanup);

const head =
  'Halaman | Pengurus per kategori: nama, jabatan, foto, dan urutan tampil di halaman Tentang. | Tambah Anggota | ';
const known =
  'Dewan Pengawas | Pengurus Inti | Divisi Hubungan Alumni Dan Mahasiswa | Divisi Pengembangan Karir Dan Wirausaha | Divisi Pendidikan Dan Beasiswa | Divisi Inovasi Dan Pemberdayaan Teknologi | Divisi Data Tracer Dan Informasi | Divisi Pengembangan Program | Kordinator Sektor | Kordinator Wilayah';

test.each<[string, unknown, string]>([
  ['being read', () => new Promise(() => undefined), 'Memuat…'],
  [
    'refused',
    refusal,
    'Gagal memuat anggota organisasi | Akun Anda tidak memiliki izin untuk tindakan ini. | Coba Lagi',
  ],
  [
    'empty',
    [],
    `Kategori | Semua kategori | Penasehat | ${known} | Belum ada anggota | Tambahkan pengurus pertama lewat tombol di atas.`,
  ],
])('an organization that is %s', async (_, answer, text) => {
  answers[table] = answer;
  await open();
  await soon(() => expect(said()).toBe(head + text));
});

const groups = () => saidIn('section');
const advisers =
  'Penasehat | (2) | AN | Ani | Ketua | Urutan 1 | Memimpin | Edit | Hapus | BU | Budi | Anggota | Urutan 2 | Edit | Hapus';

test('the members stand by category; one is moved, another deleted, and its category stays', async () => {
  await open();
  await saysSoon('Citra');
  expect(said()).toContain(`${known} | Baru`);
  expect(groups()).toEqual([
    advisers,
    'Baru | (1) | CI | Citra | Anggota | Urutan 5 | Edit | Hapus',
  ]);

  answers[`PATCH ${table}`] = refusal;
  await press('Turun: Ani');
  await soon(() => expect(failures.splice(0)).toEqual(['Operasi Gagal']));
  answers[`PATCH ${table}`] = [{ id: 'a' }];
  sent.length = 0;
  await press('Turun: Ani');
  await soon(() => expect(bodies(`PATCH ${table}`)).toHaveLength(2));
  expect(bodies(`PATCH ${table}`)).toEqual([{ display_order: 1 }, { display_order: 2 }]);

  await press('Hapus Citra');
  await saysSoon('Hapus anggota ini?');
  expect(said()).toContain('Hapus anggota ini? | Citra | akan dihapus.');
  await press('Tidak jadi');
  answers[`DELETE ${table}`] = refusal;
  await press('Hapus Citra');
  await press('Hapus');
  await soon(() => expect(failures.splice(0)).toEqual(['Gagal menghapus anggota']));
  await soon(() => expect(said()).not.toContain('Hapus anggota ini?'));
  expect(getToast()).toBeNull();
  answers[`DELETE ${table}`] = () => {
    answers[table] = [ani, budi];
    return new Response(null, { status: 204 });
  };
  await press('Hapus Citra');
  await press('Hapus');
  await soon(() => expect(getToast()).not.toBeNull());
  expect(getToast()).toMatchObject({
    tone: 'success',
    title: 'Anggota Dihapus',
    description: 'Citra',
    action: { label: 'Urungkan' },
  });
  await soon(() => expect(groups()[1]).toBe('Baru | (0) | Tidak ada anggota di kategori ini.'));
  await act(async () => getToast()?.action?.run());
  await soon(() =>
    expect(bodies('record_history')).toEqual([{ of_area: 'organization', of_id: 'c' }]),
  );

  const choice = screen.getByLabelText('Kategori');
  await act(async () => void fireEvent.change(choice, { target: { value: 'dewan-pengawas' } }));
  expect(location.search).toBe('?kategori=dewan-pengawas');
  expect(groups()).toEqual(['Dewan Pengawas | (0) | Tidak ada anggota di kategori ini.']);
  await act(async () => void fireEvent.change(choice, { target: { value: 'dewan-penasehat' } }));
  expect(groups()).toEqual([advisers]);
});

const drawer = () => saidIn('.ant-drawer').join();
const fieldsOf = (job: string) =>
  `Foto | (maks. 1 MB) | Pilih gambar | Disarankan 400×400 piksel. Jenis gambar apa pun; dipotong persegi dan diperkecil otomatis. Paling besar 50 megapiksel. | Nama | Jabatan | Kategori | Penasehat | Deskripsi tugas | ${job}Urutan tampil | Angka kecil tampil lebih dulu di kategorinya. | Simpan | Batal`;
const written = { ...penasehat, image_url: null, job_description: null };

test('a member is added, refused once, and the category that is joined is shown', async () => {
  await open();
  await saysSoon('Citra');
  await press('Tambah Anggota');
  await soon(() => expect(drawer()).toBe(`Tambah Anggota | ${fieldsOf('')}`));
  expect(location.search).toBe('?form=baru');
  expect(typed()).toEqual(['', '', '', '', '0']);
  await press('Simpan');
  await saysSoon('Nama harus diisi.');
  await saysSoon('Jabatan harus diisi.');
  await type('Nama', ' Dedi ');
  await type('Jabatan', 'Ketua');
  await choose('Kategori', 'Dewan Pengawas');
  const service = { answers, failures };
  expect(await pressTwice('Simpan', `POST ${table}`, service, [{ id: 'x' }])).toEqual([
    'Operasi Gagal',
    'success',
    'Anggota Ditambahkan',
    undefined,
    undefined,
  ]);
  const row = { ...written, id: expect.any(String), name: 'Dedi', position: 'Ketua' };
  const stored = { ...row, category: 'dewan-pengawas', display_order: 0 };
  expect(bodies(`POST ${table}`)).toEqual([stored, stored]);
  await soon(() => expect(location.search).toBe(''));
  await soon(() => expect(groups()[1]).toMatch(/^Dewan Pengawas \| \(0\)/));
});

test('a member is edited, and of a conflict the own version is kept', async () => {
  await open('?form=a');
  await soon(() => expect(drawer()).toBe(`Edit Anggota | ${fieldsOf('Memimpin | ')}`));
  expect(typed()).toEqual(['Ani', 'Ketua', '', 'Memimpin', '1']);
  await type('Nama', 'Ani S.');
  await type('Urutan tampil', '');
  answers[table] = [{ ...ani, name: 'Anita', version: 4 }];
  await press('Simpan');
  await saysSoon('Versi Anda');
  expect(said()).toContain('Nama | Versi mereka | Anita | Versi Anda | Ani S.');
  expect(getToast()).toBeNull();
  answers[`PATCH ${table}`] = [{ id: 'a' }];
  await press('Simpan versi saya');
  await soon(() => expect(getToast()?.title).toBe('Anggota Diperbarui'));
  const row = { ...written, name: 'Ani S.', position: 'Ketua', job_description: 'Memimpin' };
  const stored = { ...row, display_order: 0 };
  expect(bodies(`PATCH ${table}`)).toEqual([stored, stored]);
  expect(failures).toEqual([]);
});

test('a member who is gone is not edited', async () => {
  await open('?form=weg');
  await saysSoon('Anggota tidak ditemukan');
  expect(said()).toContain('Anggota yang ingin Anda ubah sudah tidak ada.');
});
