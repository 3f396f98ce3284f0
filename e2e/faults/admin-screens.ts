import type { Block, Screen } from './screen.ts';

const settingsBlocks: Block[] = [
  {
    read: 'site_configurations',
    title: 'Gagal memuat hero_background_url',
    healed: 'URL gambar latar',
  },
];

export const adminScreens: Screen[] = [
  {
    path: '/admin/dashboard',
    visitor: 'admin',
    blocks: [
      {
        read: 'rpc/home_statistics',
        title: 'Gagal memuat statistik dashboard',
        healed: 'Alumni terverifikasi',
      },
      {
        read: 'rpc/waiting_counts',
        title: 'Gagal memuat antrean',
        isQuiet: true,
        healed: 'Menunggu keputusan Anda',
      },
      {
        read: 'rpc/admin_overview',
        title: 'Gagal memuat ringkasan',
        isQuiet: true,
        healed: 'Keputusan terakhir',
      },
    ],
  },
  {
    path: '/admin/manage-events',
    visitor: 'admin',
    blocks: [
      {
        read: 'events',
        title: 'Gagal memuat kegiatan',
        stays: 'Tambah Kegiatan',
        healed: 'Kegiatan (10)',
      },
    ],
  },
  {
    path: '/admin/manage-jobs',
    visitor: 'admin',
    blocks: [
      {
        read: 'rpc/jobs_for_admin',
        title: 'Gagal memuat lowongan',
        stays: 'Tambah Lowongan',
        healed: 'Lowongan (12)',
      },
    ],
  },
  {
    path: '/admin/manage-alumni',
    visitor: 'admin',
    blocks: [{ read: 'rpc/search_alumni_for_admin', title: 'Error', healed: 'Alumni (65)' }],
  },
  { path: '/admin/site-settings', visitor: 'admin', blocks: settingsBlocks },
  { path: '/admin/settings', visitor: 'admin', blocks: settingsBlocks },
  {
    path: '/admin/manage-organization',
    visitor: 'admin',
    blocks: [
      {
        read: 'organization_structure',
        title: 'Gagal memuat anggota organisasi',
        stays: 'Tambah Anggota',
        healed: 'Dewan Penasehat (',
      },
    ],
  },
];
