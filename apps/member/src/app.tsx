import { AreaPages, type LazyPage, lazyPage } from '@portal/federation';
import type { routes } from './routes.ts';

const dashboard = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "dashboard" */ './features/dashboard/dashboard-page.tsx'))
      .DashboardPage,
);
const myContent = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "my-content" */ './features/my-content/my-content-page.tsx'))
      .MyContentPage,
);
const postJob = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "post-job" */ './features/post-job/post-job-page.tsx'))
      .PostJobPage,
);
const notifications = lazyPage(
  async () =>
    (
      await import(
        /* webpackChunkName: "notifications" */ './features/notifications/notifications-page.tsx'
      )
    ).NotificationsPage,
);
const profile = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "profile" */ './features/profile/profile-page.tsx'))
      .ProfilePage,
);

const pages = {
  '/dashboard/alumni': dashboard,
  '/alumni/my-content': myContent,
  '/alumni/post-job': postJob,
  '/profile-settings': profile,
  '/notifications': notifications,
} satisfies Record<(typeof routes)[number]['path'], LazyPage>;

export function App() {
  return <AreaPages pages={pages} />;
}
