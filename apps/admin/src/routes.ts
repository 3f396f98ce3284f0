import type { AreaRoute } from '@portal/federation';

export const routes = [
  { path: '/admin/dashboard', access: 'admin', page: 'admin-dashboard' },
  { path: '/admin/manage-events', access: 'admin', page: 'manage-events' },
  { path: '/admin/manage-jobs', access: 'admin', page: 'manage-jobs' },
  { path: '/admin/manage-alumni', access: 'admin', page: 'alumni' },
  { path: '/admin/site-settings', access: 'admin', page: 'site-settings' },
  { path: '/admin/settings', access: 'admin', page: 'site-settings' },
  { path: '/admin/manage-organization', access: 'admin', page: 'organization' },
] as const satisfies AreaRoute[];
