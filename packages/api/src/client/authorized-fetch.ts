import { isAuthClientLoaded, loadAuthClient } from './auth-client.ts';
import { withTimeLimit } from './backend.ts';
import { takeEarlyAnswer } from './early-answers.ts';
import { freshAccessToken, hasStoredSession } from './stored-session.ts';

let announceLoss: () => void = () => undefined;

/** The one listener is told when the server refuses a request that went out without a token: somebody's session may be lost. */
export function onSessionLost(listener: () => void): void {
  announceLoss = listener;
}

async function accessToken(): Promise<string | null> {
  const fresh = freshAccessToken();
  if (fresh) return fresh;
  if (!hasStoredSession() && !isAuthClientLoaded()) return null;
  const client = await loadAuthClient();
  const { data, error } = await client.getSession();
  // Without this a lost connection would look like a lost session: the request would go out anonymously.
  if (error?.name === 'AuthRetryableFetchError') throw error;
  return data.session?.access_token ?? null;
}

async function renewedAccessToken(): Promise<string | null> {
  const client = await loadAuthClient();
  const { data } = await client.refreshSession();
  return data.session?.access_token ?? null;
}

function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

function send(input: RequestInfo | URL, init: RequestInit, token: string | null) {
  const headers = new Headers(init.headers);
  if (token) headers.set('Authorization', `Bearer ${token}`);
  return fetch(input, { ...init, headers });
}

/** fetch in the name of the signed-in person; a token that the server no longer accepts is renewed once. */
export async function authorizedFetch(
  input: RequestInfo | URL,
  init: RequestInit = {},
  limitMs?: number,
): Promise<Response> {
  const signal = withTimeLimit(init.signal, limitMs);
  const request = { ...init, signal };
  const token = await unlessAborted(accessToken(), signal);
  const early = token ? undefined : takeEarlyAnswer(String(input), init);
  if (early) return unlessAborted(early, signal);
  const response = await send(input, request, token);
  if (response.status !== 401) return response;
  if (!token) {
    announceLoss();
    return response;
  }
  // A 401 was refused before it ran, so sending it again cannot do a thing twice.
  const renewed = await unlessAborted(renewedAccessToken(), signal);
  return renewed ? send(input, request, renewed) : response;
}
