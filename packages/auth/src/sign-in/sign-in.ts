import { fetchCurrentRole } from '@portal/api/account';
import { type AuthSession, loadSupabase, type Supabase } from '@portal/api/client';
import { endRecovery } from '../mail-links/recovery.ts';
import type { Role } from '../session/session.ts';
import { errorCode, errorMessage, failure, type Notice, success, unconfirmed } from './notice.ts';
import { type OnWait, onceMore } from './once-more.ts';
import { sessionLimit } from './session-limit.ts';

export interface Credentials {
  email: string;
  password: string;
  /** The role that the user chose in the form; anything but the two roles is refused. */
  role: string;
}

export type SignInOutcome =
  | { isDone: true; role: Role; notice: Notice }
  | { isDone: false; notice: Notice };

const messages = {
  invalidCredentials: 'Email atau password salah.',
  emailNotConfirmed: 'Email belum dikonfirmasi. Silakan cek email Anda untuk link konfirmasi.',
  alumniNotConfirmed:
    'Email Anda belum dikonfirmasi. Silakan cek inbox/spam untuk link konfirmasi.',
  notAdmin: 'Login Admin Gagal: Akun ini bukan akun admin.',
  notAlumni: 'Login Alumni Gagal: Akun admin tidak bisa login sebagai alumni.',
  unknownRole: 'Peran tidak valid saat login.',
  noUser: 'Data pengguna tidak ditemukan setelah login.',
};

const welcome = {
  admin: success('Login Admin Berhasil', 'Selamat datang, Admin!'),
  alumni: success('Login Alumni Berhasil', 'Selamat datang!'),
};

const notConfirmedDuration = 7_000;

const refuse = (description: string, duration?: number) =>
  failure('Login Gagal', description, duration);

/** Signs in, in the chosen role only. Never throws. */
export async function signIn(credentials: Credentials, onWait?: OnWait): Promise<SignInOutcome> {
  const { role } = credentials;
  if (role !== 'admin' && role !== 'alumni') return refuse(messages.unknownRole);
  return enter(credentials, onWait).catch(refuseFor);
}

async function enter(
  { email, password, role: chosen }: Credentials,
  onWait?: OnWait,
): Promise<SignInOutcome> {
  // No screen sees the session of an ephemeral client, which may have to be refused.
  const ephemeral = await loadSupabase('ephemeral');
  const ask = () => ephemeral.auth.signInWithPassword({ email, password });
  const { data, error } = await onceMore(ask, onWait);
  if (error) return refuseFor(error);
  if (!data.session?.user) return refuse(messages.noUser);
  const verdict = await examine(ephemeral, data.session.user, chosen).catch(refuseFor);
  if (!verdict.isDone) {
    await ephemeral.auth.signOut({ scope: 'local' });
    return verdict;
  }
  await endRecovery();
  const { auth } = await loadSupabase();
  const handover = await auth.setSession(data.session);
  return handover.error ? refuseFor(handover.error) : withSessionLimit(verdict);
}

/** The storage of this browser had no room for the session. */
function withSessionLimit(done: SignInOutcome): SignInOutcome {
  const description = sessionLimit();
  const notice: Notice = { ...done.notice, tone: 'warning', duration: 10_000 };
  return description ? { ...done, notice: { ...notice, description } } : done;
}

async function examine(
  ephemeral: Supabase,
  user: AuthSession['user'],
  chosen: string,
): Promise<SignInOutcome> {
  const role = await fetchCurrentRole(ephemeral);
  if (!role) return refuse(messages.noUser);
  if (role !== 'admin' && !user.email_confirmed_at) {
    return unconfirmed(refuse(messages.alumniNotConfirmed, notConfirmedDuration));
  }
  if (role !== chosen) return refuse(chosen === 'admin' ? messages.notAdmin : messages.notAlumni);
  return { ...welcome[role], role };
}

function refuseFor(error: unknown) {
  switch (errorCode(error)) {
    case 'invalid_credentials':
      // The service looks at the password first: the e-mail may wait for its confirmation as well.
      return unconfirmed(refuse(messages.invalidCredentials));
    case 'email_not_confirmed':
      return unconfirmed(refuse(messages.emailNotConfirmed));
    default:
      return refuse(errorMessage(error));
  }
}
