import { type DemoAccount, demoAccounts } from '@portal/database/demo-accounts';
import type { LocalStack } from '@portal/local-stack';

/** How a user arrives at a page. */
export interface WayIn {
  name: string;
  path: string;
  /** Whose session the browser has stored. */
  account?: DemoAccount;
}

/** The pages whose plain address is measured most closely. */
export const plainPaths = ['/', '/alumni', '/kegiatan', '/lowongan'];

const pagesWithSession = [
  ['/dashboard/alumni', demoAccounts.budi],
  ['/profile-settings', demoAccounts.budi],
  ['/admin/dashboard', demoAccounts.admin],
  ['/admin/manage-alumni', demoAccounts.admin],
] as const;

/** Every page that is measured. */
export const pagePaths = [...plainPaths, ...pagesWithSession.map(([path]) => path)];

/** The plain addresses, links with a filter, a dialog or an anchor, and stored sessions. */
export async function waysIn(stack: LocalStack): Promise<WayIn[]> {
  const lastOf = async (table: string, order: string) => {
    const rows = await stack.query(
      `select id from ${table} where status = 'approved' order by ${order} desc, id limit 1`,
    );
    return String(Object(rows[0]).id);
  };
  const [event, job] = [
    await lastOf('events', 'event_date'),
    await lastOf('job_postings', 'created_at'),
  ];
  const links = [
    [
      'query',
      ['/?utm_source=wa', '/alumni?q=budi', '/kegiatan?kategori=seminar', '/lowongan?q=teknik'],
    ],
    ['dialog', [`/kegiatan?event=${event}`]],
    ['anchor', ['/#isi', '/alumni#isi', `/kegiatan#event-${event}`, `/lowongan#job-${job}`]],
  ] as const;
  return [
    ...plainPaths.map((path) => ({ name: `\`${path}\``, path })),
    ...links.flatMap(([kind, paths]) =>
      paths.map((path) => ({ name: `\`${path.replace(/[?#].*/, '')}\` ${kind}`, path })),
    ),
    ...[...plainPaths.map((path) => [path, demoAccounts.budi] as const), ...pagesWithSession].map(
      ([path, account]) => ({ name: `\`${path}\` signed in`, path, account }),
    ),
  ];
}
