import { defineArea } from '@portal/federation/contract';

/** Public, so that no test of a fault has to sign in first. */
export const area = defineArea({
  title: 'Area alumni',
  routes: [
    {
      path: '/notifications',
      page: 'faults',
      access: 'public',
      title: 'Probe',
      purpose: 'notifications',
    },
    { path: '/alumni/post-job', page: 'form', access: 'public', title: 'Probe' },
  ],
});
