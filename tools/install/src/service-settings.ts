import type { Check } from './check.ts';
import type { Settings, SettingsOf } from './management.ts';
import type { Project } from './project.ts';

interface Wanted {
  group: SettingsOf;
  field: string;
  name: string;
  /** Written where the present value does not fit. */
  value?: string | number | boolean;
  /** Equality with `value` when not set. */
  fits?: (present: unknown) => boolean;
  /** What to do where this command cannot do it. */
  advice?: string;
}

const between = (least: number, most: number) => (present: unknown) =>
  typeof present === 'number' && present >= least && present <= most;
const auth = (field: string, name: string, wanted: Omit<Wanted, 'group' | 'field' | 'name'>) =>
  ({ group: 'config/auth', field, name, ...wanted }) satisfies Wanted;

/** The settings of a project; `supabase/config.toml` says the same to a local one. */
function wantedSettings(siteUrl: string): Wanted[] {
  return [
    ...ofAddresses(siteUrl),
    ...ofAccounts,
    ...ofMails,
    ...ofLimits,
    {
      group: 'postgrest',
      field: 'db_schema',
      name: 'one schema is exposed: public',
      value: 'public',
    },
    { group: 'postgrest', field: 'max_rows', name: 'a read ends after 1000 rows', value: 1000 },
  ];
}

const ofAddresses = (siteUrl: string): Wanted[] => [
  auth('site_url', 'mails lead to the portal', { value: siteUrl }),
  auth('uri_allow_list', 'mails lead nowhere else', { value: `${siteUrl}/**` }),
];

const ofAccounts: Wanted[] = [
  auth('external_email_enabled', 'people sign in with e-mail and password', { value: true }),
  auth('disable_signup', 'people may register', { value: false }),
  auth('mailer_autoconfirm', 'an account counts once its e-mail is confirmed', { value: false }),
  auth('mailer_allow_unverified_email_sign_ins', 'nobody signs in before that', { value: false }),
  auth('mailer_secure_email_change_enabled', 'a change of e-mail needs both mailboxes', {
    value: true,
  }),
  auth('external_anonymous_users_enabled', 'there are no anonymous accounts', { value: false }),
  auth('external_phone_enabled', 'there are no accounts by telephone', { value: false }),
  auth('password_min_length', 'passwords have the length that the forms ask for', { value: 6 }),
  auth('password_required_characters', 'passwords need no characters that the forms do not name', {
    value: '',
    fits: (present) => !present,
  }),
  auth(
    'security_update_password_require_reauthentication',
    'a signed-in person changes the password without a code, for which there is no form',
    { value: false },
  ),
  auth('security_captcha_enabled', 'no captcha is asked for, which no form shows', {
    value: false,
    fits: (present) => !present,
  }),
  auth('refresh_token_rotation_enabled', 'a stolen session is noticed', { value: true }),
  auth('jwt_exp', 'a session is renewed every hour', { value: 3600, fits: between(300, 3600) }),
];

const smtpAdvice = 'Dashboard → Authentication → Emails → SMTP settings';
const isFilled = (present: unknown) => typeof present === 'string' && present !== '';

const ofMails: Wanted[] = [
  auth('smtp_host', 'a mail server is set', { fits: isFilled, advice: smtpAdvice }),
  auth('smtp_admin_email', 'mails have a sender', { fits: isFilled, advice: smtpAdvice }),
  auth('mailer_otp_exp', 'links in mails end after an hour, as the mails say', {
    value: 3600,
    fits: between(600, 3600),
  }),
  auth('smtp_max_frequency', 'one mail of a kind for an address and minute', { value: 60 }),
];

const ofLimits: Wanted[] = [
  auth('rate_limit_email_sent', 'at least 30 mails an hour may be sent', {
    fits: between(30, 1000),
    advice: 'Dashboard → Authentication → Rate Limits, once a mail server is set',
  }),
  auth('rate_limit_verify', 'links cannot be guessed', { value: 30, fits: between(10, 60) }),
  auth('rate_limit_otp', 'mails cannot be asked for without end', {
    value: 30,
    fits: between(10, 60),
  }),
  auth('rate_limit_token_refresh', 'sessions cannot be renewed without end', {
    value: 150,
    fits: between(50, 1800),
  }),
];

const isRight = ({ field, value, fits }: Wanted, settings: Settings) =>
  fits ? fits(settings[field]) : settings[field] === value;

/** Writes the settings that do not fit. Returns their names. */
export async function applySettings({ management, siteUrl }: Project): Promise<string[]> {
  const changed: string[] = [];
  for (const group of ['config/auth', 'postgrest'] as const) {
    const present = await management.settings(group);
    const wrong = wantedSettings(siteUrl).filter(
      (wanted) => wanted.group === group && wanted.value !== undefined && !isRight(wanted, present),
    );
    if (wrong.length === 0) continue;
    await management.change(group, Object.fromEntries(wrong.map((it) => [it.field, it.value])));
    changed.push(...wrong.map(({ field }) => field));
  }
  return changed;
}

/** Reads the settings again, since a service may accept a change and not make it. */
export function settingChecks({ management, siteUrl }: Project): Check[] {
  const read = {
    'config/auth': once(management, 'config/auth'),
    postgrest: once(management, 'postgrest'),
  };
  return wantedSettings(siteUrl).map((wanted) => ({
    name: wanted.name,
    problems: async () => {
      const settings = await read[wanted.group]();
      if (isRight(wanted, settings)) return [];
      const advice = wanted.advice ?? `set it to ${JSON.stringify(wanted.value)}`;
      return [`${wanted.field} is ${JSON.stringify(settings[wanted.field] ?? null)}: ${advice}`];
    },
  }));
}

function once(management: Project['management'], group: SettingsOf): () => Promise<Settings> {
  let settings: Promise<Settings> | undefined;
  return () => {
    settings ??= management.settings(group);
    return settings;
  };
}
