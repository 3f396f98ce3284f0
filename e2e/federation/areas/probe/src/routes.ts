import type { AreaRoute } from '@portal/federation';

/** Public, so that no test of a fault has to sign in first. */
export const routes = [
  { path: '/notifications', access: 'public', page: 'faults' },
  { path: '/alumni/post-job', access: 'public', page: 'form' },
] as const satisfies AreaRoute[];
