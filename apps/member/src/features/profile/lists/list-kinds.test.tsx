import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { errors, openList, press, section, type } from '../../../../test/item-list.tsx';
import { signIn } from '../../../../test/profile.ts';
import type { Item, ItemKind } from './item-kind.ts';
import { degrees, organizations, trainings } from './list-kinds.ts';
import { workKind } from './work-kind.ts';

beforeEach(signIn);
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

/** Of each field its label, its hint, and what it is filled in with. */
const fieldsOf = (form: HTMLElement) =>
  [...form.querySelectorAll('label, legend')].map((label) => {
    const field = label.closest('fieldset') ?? label.parentElement;
    const control = field?.querySelector('input, select, textarea');
    const hint = field?.querySelector('p[id$="-hint"]')?.textContent ?? '';
    const kind = [control?.localName, control?.getAttribute('inputmode')].filter(Boolean);
    return [label.textContent, hint, kind.join(' ')].join(' | ');
  });

const description = 'Deskripsi (opsional) |  | textarea';

test.each<[ItemKind, string, string[], string[], Item, string, string]>([
  [
    trainings,
    'Pelatihan & sertifikasiNama sertifikasi ikut dicari di direktori.Belum ada pelatihan atau sertifikasi.Tambah Pelatihan',
    [
      'Nama Pelatihan atau Sertifikasi |  | input',
      'Penyelenggara |  | input',
      'Tahun (opsional) |  | input numeric',
      description,
    ],
    ['Nama pelatihan harus diisi.', 'Penyelenggara harus diisi.'],
    { name: 'Ahli K3', issuer: 'Kemnaker', year: '2019', description: 'Di Jakarta' },
    'Ahli K3Kemnaker · 2019Di Jakarta',
    'Pelatihan',
  ],
  [
    organizations,
    'Riwayat organisasiDi kampus, di perhimpunan profesi, atau di masyarakat.Belum ada riwayat organisasi.Tambah Organisasi',
    [
      'Nama Organisasi |  | input',
      'Jabatan dalam Organisasi |  | input',
      'Periode (opsional) | Misalnya 2012–2014. | input',
      description,
    ],
    ['Nama organisasi harus diisi.', 'Jabatan harus diisi.'],
    { organizationName: 'PII', position: 'Ketua', period: '2012–2014', description: 'Riau' },
    'KetuaPII · 2012–2014Riau',
    'Riwayat Organisasi',
  ],
  [
    degrees,
    'Pendidikan lanjutProfesi, S2, atau S3 setelah lulus dari Teknik Elektro. NIM tidak ditampilkan.Belum ada pendidikan lanjut.Tambah Pendidikan',
    [
      'Jenjang | Misalnya S2 atau Profesi Insinyur. | input',
      'Universitas |  | input',
      'Tahun Kelulusan (opsional) |  | input numeric',
      'NIM Pendidikan Lanjut (opsional) |  | input',
      'Judul Tesis atau Disertasi (opsional) |  | textarea',
    ],
    ['Jenjang harus diisi.', 'Universitas harus diisi.'],
    {
      degreeLevel: 'S2',
      university: 'ITB',
      graduationYear: '2018',
      nim: '23215001',
      thesisTitle: 'Rele',
    },
    'S2 · ITBLulus 2018Rele',
    'Pendidikan Lanjut',
  ],
  [
    workKind,
    'Riwayat pekerjaanPekerjaan dan usaha Anda, dari yang terbaru.Belum ada riwayat pekerjaan.Tambah Riwayat Pekerjaan',
    [
      'Jenis |  | select',
      'Nama Perusahaan atau Usaha |  | input',
      'Posisi |  | input',
      'Mulai |  | select',
      'Selesai (opsional) | Kosongkan bila masih berlangsung. | select',
      description,
    ],
    [
      'Nama perusahaan atau usaha harus diisi.',
      'Posisi harus diisi.',
      'Pilih bulan dan tahun mulai.',
    ],
    {
      companyName: 'CV Terang',
      position: 'Pemilik',
      type: 'usaha',
      startMonth: '2020-02',
      endMonth: '2021-11',
      description: 'Instalasi',
    },
    'PemilikCV Terang · Februari 2020 – November 2021 · UsahaInstalasi',
    'Riwayat Pekerjaan',
  ],
])(
  '$noun: the empty list, its form, what the form misses, and an entry with all and with little',
  async (kind, emptyText, fields, missing, filled, row, noun) => {
    const { store, announce, show } = openList(kind);
    expect(section()).toBe(emptyText);
    press(kind.addLabel);
    const form = screen.getByRole('form', { name: `Tambah ${noun}` });
    expect(fieldsOf(form)).toEqual(fields);
    expect(screen.queryByText(kind.emptyText)).toBeNull();
    await expect.poll(() => document.activeElement).toBe(form.querySelector('input, select'));
    press('Tambahkan');
    await expect.poll(errors).toEqual(missing);
    expect(store.write).not.toHaveBeenCalled();

    for (const { label, name, input } of kind.fields) {
      const value = filled[name] ?? '';
      if (input !== 'month') type(new RegExp(`^${label}(?: \\(opsional\\))?$`), value);
      const [year = '', month = ''] = value.split('-');
      if (input === 'month') type(`Bulan ${label.toLowerCase()}`, month);
      if (input === 'month') type(`Tahun ${label.toLowerCase()}`, year);
    }
    press('Tambahkan');
    await expect.poll(() => announce.mock.calls).toEqual([[`${noun} Ditambahkan`]]);
    const id = expect.stringMatching(/./);
    expect(store.write.mock.calls).toEqual([[{ ...filled, id }, null]]);
    expect(section()).toBe(emptyText);
    expect(document.activeElement?.textContent).toBe(kind.addLabel);
    expect(sessionStorage).toHaveLength(0);

    const entry = { fields: { ...filled, id: 'a' }, version: 1 };
    show([entry]);
    expect(screen.getByRole('listitem').textContent).toBe(`${row}UbahHapus`);
    const unknown = kind.fields
      .filter(({ isOptional }) => isOptional)
      .map(({ name }) => [name, '']);
    show([{ ...entry, fields: { ...entry.fields, ...Object.fromEntries(unknown) } }]);
    expect(screen.getByRole('listitem').textContent).toBe(`${littleOf[noun]}UbahHapus`);
  },
);

/** The same entries without what is optional. */
const littleOf: Record<string, string> = {
  Pelatihan: 'Ahli K3Kemnaker',
  'Riwayat Organisasi': 'KetuaPII',
  'Pendidikan Lanjut': 'S2 · ITB',
  'Riwayat Pekerjaan': 'PemilikCV Terang · Februari 2020 – Sekarang · Usaha',
};
