import { defineApp } from '@portal/federation';
import { area } from './routes.ts';

export const App = defineApp(area, {
  dashboard: () =>
    import(/* webpackChunkName: "dashboard" */ './features/dashboard/dashboard-page.tsx'),
  'my-content': () =>
    import(/* webpackChunkName: "my-content" */ './features/my-content/my-content-page.tsx'),
  'post-job': () =>
    import(/* webpackChunkName: "post-job" */ './features/post-job/post-job-page.tsx'),
  profile: () => import(/* webpackChunkName: "profile" */ './features/profile/profile-page.tsx'),
  notifications: () =>
    import(
      /* webpackChunkName: "notifications" */ './features/notifications/notifications-page.tsx'
    ),
});
