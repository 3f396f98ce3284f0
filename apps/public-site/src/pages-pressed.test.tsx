import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { choose, id, open, press, texts, usePages, user } from '../test/open-page.tsx';

usePages();

const query = () => decodeURIComponent(location.search);

/** The search params after the press on each of these. */
async function walk(...names: (string | RegExp)[]): Promise<string[]> {
  const steps: string[] = [];
  for (const name of names) {
    await press(
      name,
      String(name).includes('^') && screen.queryByRole('tab', { name }) ? 'tab' : 'button',
    );
    steps.push(query() + location.hash);
  }
  return steps;
}

test('a visitor filters, opens and shares an event, and the address tells each step', async () => {
  const share = vi.fn(() => Promise.reject(new Error('closed')));
  Object.assign(navigator, { share });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  await open('/kegiatan?tampil=2#event-x', 'full');
  const shown = `?event=${id}`;
  expect(
    await walk('Workshop', /^Telah Berlangsung/, /^Akan Datang/, 'Semua', /^Lihat Detail/),
  ).toEqual([
    '?kategori=workshop',
    '?kategori=workshop&waktu=lewat',
    '?kategori=workshop',
    '',
    shown,
  ]);
  expect(await walk(/^Daftar ·/, 'Bagikan lewat…')).toEqual([shown, shown]);
  expect(share.mock.calls).toEqual([
    [{ title: 'Lokakarya', text: 'Lokakarya, 17 Agustus 2030', url: location.href }],
  ]);
  expect(await walk(/Tutup/, 'Berlangganan kalender', /Tutup/)).toEqual([
    '',
    '?kalender=langganan',
    '',
  ]);
  await open('/kegiatan?waktu=lewat&kategori=seminar', 'empty');
  expect(await walk('Tampilkan semua kategori')).toEqual(['?waktu=lewat']);
});

test('jobs are filtered by place and kind, and only the admin is led to where they are kept', async () => {
  const management =
    'Kelola Lowongan | Tinjau lowongan yang menunggu persetujuan, ubah, atau tutup yang telah terisi. | Buka Kelola Lowongan → /admin/manage-jobs';
  expect(await open('/lowongan?tampil=2#job-x', 'full', { status: 'admin', user })).toContain(
    management,
  );
  const steps = [];
  for (const [label = '', value = ''] of [
    ['Lokasi', 'Pekanbaru'],
    ['Jenis Pekerjaan', 'Contract'],
    ['Lokasi', ''],
  ]) {
    await choose(label, value);
    steps.push(query() + location.hash);
  }
  expect(steps).toEqual([
    '?lokasi=Pekanbaru',
    '?lokasi=Pekanbaru&jenis=Contract',
    '?jenis=Contract',
  ]);
  await open('/lowongan?q=a&lokasi=b&jenis=Contract&tampil=3', 'empty');
  expect(await walk('Bersihkan filter')).toEqual(['']);
  const none = await open('/lowongan?jenis=Lain', 'empty', { status: 'alumni', user });
  expect(none).toContain(
    'Tidak Ada Lowongan Ditemukan | Lowongan baru tampil di sini setelah ditinjau pengurus.',
  );
  expect(none).not.toContain('Bersihkan filter');
  expect(none).not.toContain(management);
});

test('theses are turned page by page, which a screen reader begins at the heading', async () => {
  await open('/alumni/thesis?halaman=2', 'full');
  const state = () => {
    const buttons = ['Sebelumnya', 'Berikutnya'].map((name) =>
      screen.getByRole<HTMLButtonElement>('button', { name }),
    );
    return [
      query(),
      ...buttons.map(({ disabled }) => disabled),
      document.activeElement?.textContent,
    ];
  };
  expect(state().slice(0, 3)).toEqual(['?halaman=2', false, false]);
  await press('Berikutnya');
  await expect.poll(texts).toContain('Halaman 3 dari 3');
  expect(state()).toEqual(['?halaman=3', false, true, 'Daftar judul']);
  for (const page of [2, 1]) {
    await press('Sebelumnya');
    await expect.poll(texts).toContain(`Halaman ${page} dari 3`);
  }
  expect(state()).toEqual(['', true, false, 'Daftar judul']);
});

test('the filters of the directory are taken off one by one, and together', async () => {
  await open('/alumni?jabatan=x&lokasi=y&tampil=3', 'full');
  expect(await walk('Bersihkan filter Jabatan: x', 'Bersihkan filter')).toEqual(['?lokasi=y', '']);
  await choose('Angkatan', '2010');
  expect(query()).toBe('?angkatan=2010');
  expect(await walk(/^Filter Lanjutan/, 'Reset')).toEqual([
    '?angkatan=2010&saring=1',
    '?angkatan=2010&saring=1',
  ]);
  await choose('Jabatan', 'b');
  expect(await walk('Terapkan', /Lengkap.*Ani/, /Tutup/)).toEqual([
    '?angkatan=2010&jabatan=b',
    '?angkatan=2010&jabatan=b&profil=a2',
    '?angkatan=2010&jabatan=b',
  ]);
  await open('/alumni?q=abc&jabatan=x', 'empty');
  expect(await walk('Hapus Pencarian dan Filter')).toEqual(['']);
});

test.each([
  [
    'alumni',
    '/dashboard',
    'Anda salah satu simpulnya | Lengkapi profil Anda agar kawan seangkatan dan rekan sebidang mudah menemukan Anda.',
  ],
  [
    'admin',
    '/admin',
    'Jejaring ini Anda rawat | Lihat alumni, kegiatan, dan lowongan yang menunggu keputusan Anda.',
  ],
] as const)('home leads an account of the role %s to its dashboard', async (status, home, call) => {
  const said = await open('/', 'empty', { status, user });
  expect(said.split(`Buka Dashboard → ${home}`)).toHaveLength(3);
  expect(said).toContain(`| ${call} | Buka Dashboard`);
});
