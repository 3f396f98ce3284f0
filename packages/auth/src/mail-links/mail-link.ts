import { unwrap } from '@portal/api';
import { loadSupabase, storedSession } from '@portal/api/client';
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
  return takeToken(link, link.kind).catch(failOpening);
}

/**
 * Refuses what somebody else has asked for with this user's e-mail. A registration: its password ends before the link is used, then the
 * form for a new one follows. Another account's change to this address: it ends, and nobody is signed in. The database answers
 * alike for every token, since asking who it was would let anybody try the digits behind a token (`otp_length`) without the
 * limit that the service has for them. Never throws.
 */
export async function refuseMailLink(link: MailLink): Promise<OpenedLink> {
  return refuse(link).catch(failOpening);
}

async function refuse(link: MailLink): Promise<OpenedLink> {
  const supabase = await loadSupabase('ephemeral');
  unwrap(await supabase.rpc('refuse_mail_link', { token: link.tokenHash }));
  return link.kind === 'signup' ? takeToken(link, 'recovery') : { outcome: outcomes.refused };
}

const failOpening = (error: unknown) => ({
  outcome: failure('Tautan Belum Dapat Dibuka', errorMessage(error)),
});

const refusals = ['otp_expired', 'validation_failed', 'user_not_found', 'bad_jwt'];

/** `purpose`: what the session is for, where it is not what the mail was for. */
async function takeToken({ kind, tokenHash }: MailLink, purpose: MailKind): Promise<OpenedLink> {
  const { auth } = await loadSupabase('ephemeral');
  const { data, error } = await auth.verifyOtp({ type: kind, token_hash: tokenHash });
  if (error && refusals.includes(errorCode(error))) return { isRefused: true };
  if (error) throw error;
  // A change of the e-mail needs both mailboxes, and only the second one brings a session.
  if (!data.session) return { outcome: outcomes.otherMailbox };
  const { access_token, refresh_token, user } = data.session;
  // The session is of the account that asked for the address, which need not be of the owner of this mailbox.
  if (kind === 'email_change' && user.id !== storedSession()?.user.id) {
    await auth.signOut({ scope: 'local' });
    return { outcome: outcomes.changed };
  }
  const path = pathFor(purpose === 'recovery' || purpose === 'invite' ? 'new-password' : 'login');
  return { path: `${path}#${new URLSearchParams({ access_token, refresh_token, type: purpose })}` };
}

const outcomes = {
  otherMailbox: success(
    'Satu Langkah Lagi',
    'Buka juga tautan yang kami kirim ke alamat email yang lain.',
    10_000,
  ),
  changed: success('Email Diubah', 'Akun yang memintanya kini memakai alamat ini.', 10_000),
  // A link that was used before refuses nothing more, and the answer does not tell.
  refused: success(
    'Permintaan Ditolak',
    'Jika tautan ini belum dipakai sebelumnya, alamat Anda tidak akan dipakai untuk akun itu.',
    10_000,
  ),
};
