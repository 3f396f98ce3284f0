import { defineArea } from '@portal/federation/contract';

export const area = defineArea({
  title: 'Area admin',
  routes: [
    {
      path: '/admin/dashboard',
      page: 'admin-dashboard',
      access: 'admin',
      title: 'Dashboard Admin',
      menu: { label: 'Dashboard', order: 10, icon: 'dashboard' },
      home: 'admin',
    },
    {
      path: '/admin/manage-events',
      page: 'manage-events',
      access: 'admin',
      title: 'Kelola Kegiatan',
    },
    { path: '/admin/manage-jobs', page: 'manage-jobs', access: 'admin', title: 'Kelola Lowongan' },
    { path: '/admin/manage-alumni', page: 'alumni', access: 'admin', title: 'Kelola Alumni' },
    {
      path: '/admin/site-settings',
      page: 'site-settings',
      access: 'admin',
      title: 'Pengaturan Situs',
    },
    { path: '/admin/settings', page: 'site-settings', access: 'admin', title: 'Pengaturan Situs' },
    {
      path: '/admin/manage-organization',
      page: 'organization',
      access: 'admin',
      title: 'Kelola Struktur Organisasi',
    },
  ],
});
