import { dismissToast, getToast } from '@portal/ui/toast';
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  conflict,
  press,
  pressTwice,
  refusal,
  said,
  saysSoon,
  serve,
  show,
  soon,
  type,
  typed,
} from '../../../../test/shown.tsx';
import SiteSettingsPage from '../site-settings-page.tsx';

const image = { url: 'https://contoh.example/a.jpg', alt: 'Aula' };
let stored: Record<string, unknown>;
let answers: Record<string, unknown>;
let sent: ReturnType<typeof serve>;
let failures: string[];
let version: number;

const read = (_body: unknown, address: URL) => {
  const configKey = address.searchParams.get('config_key')?.slice(3) ?? '';
  const configValue = stored[configKey];
  return configValue
    ? { config_key: configKey, config_value: configValue, version, updated_at: '' }
    : [];
};
const open = async (section: string) => {
  ({ failures } = await show(<SiteSettingsPage />, `/admin/settings?section=${section}`));
  await saysSoon('Simpan');
};
const calls = (name: string) => sent.filter(([one]) => one === name).map(([, body]) => body);

beforeEach(() => {
  version = 3;
  stored = {
    hero_background_url: image,
    home_stats: [
      { title: 'Mitra', value: '12' },
      { title: 'Cabang', value: '4' },
    ],
    home_about_text: { title: 'Judul', paragraph1: 'Satu', paragraph2: 'Dua' },
    home_about_image_url: image,
  };
  answers = {
    site_configurations: read,
    year_groups: [{ entry_year: '2005', group_link: 'https://chat.whatsapp.com/AbCdEfGhIjKl' }],
  };
  sent = serve(answers);
});
afterEach(cleanup);

const unread = (key: string) => (body: never, address: URL) =>
  address.href.includes(key) ? refusal(body, address) : read(body, address);

test.each([
  ['home_about', 'home_about_text', 'Gagal memuat home_about_text'],
  ['home_about', 'home_about_image_url', 'Gagal memuat home_about_image_url'],
  ['year_groups', 'year_groups', 'Gagal memuat grup angkatan'],
])('the section %s without its %s says so, and reads it again', async (name, key, title) => {
  const { year_groups } = answers;
  Object.assign(answers, { site_configurations: unread(key), year_groups: refusal });
  await show(<SiteSettingsPage />, `/admin/settings?section=${name}`);
  await saysSoon(title);
  expect(said()).not.toContain('Simpan');
  Object.assign(answers, { site_configurations: read, year_groups });
  sent.length = 0;
  await press('Coba Lagi');
  await saysSoon('Simpan');
  expect(sent).toHaveLength(1);
});

test('labels that cannot be read are edited from the defaults', async () => {
  answers.site_configurations = refusal;
  await open('org_categories');
  const failure =
    'Gagal memuat label kategori | Akun Anda tidak memiliki izin untuk tindakan ini. | Coba Lagi';
  expect(said()).toContain(failure);
  expect(typed()).toEqual(['', '', 'Pengurus Inti', ...Array(8).fill('')]);
  stored.org_category_labels = { 'pengurus-inti': 'Inti' };
  answers.site_configurations = read;
  await press('Coba Lagi');
  await soon(() => expect(said()).not.toContain(failure));
  expect(typed()).toEqual(['', '', 'Inti', ...Array(8).fill('')]);
});

const saving = 'save_site_configurations';
interface Write {
  changes: { config_key: string; config_value: unknown; expected_version: number }[];
}
function store({ changes }: Write) {
  version += 1;
  return changes.map((change) => {
    stored[change.config_key] = change.config_value;
    return { ...change, version, updated_at: '2030-08-17T02:00:00Z' };
  });
}
const failed = 'Gagal menyimpan konfigurasi';
const done = ['success', 'Konfigurasi Disimpan', undefined, undefined];
const focusIsAt = (id: string) => soon(() => expect(document.activeElement?.id).toBe(id));

test('a list of the site is changed, refused and saved; of a conflict their version is taken', async () => {
  await open('stats');
  expect(typed()).toEqual(['Mitra', '12', 'Cabang', '4']);
  await press('Turun: Statistik 1');
  await saysSoon('Statistik 1 kini di urutan 2 dari 2.');
  await press('Hapus Statistik 1');
  await focusIsAt('homeStats_stats_0_title');
  expect(typed()).toEqual(['Mitra', '12']);
  expect(getToast()).toMatchObject({ title: 'Statistik 1 dihapus', action: { label: 'Urungkan' } });
  await press('Tambah Statistik');
  await focusIsAt('homeStats_stats_1_title');
  expect(typed()).toEqual(['Mitra', '12', '', '']);
  await act(async () => getToast()?.action?.run());
  await focusIsAt('homeStats_stats_0_title');
  expect(typed()).toEqual(['Cabang', '4', 'Mitra', '12', '', '']);
  await press('Simpan');
  await saysSoon('Judul harus diisi.');
  await saysSoon('Nilai harus diisi.');
  await press('Hapus Statistik 3');
  await focusIsAt('homeStats_stats_1_title');

  const service = { answers, failures };
  expect(await pressTwice('Simpan', saving, service, store)).toEqual([failed, ...done]);
  const configValue = [
    { title: 'Cabang', value: '4' },
    { title: 'Mitra', value: '12' },
  ];
  const write = {
    changes: [{ config_key: 'home_stats', config_value: configValue, expected_version: 3 }],
  };
  expect(calls(saving)).toEqual([write, write]);

  dismissToast();
  stored.home_stats = [{ title: 'Piagam', value: '7' }];
  version += 1;
  answers[saving] = conflict;
  await type('Nilai', '13', 1);
  await press('Simpan');
  await saysSoon('Versi Anda');
  expect(said()).toContain(
    'Statistik | Versi mereka | Piagam: 7 | Versi Anda | Cabang: 4 Mitra: 13',
  );
  await press('Pakai versi mereka');
  await soon(() => expect(typed()).toEqual(['Piagam', '7']));
  expect([getToast(), failures]).toEqual([null, []]);
});

test('a picture of the site is checked, loses its text with its address, and is saved', async () => {
  const decode = vi.fn();
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      decode = () => decode(this.src);
    },
  );
  await open('hero');
  const address = 'URL gambar latar';
  await type(address, ' https://contoh.example/b.jpg ');
  expect(typed()).toEqual(['https://contoh.example/b.jpg', '']);
  await type(address, image.url);
  expect(typed()).toEqual([image.url, 'Aula']);
  await type('Teks alternatif gambar', ' Gedung ');
  await type(address, 'http://contoh.example/b.jpg');
  expect(typed()).toEqual(['http://contoh.example/b.jpg', ' Gedung ']);
  await press('Simpan');
  await saysSoon('Isi dengan alamat gambar yang diawali https:// atau kosongkan.');
  decode.mockRejectedValue(new Error('No picture'));
  await type(address, 'https://contoh.example/c.jpg');
  await press('Simpan');
  await saysSoon('Tidak ada gambar yang dapat dimuat dari alamat ini. Periksa alamatnya.');
  decode.mockResolvedValue(undefined);
  const service = { answers, failures };
  expect(await pressTwice('Simpan', saving, service, store)).toEqual([failed, ...done]);
  const configValue = { url: 'https://contoh.example/c.jpg', alt: 'Gedung' };
  const write = {
    changes: [
      { config_key: 'hero_background_url', config_value: configValue, expected_version: 3 },
    ],
  };
  expect(calls(saving)).toEqual([write, write]);
});

test('both keys of a section are saved at once; of a conflict the own version is kept', async () => {
  await open('home_about');
  await type('Judul', ' Baru ');
  stored.home_about_text = { title: 'Mereka', paragraph1: '1', paragraph2: '2' };
  version = 4;
  answers[saving] = (write: Write, at: URL) =>
    write.changes[0]?.expected_version === version ? store(write) : conflict(write as never, at);
  await press('Simpan');
  await saysSoon('Versi Anda');
  expect(said()).toContain(
    'Judul dan paragraf | Versi mereka | Mereka 1 2 | Versi Anda | Baru Satu Dua',
  );
  await press('Simpan versi saya');
  await soon(() => expect(getToast()?.title).toBe('Konfigurasi Disimpan'));
  const texts = { title: 'Baru', paragraph1: 'Satu', paragraph2: 'Dua' };
  expect(calls(saving)).toEqual(
    [3, 4].map((expected_version) => ({
      changes: [
        { config_key: 'home_about_text', config_value: texts, expected_version },
        { config_key: 'home_about_image_url', config_value: image, expected_version },
      ],
    })),
  );
});
