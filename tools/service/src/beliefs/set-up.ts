import { allWell, belief } from '../belief.ts';
import { isMailText, otherSettings, readConfig, type Setting } from '../settings.ts';
import type { Row, Target } from '../target.ts';
import type { World } from '../world.ts';

/** The settings as the project tells them; variables that are not set here are not compared. */
async function compare({ settings, portal }: Target, which: (setting: Setting) => boolean) {
  const env = {
    PORTAL_SITE_URL: portal,
    ...process.env,
  };
  const wanted = readConfig(env).settings.filter(which);
  const told: Record<string, Row> = {};
  for (const { part } of wanted) told[part] ??= (await settings?.(part)) ?? {};
  const { site_url: site } = told['config/auth'] ?? {};
  const isOdd = `${site}`.endsWith('/');
  return [
    ...otherSettings(wanted, told),
    ...(isOdd ? [`links of mails lead to ${site}/tautan`] : []),
  ];
}

/** Settings, mail texts and the admin, as supabase/config.toml and docs/deploy.md say. */
export const setUpBeliefs = [
  allWell<World>(
    'the settings are those of supabase/config.toml',
    ({ target }) => compare(target, (setting) => !isMailText(setting)),
    'settings',
  ),
  allWell<World>(
    'the mail texts are those of supabase/templates',
    ({ target }) => compare(target, isMailText),
    'settings',
  ),
  allWell<World>(
    'no mail acts by an address of the service',
    async ({ target: { settings } }) => {
      const texts = Object.entries((await settings?.('config/auth')) ?? {});
      return texts.flatMap(([name, text]) => {
        const acts = name.startsWith('mailer_templates_') && `${text}`.includes('ConfirmationURL');
        return acts ? [`${name} leads to {{ .ConfirmationURL }}`] : [];
      });
    },
    'settings',
  ),
  // Not among the settings that the CLI pushes.
  ...(
    [
      ['no setting lets people in unconfirmed', 'mailer_allow_unverified_email_sign_ins'],
      ['a new password needs no present one', 'security_update_password_require_current_password'],
      ['no captcha is asked for', 'security_captcha_enabled'],
    ] as const
  ).map(([name, setting]) =>
    belief<World>(
      name,
      'off',
      async ({ target }) => ((await target.settings?.('config/auth'))?.[setting] ? 'on' : 'off'),
      'settings',
    ),
  ),
  allWell<World>(
    'the admin is one confirmed account, and entries of the calendar lead to the portal',
    async ({ target: { sql, admin, portal } }) => {
      const [row] = (await sql?.(findAdmin)) ?? [];
      if (!row?.admin_email) return ['no admin is configured'];
      return [
        ...(admin && row.admin_email !== admin
          ? [`the admin is ${row.admin_email}, not ${admin}`]
          : []),
        ...(row.is_ready ? [] : ['the admin has no confirmed account']),
        ...(portal && row.site_url !== portal ? [`entries lead to ${row.site_url}`] : []),
      ];
    },
    'sql',
  ),
];

const findAdmin = `select admin_email, site_url, (
    select array_agg(email_confirmed_at is not null) from auth.users where lower(email) = admin_email
  ) = '{true}' as is_ready from private.app_settings`;
