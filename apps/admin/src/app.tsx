import { AreaPages, type LazyPage, lazyPage } from '@portal/federation';
import type { routes } from './routes.ts';
import { AdminTheme } from './theme/admin-theme.tsx';

const dashboard = lazyPage(
  async () =>
    (
      await import(
        /* webpackChunkName: "admin-dashboard" */ './features/dashboard/dashboard-page.tsx'
      )
    ).DashboardPage,
);
const events = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "manage-events" */ './features/events/events-page.tsx'))
      .EventsPage,
);
const alumni = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "alumni" */ './features/alumni/alumni-page.tsx')).AlumniPage,
);
const organization = lazyPage(
  async () =>
    (
      await import(
        /* webpackChunkName: "organization" */ './features/organization/organization-page.tsx'
      )
    ).OrganizationPage,
);
const jobs = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "manage-jobs" */ './features/jobs/jobs-page.tsx')).JobsPage,
);
const siteSettings = lazyPage(
  async () =>
    (
      await import(
        /* webpackChunkName: "site-settings" */ './features/site-settings/site-settings-page.tsx'
      )
    ).SiteSettingsPage,
);

const pages = {
  '/admin/dashboard': dashboard,
  '/admin/manage-events': events,
  '/admin/manage-jobs': jobs,
  '/admin/manage-alumni': alumni,
  '/admin/site-settings': siteSettings,
  '/admin/settings': siteSettings,
  '/admin/manage-organization': organization,
} satisfies Record<(typeof routes)[number]['path'], LazyPage>;

export function App() {
  return (
    <AdminTheme>
      <AreaPages pages={pages} />
    </AdminTheme>
  );
}
