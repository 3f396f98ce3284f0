import type { AreaRoute } from '@portal/federation';

export const routes = [
  { path: '/dashboard/alumni', access: 'alumni', page: 'dashboard' },
  { path: '/alumni/my-content', access: 'alumni', page: 'my-content' },
  { path: '/alumni/post-job', access: 'alumni', page: 'post-job' },
  { path: '/profile-settings', access: 'member', page: 'profile' },
  { path: '/notifications', access: 'public', page: 'notifications' },
] as const satisfies AreaRoute[];
