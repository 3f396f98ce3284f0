import { forgetAllDrafts } from '@portal/api';
import { forgetStoredSession, loadSupabase, storedSession } from '@portal/api/client';
import { type Notice, sentenceOf } from './notice.ts';
import { forgetReturnPath } from './return-path.ts';

const signedOut: Notice = {
  tone: 'success',
  title: 'Logout Berhasil',
  description: 'Anda telah keluar.',
};

function serverFailed(error: unknown): Notice {
  return {
    tone: 'error',
    title: 'Logout Gagal di Server',
    description: `Sesi lokal di peramban ini sudah dihapus. ${sentenceOf(error)}`,
  };
}

/** The server no longer knows the session or the account: there is nothing left to sign out from. */
function isAlreadyGone(error: { name: string; status?: number | undefined }): boolean {
  return error.name === 'AuthSessionMissingError' || [401, 403, 404].includes(error.status ?? 0);
}

/** Clears the session of this browser, however long it takes. Returns null, or what the server refused. */
export async function endSession(): Promise<Error | null> {
  const token = storedSession()?.access_token;
  // First, so that neither a server that fails nor one that hangs can keep the person signed in here.
  forgetStoredSession();
  const { auth } = await loadSupabase();
  const local = await auth.signOut({ scope: 'local' });
  const { error } = token ? await auth.admin.signOut(token, 'local') : local;
  return error && !isAlreadyGone(error) ? error : null;
}

/**
 * Signs out of this browser, because the person wishes so: all its tabs follow, and what was typed is forgotten. Never throws; the
 * local session is gone in every case.
 */
export async function signOut(): Promise<Notice> {
  forgetAllDrafts();
  const error = await endSession().catch((failure: unknown) => failure);
  // The guard has meanwhile remembered the screen that was left, but the next person is not sent there.
  forgetReturnPath();
  return error ? serverFailed(error) : signedOut;
}
