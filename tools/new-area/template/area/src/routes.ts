import { defineArea } from '@portal/federation/contract';

export const area = defineArea({
  title: 'New Area',
  routes: [
    {
      path: '/new-area',
      page: 'home',
      access: 'public',
      title: 'New Area',
      indexed: true,
      nav: { label: 'New Area', order: 90 },
    },
  ],
});
