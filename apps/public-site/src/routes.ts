import type { AreaRoute } from '@portal/federation';

export const routes = [
  { path: '/', access: 'public', page: 'home' },
  { path: '/tentang', access: 'public', page: 'about' },
  { path: '/alumni', access: 'public', page: 'directory' },
  { path: '/alumni/thesis', access: 'public', page: 'thesis' },
  { path: '/kegiatan', access: 'public', page: 'events' },
  { path: '/lowongan', access: 'public', page: 'jobs' },
  { path: '/jobs', access: 'public', page: 'jobs-redirect' },
  { path: '/kontak', access: 'public', page: 'contact' },
  { path: '/login', access: 'public', page: 'login' },
  { path: '/register', access: 'public', page: 'register' },
  { path: '/forgot-password', access: 'public', page: 'forgot-password' },
  { path: '/update-password', access: 'public', page: 'update-password' },
] as const satisfies AreaRoute[];
