import { defineArea } from '@portal/federation/contract';

export const area = defineArea({
  title: 'Area alumni',
  routes: [
    {
      path: '/dashboard/alumni',
      page: 'dashboard',
      access: 'alumni',
      title: 'Dashboard Alumni',
      menu: { label: 'Dashboard', order: 10, icon: 'dashboard' },
      home: 'alumni',
    },
    {
      path: '/alumni/my-content',
      page: 'my-content',
      access: 'alumni',
      title: 'Konten Saya',
      menu: { label: 'Konten Saya', order: 30, icon: 'content' },
    },
    { path: '/alumni/post-job', page: 'post-job', access: 'alumni', title: 'Pasang Lowongan' },
    {
      path: '/profile-settings',
      page: 'profile',
      access: 'member',
      title: 'Profil & Pengaturan',
      menu: { label: 'Profil & Pengaturan', order: 20, icon: 'profile' },
    },
    {
      path: '/notifications',
      page: 'notifications',
      access: 'public',
      title: 'Notifikasi',
      indexed: false,
      purpose: 'notifications',
    },
  ],
});
