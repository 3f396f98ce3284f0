import { AreaPages, type LazyPage, lazyPage } from '@portal/federation';
import type { routes } from './routes.ts';

const dashboard = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "dashboard" */ './features/dashboard/dashboard-page.tsx'))
      .DashboardPage,
);
const profile = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "profile" */ './features/profile/profile-page.tsx'))
      .ProfilePage,
);
const comingSoon = lazyPage(
  async () =>
    (
      await import(
        /* webpackChunkName: "coming-soon" */ './features/coming-soon/coming-soon-page.tsx'
      )
    ).ComingSoonPage,
);

const pages = {
  '/dashboard/alumni': dashboard,
  '/alumni/my-content': comingSoon,
  '/alumni/post-job': comingSoon,
  '/profile-settings': profile,
  '/notifications': comingSoon,
} satisfies Record<(typeof routes)[number]['path'], LazyPage>;

export function App() {
  return <AreaPages pages={pages} />;
}
