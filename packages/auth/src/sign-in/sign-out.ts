import { forgetStoredSession, loadSupabase, storedSession } from '@portal/api/client';
import { draftKeyPrefix, forgottenKeyPrefixes, signedOutAtKey } from '@portal/api/storage-keys';
import { knownRoutes, pathFor } from '@portal/federation/router';
import { errorMessage, failure, type Notice, success } from './notice.ts';
import { forgetReturnPath, rememberReturnPath } from './return-path.ts';

/**
 * Signs out of this browser because the user wants to: all its tabs follow, and their drafts and what the admin has stored of people are deleted. Never throws; the local
 * session is gone in every case.
 */
export async function signOut(): Promise<Notice> {
  forgetDrafts();
  const error = await endSession().catch((failed: unknown) => failed);
  // The guard has remembered the screen that was left, but the next user is not sent there.
  forgetReturnPath();
  const { notice } = error
    ? failure(
        'Logout Gagal di Server',
        `Sesi lokal di browser ini sudah dihapus. ${errorMessage(error)}`,
      )
    : success('Logout Berhasil', 'Anda telah keluar.');
  return notice;
}

/** Ends the session of this browser and keeps the drafts. Returns null, or the error of the server. */
export async function endSession(): Promise<Error | null> {
  const token = storedSession()?.access_token;
  // First, so that neither a server that fails nor one that hangs can keep the user signed in here.
  forgetStoredSession();
  const { auth } = await loadSupabase();
  const local = await auth.signOut({ scope: 'local' });
  const { error } = token ? await auth.admin.signOut(token, 'local') : local;
  return error && !isAlreadyGone(error) ? error : null;
}

/** For a user whose session the service no longer accepts: leads to the login page and, after it, back to this page and its drafts. */
export async function signInAgain(): Promise<void> {
  const { pathname, search, hash } = location;
  rememberReturnPath(pathname + search + hash);
  await endSession().catch(() => undefined);
  const route = knownRoutes().find(({ path }) => path === pathname);
  // A page for everybody has no guard that leads to the login page.
  if (route?.access === 'public') location.assign(pathFor('login'));
}

/** The server no longer knows the session or the account: there is nothing left to sign out from. */
function isAlreadyGone(error: { name: string; status?: number | undefined }): boolean {
  return error.name === 'AuthSessionMissingError' || [401, 403, 404].includes(error.status ?? 0);
}

/** The drafts of other tabs are out of reach. The time of the sign-out voids them: see `readDraft` in `@portal/forms`. */
function forgetDrafts() {
  try {
    localStorage.setItem(signedOutAtKey, String(Date.now()));
    forgetKeys(sessionStorage, [draftKeyPrefix]);
    forgetKeys(localStorage, forgottenKeyPrefixes);
  } catch {
    // Without storage there are no drafts.
  }
}

function forgetKeys(storage: Storage, prefixes: readonly string[]) {
  const keys = Object.keys(storage);
  for (const key of keys) if (prefixes.some((it) => key.startsWith(it))) storage.removeItem(key);
}
