import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import type { Row } from './target.ts';

const root = join(import.meta.dirname, '../../..');

type Value = string | number | boolean;

/** A setting: its key in supabase/config.toml, and where and under which names the Management API tells it. */
export interface Setting {
  key: string;
  part: string;
  name: string;
  /** Undefined for an `env(…)` whose variable is not set here. */
  value: Value | undefined;
}

const auth = 'config/auth';
const not = (value: Value) => !value;
const seconds = (value: Value) =>
  typeof value === 'string' ? Number.parseInt(value, 10) * (value.endsWith('m') ? 60 : 1) : value;
const bytes = (value: Value) => Number.parseInt(String(value), 10) * 1024 * 1024;

type Place = [name: string, change?: ((value: Value) => Value) | undefined, part?: string];

/** As the Supabase CLI translates them (https://github.com/supabase/cli, pkg/config). */
const places: Record<string, Place> = {
  'api.schemas': ['db_schema', undefined, 'postgrest'],
  'api.max_rows': ['max_rows', undefined, 'postgrest'],
  'storage.file_size_limit': ['fileSizeLimit', bytes, 'config/storage'],
  'auth.site_url': ['site_url'],
  'auth.additional_redirect_urls': ['uri_allow_list'],
  'auth.enable_signup': ['disable_signup', not],
  'auth.enable_anonymous_sign_ins': ['external_anonymous_users_enabled'],
  'auth.minimum_password_length': ['password_min_length'],
  'auth.password_requirements': ['password_required_characters'],
  'auth.enable_refresh_token_rotation': ['refresh_token_rotation_enabled'],
  'auth.jwt_expiry': ['jwt_exp'],
  'auth.mfa.totp.enroll_enabled': ['mfa_totp_enroll_enabled'],
  'auth.mfa.totp.verify_enabled': ['mfa_totp_verify_enabled'],
  'auth.email.enabled': ['external_email_enabled'],
  'auth.email.enable_confirmations': ['mailer_autoconfirm', not],
  'auth.email.double_confirm_changes': ['mailer_secure_email_change_enabled'],
  'auth.email.secure_password_change': ['security_update_password_require_reauthentication'],
  'auth.email.max_frequency': ['smtp_max_frequency', seconds],
  'auth.email.otp_length': ['mailer_otp_length'],
  'auth.email.otp_expiry': ['mailer_otp_exp'],
  'auth.email.smtp.host': ['smtp_host'],
  'auth.email.smtp.port': ['smtp_port', String],
  'auth.email.smtp.user': ['smtp_user'],
  'auth.email.smtp.admin_email': ['smtp_admin_email'],
  'auth.email.smtp.sender_name': ['smtp_sender_name'],
  'auth.sms.enabled': ['external_phone_enabled'],
  'auth.rate_limit.email_sent': ['rate_limit_email_sent'],
  'auth.rate_limit.sign_in_sign_ups': ['rate_limit_otp'],
  'auth.rate_limit.token_verifications': ['rate_limit_verify'],
  'auth.rate_limit.token_refresh': ['rate_limit_token_refresh'],
};

/** Keys of the CLI alone, and the secret that nobody can read back. */
const notTold = [
  'project_id',
  'db.major_version',
  'db.seed.enabled',
  'storage.enabled',
  'auth.email.smtp.enabled',
  'auth.email.smtp.pass',
];

const mail = /^auth\.email\.(template|notification)\.(\w+)\.(subject|content_path|enabled)$/;

function placeOf(key: string): Place | undefined {
  const [, group, kind = '', what] = mail.exec(key) ?? [];
  if (!group) return places[key];
  const suffix = group === 'notification' ? `${kind}_notification` : kind;
  if (what === 'enabled') return [`mailer_notifications_${kind}_enabled`];
  if (what === 'subject') return [`mailer_subjects_${suffix}`];
  return [
    `mailer_templates_${suffix}_content`,
    (path) => readFileSync(join(root, String(path)), 'utf8'),
  ];
}

/** Reads supabase/config.toml. @returns the settings, and the keys of which nobody knows where they are told */
export function readConfig(env: Record<string, string | undefined>) {
  const text = readFileSync(join(root, 'supabase/config.toml'), 'utf8');
  const unknown: string[] = [];
  const settings = flatten(parse(text)).flatMap(([key, written]): Setting[] => {
    const place = placeOf(key);
    if (!place) {
      if (!notTold.includes(key)) unknown.push(key);
      return [];
    }
    const [name, change, part = auth] = place;
    const [, variable] = /^env\((\w+)\)$/.exec(String(written)) ?? [];
    const given = variable ? env[variable] : written;
    return [{ key, part, name, value: given === undefined ? given : (change?.(given) ?? given) }];
  });
  return { settings, unknown };
}

function flatten(table: object, before = ''): [key: string, value: Value][] {
  return Object.entries(table).flatMap(([name, value]) => {
    if (Array.isArray(value)) return [[before + name, value.join(',')] as [string, string]];
    if (typeof value === 'object') return flatten(value, `${before}${name}.`);
    return [[before + name, value] as [string, Value]];
  });
}

export const isMailText = ({ name }: Setting) => /^mailer_(subjects|templates)_/.test(name);

/** What the project has otherwise, a setting each. Long texts are named, not shown. */
export function otherSettings(wanted: readonly Setting[], told: Record<string, Row>): string[] {
  return wanted.flatMap(({ key, part, name, value }) => {
    const present = told[part]?.[name];
    // Line ends change on the way through some dashboards; the text stays the same.
    const same = String(present ?? '').trim() === String(value ?? '').trim();
    if (value === undefined || same) return [];
    const isText = name.startsWith('mailer_templates_');
    return [isText ? `${key} is another text` : `${key} is ${present}, not ${value}`];
  });
}
