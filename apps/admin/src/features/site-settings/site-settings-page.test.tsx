import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { named, said, saidIn, saysSoon, serve, show, soon, typed } from '../../../test/shown.tsx';
import SiteSettingsPage from './site-settings-page.tsx';

const image = { url: 'https://contoh.example/a.jpg', alt: 'Aula' };
const story = { title: 'Judul kami', paragraph1: 'Satu', paragraph2: 'Dua', paragraph3: 'Tiga' };
const stored: Record<string, unknown> = {
  hero_background_url: image,
  home_stats: [{ title: 'Mitra', value: '12' }],
  home_about_text: story,
  home_about_image_url: image,
  about_page_main_text: story,
  about_page_main_image_url: image,
  vision_text: { text: 'Erat' },
  mission_text: { items: ['Bertemu', 'Berbagi'] },
  org_category_labels: { 'dewan-pengawas': 'Pengawas', baru: 'Kategori baru' },
};
const row = (_body: unknown, address: URL) => {
  const configKey = address.searchParams.get('config_key')?.slice(3) ?? '';
  const updatedAt = configKey.endsWith('text') ? '2030-08-17T02:00:00Z' : '2030-08-16T02:00:00Z';
  return {
    config_key: configKey,
    config_value: stored[configKey],
    version: 2,
    updated_at: updatedAt,
  };
};
const answers = {
  site_configurations: row,
  home_statistics: [{ alumni_count: 3804, events_count: 21, jobs_count: 2 }],
  year_groups: [{ entry_year: '2005', group_link: 'https://chat.whatsapp.com/AbCdEfGhIjKl' }],
  organization_members: [
    { id: 'a', name: 'Ani', position: 'Ketua', category: 'dewan-pengawas' },
    { id: 'b', name: 'Budi', position: 'Anggota', category: 'lama' },
  ],
};

afterEach(cleanup);

const preview = () => document.querySelector('iframe')?.contentDocument?.body;
const section = () => saidIn('section[aria-labelledby="bagian"]')[0]?.split(' | ');

const changed = (day: number) => `Terakhir diubah ${day} Agustus 2030, 09:00 WIB oleh admin`;
const pictureOf = (label: string, size: string) => [
  label,
  '(maks. 5 MB)',
  'Ganti gambar',
  'Hapus gambar',
  `JPG atau PNG. Ukuran yang disarankan ${size} piksel; yang lebih besar diperkecil otomatis. Paling besar 50 megapiksel.`,
];
const paragraphs = (...texts: string[]) =>
  texts.flatMap((text, index) => [`Paragraf ${index + 1}`, text]);
const alt = ['Teks alternatif gambar', 'Dibacakan kepada pengunjung yang tidak melihat gambarnya.'];
const shownTo = (place: string) => [
  'Simpan',
  'Pratinjau',
  `Seperti yang akan dilihat pengunjung ${place}.`,
  'Telepon (390 px)',
  'Laptop (1440 px)',
];
const categories = [
  'dewan-penasehat',
  'dewan-pengawas',
  'pengurus-inti',
  'divisi-hubungan-alumni-dan-mahasiswa',
  'divisi-pengembangan-karir-dan-wirausaha',
  'divisi-pendidikan-dan-beasiswa',
  'divisi-inovasi-dan-pemberdayaan-teknologi',
  'divisi-data-tracer-dan-informasi',
  'divisi-pengembangan-program',
  'kordinator-sektor',
  'kordinator-wilayah',
  'baru',
  'lama',
];
const nameOf = (key: string) =>
  key.replace(/(^|-)./g, (start) => start.replace('-', ' ').toUpperCase());

test.each<[name: string, texts: string[], typed: string[], seen: string | undefined]>([
  [
    'hero',
    [
      'Hero beranda',
      changed(16),
      ...pictureOf('Gambar latar', '1920×1080'),
      'URL gambar latar',
      'Kosongkan untuk memakai gambar bawaan situs.',
      ...alt,
      ...shownTo('di bagian teratas beranda'),
    ],
    [image.url, 'Aula'],
    'Pekanbaru, Riau · sejak 2003 | Ikatan Keluarga Alumni Teknik Elektro | Satu jejaring, banyak simpul: menjaga silaturahmi, berbagi inspirasi, dan bersama-sama berkontribusi bagi negeri. | Gabung Sekarang | Kenali kami',
  ],
  [
    'stats',
    [
      'Statistik beranda',
      changed(16),
      'Empat angka pertama tetap dan dihitung otomatis',
      'Alumni Terdaftar, Tahun Berdiri, Kegiatan, dan Lowongan Kerja selalu tampil. Isian di bawah dengan judul lain menyusul sesudahnya; yang berjudul sama tidak ditampilkan lagi, dan isian itu memberi tahu.',
      'Statistik tambahan',
      'Judul',
      'Nilai',
      'Tambah Statistik',
      ...shownTo('di beranda, di bawah hero'),
    ],
    ['Mitra', '12'],
    'IKA Teknik Elektro dalam angka | 3.804+ | Alumni Terdaftar | 2003 | Tahun Berdiri | 21+ | Kegiatan | 2+ | Lowongan Kerja | 12 | Mitra',
  ],
  [
    'home_about',
    [
      'Tentang di beranda',
      changed(17),
      'Judul',
      ...paragraphs('Satu', 'Dua'),
      ...pictureOf('Gambar', '800×600'),
      ...alt,
      ...shownTo('di beranda, pada bagian tentang ikatan alumni'),
    ],
    ['Judul kami', 'Satu', 'Dua', 'Aula'],
    'Judul kami | Satu | Dua | Tentang Kami',
  ],
  [
    'about_page_main',
    [
      'Halaman Tentang',
      changed(17),
      'Judul',
      ...paragraphs('Satu', 'Dua', 'Tiga'),
      ...pictureOf('Gambar', '800×600'),
      ...alt,
      ...shownTo('di halaman Tentang, pada bagian sejarah'),
    ],
    ['Judul kami', 'Satu', 'Dua', 'Tiga', 'Aula'],
    'Judul kami | Sejak 2003, dari Pekanbaru untuk negeri. | Satu | Dua | Tiga',
  ],
  [
    'vision_mission',
    [
      'Visi dan misi',
      changed(17),
      ...'Visi | Erat | Misi | Misi 1 | Bertemu | Misi 2 | Berbagi | Tambah Misi'.split(' | '),
      ...shownTo('di halaman Tentang, pada bagian visi dan misi'),
    ],
    ['Erat', 'Bertemu', 'Berbagi'],
    'Visi | Erat | Misi | Bertemu | Berbagi',
  ],
  [
    'org_categories',
    [
      'Label kategori pengurus',
      changed(16),
      ...categories.flatMap((key) => [nameOf(key), key]),
      ...shownTo('di halaman Tentang, sebagai nama tab struktur organisasi'),
    ],
    categories.map((key) => ({ 'dewan-pengawas': 'Pengawas', baru: 'Kategori baru' })[key] ?? ''),
    'Struktur Organisasi | Mereka yang menjaga ikatan ini tetap hidup, dari penasehat sampai koordinator di setiap wilayah. | Struktur organisasi menurut kategori | Pengawas | Kategori baru | Lama | Pengawas | Kategori baru | Lama | Pengawas | AN | Ani | Ketua',
  ],
  [
    'year_groups',
    [
      'Grup angkatan',
      'Tautan hanya terlihat oleh alumni terverifikasi dari tahun masuk itu, di dashboard mereka.',
      'Grup WhatsApp',
      'Tahun masuk',
      'Tautan undangan grup',
      'Tambah Grup',
      'Simpan',
    ],
    ['2005', 'https://chat.whatsapp.com/AbCdEfGhIjKl'],
    undefined,
  ],
])(
  'the section %s shows what is stored, and how visitors see it',
  async (name, texts, values, seen) => {
    serve(answers);
    await show(<SiteSettingsPage />, `/admin/settings?section=${name}`);
    await saysSoon('Simpan');
    await soon(() => {
      expect(section()).toEqual(texts);
      expect(typed()).toEqual(values);
      const body = preview();
      expect(body && said(body)).toBe(seen);
    });
    expect(saidIn('[aria-current="page"]')).toEqual([texts[0]]);
  },
);

test('an unknown section is the first one; a preview is as wide as the chosen screen', async () => {
  const loading = vi.spyOn(HTMLIFrameElement.prototype, 'contentDocument', 'get');
  loading.mockReturnValue(null);
  serve({});
  await show(<SiteSettingsPage />, '/admin/settings?section=lain');
  await saysSoon('Simpan');
  expect(section()?.slice(0, 2)).toEqual(['Hero beranda', 'Gambar latar']);
  expect(said()).toContain(
    '| Hero beranda | Statistik beranda | Tentang di beranda | Halaman Tentang | Visi dan misi | Label kategori pengurus | Grup angkatan |',
  );
  const frame = () => {
    const { title, style } = document.querySelector('iframe') ?? {};
    return [title, style?.width, style?.height];
  };
  expect(frame()).toEqual(['Pratinjau di laptop', '1440px', '900px']);
  await act(async () =>
    document.querySelector<HTMLElement>('[value="telephone"], .ant-segmented-item input')?.click(),
  );
  expect(frame()).toEqual(['Pratinjau di telepon', '390px', '700px']);
  // Some browsers load the empty document late.
  loading.mockRestore();
  const iframe = document.querySelector('iframe');
  await act(async () => void (iframe && fireEvent.load(iframe)));
  const body = preview();
  await soon(() => expect(body && said(body)).toContain('Gabung Sekarang'));
  expect(named('Statistik beranda').getAttribute('href')).toBe('/admin/settings?section=stats');
});
