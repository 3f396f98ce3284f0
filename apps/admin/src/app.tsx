import { defineApp } from '@portal/federation';
import { AdminTheme } from './frame/admin-theme.tsx';
import { Workplace } from './frame/workplace.tsx';
import { area } from './routes.ts';

const Pages = defineApp(area, {
  'admin-dashboard': () =>
    import(/* webpackChunkName: "admin-dashboard" */ './features/dashboard/dashboard-page.tsx'),
  'manage-events': () =>
    import(/* webpackChunkName: "manage-events" */ './features/events/events-page.tsx'),
  'manage-jobs': () =>
    import(/* webpackChunkName: "manage-jobs" */ './features/jobs/jobs-page.tsx'),
  alumni: () => import(/* webpackChunkName: "alumni" */ './features/alumni/alumni-page.tsx'),
  'site-settings': () =>
    import(
      /* webpackChunkName: "site-settings" */ './features/site-settings/site-settings-page.tsx'
    ),
  organization: () =>
    import(/* webpackChunkName: "organization" */ './features/organization/organization-page.tsx'),
});

export function App() {
  return (
    <AdminTheme>
      <Workplace>
        <Pages />
      </Workplace>
    </AdminTheme>
  );
}
