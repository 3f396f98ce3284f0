import { loadSupabase } from '@portal/api/client';
import { pathFor } from '@portal/federation/router';
import { errorCode, errorMessage, failure, type Outcome, success } from '../sign-in/notice.ts';

/** What a mail is for, in the words of the service. */
const mailKinds = ['signup', 'invite', 'recovery', 'magiclink', 'email_change'] as const;
export type MailKind = (typeof mailKinds)[number];

export interface MailLink {
  kind: MailKind;
  tokenHash: string;
}

/**
 * The link of a mail (`supabase/templates`) has its kind and token in the hash of the URL, which no server sees, and no `&`, which some
 * mail programs do not decode. Null for one that was damaged beyond that.
 */
export function readMailLink(hash: string): MailLink | null {
  const [, name, tokenHash] = /^#(\w+)=(\w+)$/.exec(hash) ?? [];
  const kind = mailKinds.find((known) => known === name);
  return kind && tokenHash ? { kind, tokenHash } : null;
}

export type OpenedLink =
  /** Where to go on, with the session in the hash of the path. */
  | { path: string }
  /** The service does not take the link: it was cut, used or replaced by a newer one, or is too old. */
  | { isRefused: true }
  | { outcome: Outcome };

/**
 * Uses the link, once. Only a press of the user may call this: programs that scan mails open pages, and would use the link up
 * (https://supabase.com/docs/guides/auth/auth-email-templates#email-prefetching). Never throws.
 */
export async function openMailLink(link: MailLink): Promise<OpenedLink> {
  return takeToken(link, link.kind === 'recovery' || link.kind === 'invite').catch(failOpening);
}

/**
 * Takes over a registration that somebody else made with this user's e-mail: uses the link, ends the password of that person and
 * their sessions, and goes on to the form for a new one. Asking who registered before the link is used would let anybody try
 * the digits behind a token (`otp_length`) without the limit that the service has for them. Never throws.
 */
export async function takeOverRegistration(link: MailLink): Promise<OpenedLink> {
  return takeToken(link, true).catch(failOpening);
}

const failOpening = (error: unknown) => ({
  outcome: failure('Tautan Belum Dapat Dibuka', errorMessage(error)),
});

const refusals = ['otp_expired', 'validation_failed', 'user_not_found', 'bad_jwt'];

async function takeToken(
  { kind, tokenHash }: MailLink,
  isForPassword: boolean,
): Promise<OpenedLink> {
  const { auth } = await loadSupabase('ephemeral');
  const { data, error } = await auth.verifyOtp({ type: kind, token_hash: tokenHash });
  if (error && refusals.includes(errorCode(error))) return { isRefused: true };
  if (error) throw error;
  // A change of the e-mail needs both mailboxes, and only the second one brings a session.
  if (!data.session) return { outcome: otherMailbox };
  const { access_token, refresh_token } = data.session;
  const isTakenOver = isForPassword && kind === 'signup';
  // Nobody knows this password; should it be refused, the form that follows still replaces the former one.
  if (isTakenOver) await auth.updateUser({ password: crypto.randomUUID() });
  const path = pathFor(isForPassword ? 'new-password' : 'login');
  const type = isTakenOver ? 'recovery' : kind;
  return { path: `${path}#${new URLSearchParams({ access_token, refresh_token, type })}` };
}

const otherMailbox = success(
  'Satu Langkah Lagi',
  'Buka juga tautan yang kami kirim ke alamat email Anda yang lain.',
  10_000,
);
