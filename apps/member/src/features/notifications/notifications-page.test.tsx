import { getToast } from '@portal/ui/toast';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  type Answers,
  budi,
  forbidden,
  links,
  openPage,
  press,
  said,
  usePages,
} from '../../../test/portal.tsx';
// Loaded before the first test, which waits for it no longer than for a read.
import './notifications-page.tsx';

usePages();

const note = (id: string, rest: object = {}) => ({
  id,
  message: `Kabar ${id}`,
  is_read: false,
  created_at: '2026-08-16T18:30:00Z',
  link: null,
  ...rest,
});
const ways = (id: string) => `Kabar ${id}17 Agustus 2026, 01:30 WIBBelum dibacaTandai dibaca`;
const open = (items: object[], answers: Answers = {}, total = items.length) =>
  openPage('/notifications', {
    own_notifications: { items, total },
    notifications: [],
    ...answers,
  });
const list = () => said('[aria-labelledby="daftar-notifikasi"]');
const bar = 'Kabar terbaruTandai semua dibacaHapus semua';

test('the news are listed with what can be done about them', async () => {
  let is_read = false;
  const items = () => [
    note('1', { is_read, link: '/lowongan' }),
    note('2', { is_read: true, link: '/alumni' }),
  ];
  const sent = open([], {
    own_notifications: () => ({ items: items(), total: 2 }),
    notifications: () => {
      is_read = true;
    },
  });
  await screen.findByText('Kabar 1');
  expect(said('header')).toBe(
    'NotifikasiKabar tentang kegiatan yang Anda ikuti, profil, dan lowongan Anda.',
  );
  expect(list()).toBe(
    `${bar}Kabar 117 Agustus 2026, 01:30 WIBBelum dibacaLihat DetailTandai dibacaKabar 217 Agustus 2026, 01:30 WIBLihat Detail`,
  );
  press('Tandai dibaca: Kabar 1');
  expect(document.activeElement?.id).toBe('notifikasi-1');
  await expect.poll(list).not.toContain('Tandai dibaca');
  await expect
    .poll(() => sent.filter(([name]) => name === 'notifications'))
    .toEqual([['notifications', { is_read: true }]]);
});

test('a link marks its news as read', async () => {
  const sent = open([note('1', { link: '/lowongan' })]);
  await screen.findByText('Kabar 1');
  press('Lihat Detail');
  await expect.poll(() => said()).toBe('/lowongan');
  await expect.poll(() => sent.filter(([name]) => name === 'notifications')).toHaveLength(1);
});

test.each([
  [[{ id: '1' }], { tone: 'success', title: 'Semua notifikasi ditandai terbaca.' }],
  [[], { tone: 'default', title: 'Tidak ada notifikasi belum dibaca.' }],
  [forbidden, { tone: 'error', title: 'Gagal menandai semua notifikasi' }],
])('marking all as read says whether any was left: %o', async (notifications, told) => {
  open([note('1')], { notifications });
  await screen.findByText('Kabar 1');
  press('Tandai semua dibaca');
  await expect.poll(getToast).toMatchObject(told);
});

test.each([
  [[], { tone: 'success', title: 'Semua notifikasi telah dihapus.' }],
  [forbidden, { tone: 'error', title: 'Gagal menghapus semua notifikasi' }],
])(
  'all are deleted after a question, and the focus goes to the heading: %o',
  async (notifications, told) => {
    open([note('1')], { notifications });
    await screen.findByText('Kabar 1');
    press('Hapus semua');
    expect(said('dialog')).toBe(
      'Hapus semua notifikasi?Semua notifikasi Anda akan dihapus. Tindakan ini tidak dapat dibatalkan.Hapus semuaBatal',
    );
    press('Batal');
    expect(said('dialog')).toBeUndefined();
    press('Hapus semua');
    press('Hapus semua');
    expect(said('dialog')).toBeUndefined();
    expect(document.activeElement?.textContent).toBe('Kabar terbaru');
    await expect.poll(getToast).toMatchObject(told);
  },
);

test.each([
  [[], { tone: 'success', title: 'Notifikasi dihapus.' }],
  [forbidden, { tone: 'error', title: 'Gagal menghapus notifikasi' }],
])('one is deleted after a question: %o', async (notifications, told) => {
  open([note('1'), note('2')], { notifications });
  await screen.findByText('Kabar 1');
  press('Hapus: Kabar 1');
  expect(said('dialog')).toBe(
    'Hapus notifikasi ini?Kabar 1Notifikasi yang dihapus tidak dapat dikembalikan.HapusBatal',
  );
  press('Batal');
  expect(said('dialog')).toBeUndefined();
  press('Hapus: Kabar 1');
  press('Hapus');
  expect(document.activeElement?.textContent).toBe('Kabar terbaru');
  await expect.poll(getToast).toMatchObject(told);
});

test('older news come a page at a time, and take the focus', async () => {
  openPage('/notifications', {
    own_notifications: ({ page_offset }: { page_offset: number }) =>
      page_offset ? { items: [note('13')] } : { items: [note('1')], total: 13 },
  });
  await screen.findByText('Kabar 1');
  expect(list()).toBe(`${bar}${ways('1')}Menampilkan 12 dari 13 notifikasiTampilkan lebih banyak`);
  press('Tampilkan lebih banyak');
  await screen.findByText('Kabar 13');
  await expect.poll(() => document.activeElement?.id).toBe('notifikasi-13');
});

test('without news, without a session and without an answer, the page says so', async () => {
  open([]);
  await screen.findByText('Tidak ada notifikasi saat ini.');
  expect(list()).toBe(
    'Kabar terbaruTidak ada notifikasi saat ini.Kabar tentang kegiatan yang Anda ikuti, profil, dan lowongan Anda akan muncul di sini.',
  );
  openPage(
    '/notifications',
    { own_notifications: { items: [], total: 0 } },
    { ...budi, status: 'admin' },
  );
  await screen.findByText('Tidak ada notifikasi saat ini.');
  expect(list()).toContain(
    'Alumni dan lowongan yang menunggu keputusan, dan hari yang sangat ramai akan muncul di sini.',
  );
  open([], { own_notifications: forbidden });
  await screen.findByText('Gagal memuat notifikasi');
  openPage('/notifications', {}, { status: 'loading' });
  await screen.findByText('Memeriksa sesi Anda…');
  openPage('/notifications', {}, { status: 'signed-out' });
  await screen.findByText('Masuk untuk melihat notifikasi Anda');
  expect(said()).toContain(
    'Notifikasi hanya dapat dibaca oleh pemilik akun. Setelah masuk, Anda kembali ke halaman ini.Masuk',
  );
  expect(links()).toEqual([['Masuk', '/login']]);
});
