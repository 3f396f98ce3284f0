import type { AreaRoute } from '@portal/federation';

export const routes = [
  { path: '/dashboard/alumni', access: 'alumni', page: 'dashboard' },
  { path: '/alumni/my-content', access: 'alumni', page: 'coming-soon' },
  { path: '/alumni/post-job', access: 'alumni', page: 'coming-soon' },
  { path: '/profile-settings', access: 'member', page: 'profile' },
  { path: '/notifications', access: 'public', page: 'coming-soon' },
] as const satisfies AreaRoute[];
