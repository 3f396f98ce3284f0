import { AreaPages, lazyPage } from '@portal/federation';

const dashboard = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "dashboard" */ './features/dashboard/dashboard-page.tsx'))
      .DashboardPage,
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
  '/profile-settings': comingSoon,
  '/notifications': comingSoon,
};

export function App() {
  return <AreaPages pages={pages} />;
}
