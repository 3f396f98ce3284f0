import type { Session } from '@portal/local-stack/schema';
import type { Check } from './check.ts';

/** Who is the admin, and where mails and the calendar's entries lead. `settings` is `config/auth` of the Management API. */
export function accountChecks(
  query: Session['query'],
  settings: () => Promise<Record<string, unknown>>,
  { siteUrl, adminEmail }: { siteUrl: string; adminEmail: string },
): Check[] {
  const wanted = {
    site_url: siteUrl,
    uri_allow_list: `${siteUrl}/**`,
    // Not among the settings that the CLI pushes.
    mailer_allow_unverified_email_sign_ins: false,
  };
  const findAdmin = `select admin_email, site_url, (
      select array_agg(email_confirmed_at is not null) from auth.users where lower(email) = $1
    ) = '{true}' as "one confirmed account" from private.app_settings`;
  return [
    {
      name: 'mails lead to the portal and nowhere else, and nobody signs in unconfirmed',
      problems: async () => differences(await settings(), wanted),
    },
    {
      name: 'the admin is one confirmed account, and entries of the calendar lead to the portal',
      problems: async () => {
        const [present] = await query(findAdmin, [adminEmail]);
        const admin = { admin_email: adminEmail, site_url: siteUrl, 'one confirmed account': true };
        return differences(present ?? {}, admin);
      },
    },
  ];
}

const differences = (present: Record<string, unknown>, wanted: Record<string, unknown>) =>
  Object.entries(wanted)
    .filter(([name, value]) => present[name] !== value)
    .map(([name, value]) => `${name}: ${present[name]}, not ${value} (docs/deploy.md, 1)`);
