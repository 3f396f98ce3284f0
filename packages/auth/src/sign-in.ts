import { fetchCurrentRole } from '@portal/api/account';
import { type AuthSession, loadSupabase, type Supabase } from '@portal/api/client';
import { codeOf, failure, type Notice, sentenceOf } from './notice.ts';
import { endRecovery } from './recovery.ts';
import { signInSentences as sentences } from './sentences.ts';
import type { Role } from './session.ts';

export interface Credentials {
  email: string;
  password: string;
  /** The role that the person chose in the form; anything else than the two roles is refused. */
  role: string;
}

export type SignInOutcome =
  | { isDone: true; role: Role; notice: Notice }
  | { isDone: false; notice: Notice };

const noticeDurationMs = 7_000;

const welcome: Record<Role, Notice> = {
  admin: { tone: 'success', title: 'Login Admin Berhasil', description: 'Selamat datang, Admin!' },
  alumni: { tone: 'success', title: 'Login Alumni Berhasil', description: 'Selamat datang!' },
};

const refuse = (description: string, duration?: number) =>
  failure(sentences.title, description, duration);

function refuseFor(error: unknown) {
  switch (codeOf(error)) {
    case 'invalid_credentials':
      return refuse(sentences.invalidCredentials);
    case 'email_not_confirmed':
      return refuse(sentences.emailNotConfirmed);
    default:
      return refuse(sentenceOf(error));
  }
}

function objectionTo(user: AuthSession['user'], role: Role, chosen: string) {
  if (role !== 'admin' && !user.email_confirmed_at) {
    return refuse(sentences.alumniNotConfirmed, noticeDurationMs);
  }
  if (role === chosen) return null;
  return refuse(chosen === 'admin' ? sentences.notAdmin : sentences.notAlumni);
}

async function examine(ephemeral: Supabase, user: AuthSession['user'], chosen: string) {
  const role = await fetchCurrentRole(ephemeral);
  if (!role) return refuse(sentences.noUser);
  return objectionTo(user, role, chosen) ?? { isDone: true as const, role };
}

async function enter({ email, password, role: chosen }: Credentials): Promise<SignInOutcome> {
  // No screen sees the session of an ephemeral client, which may have to be refused.
  const ephemeral = await loadSupabase('ephemeral');
  const { data, error } = await ephemeral.auth.signInWithPassword({ email, password });
  if (error) return refuseFor(error);
  if (!data.session?.user) return refuse(sentences.noUser);
  const verdict = await examine(ephemeral, data.session.user, chosen).catch(refuseFor);
  if (!verdict.isDone) {
    await ephemeral.auth.signOut({ scope: 'local' });
    return verdict;
  }
  await endRecovery();
  const { auth } = await loadSupabase();
  const handover = await auth.setSession(data.session);
  if (handover.error) return refuseFor(handover.error);
  return { isDone: true, role: verdict.role, notice: welcome[verdict.role] };
}

/** Signs in, in the chosen role only (specification, sections 5 and 8). Never throws. */
export async function signIn(credentials: Credentials): Promise<SignInOutcome> {
  if (credentials.role !== 'admin' && credentials.role !== 'alumni') {
    return refuse(sentences.unknownRole);
  }
  return enter(credentials).catch(refuseFor);
}
