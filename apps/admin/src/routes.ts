import { defineArea } from '@portal/federation/contract';

/** Where the admin's pages are. No other file writes one of these paths. */
export const paths = {
  dashboard: '/admin/dashboard',
  alumni: '/admin/manage-alumni',
  events: '/admin/manage-events',
  jobs: '/admin/manage-jobs',
  organization: '/admin/manage-organization',
  settings: '/admin/settings',
  siteSettings: '/admin/site-settings',
} as const;

/** Stands in the URL for the first row of a list, whichever it is. */
export const firstRow = 'pertama';

/** A list with the rows that wait for a decision: of the alumni those with an account. */
export const waitingIn = (list: string) =>
  `${list}?status=pending${list === paths.alumni ? '&akun=joined' : ''}`;

/** The lists whose waiting rows are reviewed on a screen of their own, by its name in the URL. */
const queues: Record<string, string> = { [paths.alumni]: 'alumni', [paths.jobs]: 'lowongan' };

/** The first of them, opened: in the queue of the list, if it has one. */
export function reviewOf(list: string): string {
  const queue = queues[list];
  return `${waitingIn(list)}&detail=${firstRow}${queue ? `&antrean=${queue}` : ''}`;
}

/** The registrations for an event; at the door, for a phone. */
export const participantsOf = (eventId: string) => `${paths.events}?peserta=${eventId}`;
export const doorOf = (eventId: string) => `${participantsOf(eventId)}&tampilan=pintu`;

export const area = defineArea({
  title: 'Area admin',
  routes: [
    {
      path: paths.dashboard,
      page: 'admin-dashboard',
      access: 'admin',
      title: 'Dashboard Admin',
      menu: { label: 'Dashboard', order: 10, icon: 'dashboard' },
      home: 'admin',
    },
    {
      path: paths.events,
      page: 'manage-events',
      access: 'admin',
      title: 'Kelola Kegiatan',
    },
    { path: paths.jobs, page: 'manage-jobs', access: 'admin', title: 'Kelola Lowongan' },
    { path: paths.alumni, page: 'alumni', access: 'admin', title: 'Kelola Alumni' },
    {
      path: paths.siteSettings,
      page: 'site-settings',
      access: 'admin',
      title: 'Pengaturan Situs',
    },
    { path: paths.settings, page: 'site-settings', access: 'admin', title: 'Pengaturan Situs' },
    {
      path: paths.organization,
      page: 'organization',
      access: 'admin',
      title: 'Kelola Struktur Organisasi',
    },
  ],
});
