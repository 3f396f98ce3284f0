import { fetchCurrentRole } from '@portal/api/account';
import { type AuthSession, dbWithToken, loadAuthClient } from '@portal/api/client';
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

async function examine({ user, ...session }: AuthSession, chosen: string) {
  const role = await fetchCurrentRole(dbWithToken(session.access_token));
  if (!role) return refuse(sentences.noUser);
  return objectionTo(user, role, chosen) ?? { isDone: true as const, role };
}

async function enter({ email, password, role: chosen }: Credentials): Promise<SignInOutcome> {
  // At the doorstep no screen sees a session that is going to be refused.
  const doorstep = await loadAuthClient('doorstep');
  const { data, error } = await doorstep.signInWithPassword({ email, password });
  if (error) return refuseFor(error);
  if (!data.session?.user) return refuse(sentences.noUser);
  const verdict = await examine(data.session, chosen).catch(refuseFor);
  if (!verdict.isDone) {
    await doorstep.signOut({ scope: 'local' });
    return verdict;
  }
  await endRecovery();
  const client = await loadAuthClient();
  const handover = await client.setSession(data.session);
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
