import type { Screen } from './screen.ts';

export const memberScreens: Screen[] = [
  {
    path: '/dashboard/alumni',
    visitor: 'budi',
    blocks: [
      {
        read: 'rpc/home_statistics',
        title: 'Gagal memuat data dashboard',
        panel: 'Statistik belum dapat dimuat',
        healed: 'Alumni terverifikasi',
      },
      {
        read: 'rpc/own_profile?column_names=%7Bdecision_note',
        title: 'Gagal memuat data dashboard',
        panel: 'Data profil Anda belum dapat dimuat',
        healed: 'Alumni terverifikasi',
      },
      {
        read: 'rpc/own_profile?column_names=%7Bentry_year',
        title: 'Gagal memuat data dashboard',
        panel: 'Kelengkapan profil belum dapat dimuat',
        healed: 'Kelengkapan profil',
      },
      {
        read: 'rpc/own_year_group',
        title: 'Gagal memuat grup angkatan',
        panel: 'Grup angkatan belum dapat dimuat',
        healed: 'Grup WhatsApp angkatan',
      },
    ],
  },
  {
    path: '/alumni/post-job',
    visitor: 'budi',
    blocks: [
      { read: 'rpc/own_profile', title: 'Gagal memuat data', healed: 'Judul Lowongan' },
      {
        read: 'rpc/own_jobs',
        title: 'Gagal memuat lowongan',
        stays: 'Ajukan Lowongan',
        healed: 'Lowongan Anda',
      },
    ],
  },
  {
    path: '/profile-settings',
    visitor: 'budi',
    blocks: [
      {
        read: 'rpc/own_profile',
        title: 'Gagal memuat profil',
        panel: 'Profil Anda belum dapat dimuat',
        healed: 'Email tidak dapat diubah.',
      },
      {
        read: 'rpc/work_entries_of',
        title: 'Gagal memuat data',
        panel: 'Riwayat pekerjaan belum dapat dimuat',
        healed: 'Email tidak dapat diubah.',
      },
    ],
  },
  {
    path: '/notifications',
    visitor: 'budi',
    blocks: [
      {
        read: 'rpc/own_notifications',
        title: 'Gagal memuat notifikasi',
        healed: 'Tandai semua dibaca',
      },
    ],
  },
];
