import { expect, test } from 'vitest';
import { sections } from './frame/sections.ts';
import { area, doorOf, participantsOf, reviewOf, waitingIn } from './routes.ts';

test('each path has its page, which only the admin opens, and one of them is in the menu', () => {
  expect(area.routes.map(({ path, page, title }) => [path, page, title])).toEqual([
    ['/admin/dashboard', 'admin-dashboard', 'Dashboard Admin'],
    ['/admin/manage-events', 'manage-events', 'Kelola Kegiatan'],
    ['/admin/manage-jobs', 'manage-jobs', 'Kelola Lowongan'],
    ['/admin/manage-alumni', 'alumni', 'Kelola Alumni'],
    ['/admin/site-settings', 'site-settings', 'Pengaturan Situs'],
    ['/admin/settings', 'site-settings', 'Pengaturan Situs'],
    ['/admin/manage-organization', 'organization', 'Kelola Struktur Organisasi'],
  ]);
  expect(area.routes.every(({ access }) => access === 'admin')).toBe(true);
  const { menu, home } = area.routes[0] ?? {};
  expect([area.title, home, menu]).toEqual([
    'Area admin',
    'admin',
    { label: 'Dashboard', order: 10, icon: 'dashboard' },
  ]);
});

test('what waits in a list is opened in its queue, if it has one', () => {
  expect(
    ['/admin/manage-alumni', '/admin/manage-jobs', '/admin/manage-events'].map((list) => [
      waitingIn(list),
      reviewOf(list),
    ]),
  ).toEqual([
    [
      '/admin/manage-alumni?status=pending&akun=joined',
      '/admin/manage-alumni?status=pending&akun=joined&detail=pertama&antrean=alumni',
    ],
    [
      '/admin/manage-jobs?status=pending',
      '/admin/manage-jobs?status=pending&detail=pertama&antrean=lowongan',
    ],
    ['/admin/manage-events?status=pending', '/admin/manage-events?status=pending&detail=pertama'],
  ]);
  expect([participantsOf('x'), doorOf('x')]).toEqual([
    '/admin/manage-events?peserta=x',
    '/admin/manage-events?peserta=x&tampilan=pintu',
  ]);
});

test('the sections of the menu, what waits in them, and what the dashboard says of them', () => {
  expect(
    sections.map(({ at, label, waiting, task }) => [at, label, waiting, task?.title, task?.text]),
  ).toEqual([
    [['/admin/dashboard'], 'Dashboard', undefined, undefined, undefined],
    [
      ['/admin/manage-alumni'],
      'Alumni',
      'alumniCount',
      'Kelola Alumni',
      'Validasi dan data alumni',
    ],
    [
      ['/admin/manage-events'],
      'Kegiatan',
      'eventsCount',
      'Kelola Kegiatan',
      'Jadwal, poster, dan persetujuan',
    ],
    [
      ['/admin/manage-jobs'],
      'Lowongan',
      'jobsCount',
      'Kelola Lowongan',
      'Tinjau dan tutup lowongan',
    ],
    [
      ['/admin/manage-organization'],
      'Organisasi',
      undefined,
      'Struktur Organisasi',
      'Pengurus, foto, dan urutannya',
    ],
    [
      ['/admin/settings', '/admin/site-settings'],
      'Pengaturan',
      undefined,
      'Pengaturan Situs',
      'Teks dan gambar halaman publik',
    ],
  ]);
});
