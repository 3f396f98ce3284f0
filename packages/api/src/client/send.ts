import type { SupabaseClient } from '@supabase/supabase-js';
import { takeEarlyAnswer } from './early-answers.ts';
import { storedSession } from './stored-session.ts';

const requestLimitMs = 10_000;

const noConnection = 'Failed to fetch';

let announceLoss: () => void = () => undefined;

/** The listener runs when the server refuses a request without a token: a session may have ended. */
export function onSessionLost(listener: () => void): void {
  announceLoss = listener;
}

/** The caller's signal joined with our own time limit, which covers the body as well. */
export function withTimeLimit(
  signal: AbortSignal | null | undefined,
  limitMs = requestLimitMs,
): AbortSignal {
  const limit = AbortSignal.timeout(limitMs);
  return signal ? AbortSignal.any([signal, limit]) : limit;
}

/**
 * Replaces half emojis, which a field cut in two leaves, in a JSON text: PostgreSQL refuses the whole request for one. JSON writes them
 * alone as escapes (ECMA-262, QuoteJSONString).
 */
function wellFormed<T extends RequestInit>(request: T): T {
  if (typeof request.body !== 'string') return request;
  const body = request.body.replace(/\\(?:ud[89a-f]..|.)/g, (escaped) =>
    escaped.startsWith('\\ud') ? '\\ufffd' : escaped,
  );
  return { ...request, body };
}

/**
 * The answer with its whole body. Browsers report a lost connection as a `TypeError` in words of their own, as they do every fault of
 * a script: here it gets the wording that `errorKind` knows.
 */
async function whole(answer: Promise<Response>): Promise<Response> {
  try {
    const response = await answer;
    const body = await response.arrayBuffer();
    return new Response(body.byteLength > 0 ? body : null, response);
  } catch (error) {
    const isEnded = error instanceof Error && /^(Abort|Timeout)Error$/.test(error.name);
    throw isEnded ? error : new TypeError(noConnection, { cause: error });
  }
}

export async function timedFetch(
  input: RequestInfo | URL,
  init: RequestInit = {},
  limitMs?: number,
): Promise<Response> {
  const request = { ...wellFormed(init), signal: withTimeLimit(init.signal, limitMs) };
  return whole(fetch(input, request));
}

/** Rejects when the signal aborts, even while the work goes on. */
export async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const abortion = new Promise<never>((_, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
  return Promise.race([work, abortion]);
}

type LoadSupabase = () => Promise<Pick<SupabaseClient, 'auth'>>;

export interface SignedRequest extends RequestInit {
  signal: AbortSignal;
  /** null for a visitor. */
  token: string | null;
}

/** Sends a request with the user's token. A token that the server no longer accepts is renewed once. */
export async function send(
  input: RequestInfo | URL,
  { token, ...unchecked }: SignedRequest,
  loadSupabase: LoadSupabase,
): Promise<Response> {
  const request = wellFormed(unchecked);
  // The session is stored but could not be refreshed, for lack of a connection. That must not end it.
  if (!token && storedSession()) throw new TypeError(noConnection);
  const early = takeEarlyAnswer(String(input), request, token);
  const response = await (early
    ? whole(unlessAborted(early, request.signal))
    : sendOnce(input, withToken(request, token)));
  if (response.status !== 401) return response;
  if (!token) {
    announceLoss();
    return response;
  }
  // The server refused the request before it ran, so sending it again cannot repeat an action.
  const renewed = await unlessAborted(renewedToken(loadSupabase), request.signal);
  return renewed ? sendOnce(input, withToken(request, renewed)) : response;
}

async function sendOnce(input: RequestInfo | URL, request: RequestInit): Promise<Response> {
  const response = await whole(fetch(input, request));
  return String(input).includes('/storage/v1/') ? withMeantStatus(response) : response;
}

/** What the storage service says of a token that it does not accept; a policy's refusal has the same status. */
const refusedToken = /"exp"|jw[st]|signature|"alg"|Web Key/i;

/**
 * The storage service answers 400 with the status in the body, and 403 to a token that is no longer accepted as to a policy's refusal
 * (https://github.com/supabase/storage/blob/master/src/http/plugins/jwt.ts). Gives its answer the status that it means.
 */
async function withMeantStatus(response: Response): Promise<Response> {
  if (response.status !== 400) return response;
  const body = await response.text();
  const { statusCode, message = '' } = readRefusal(body);
  const isToken = statusCode === '403' && refusedToken.test(message);
  const status = isToken ? 401 : Math.max(Number(statusCode) || 0, 400);
  return new Response(body, { status, headers: response.headers });
}

function readRefusal(body: string): { statusCode?: string; message?: string } {
  try {
    return JSON.parse(body) ?? {};
  } catch {
    return {};
  }
}

async function renewedToken(loadSupabase: LoadSupabase): Promise<string | null> {
  const { auth } = await loadSupabase();
  const { data } = await auth.refreshSession();
  return data.session?.access_token ?? null;
}

function withToken(request: RequestInit, token: string | null): RequestInit {
  const headers = new Headers(request.headers);
  if (token) headers.set('Authorization', `Bearer ${token}`);
  return { ...request, headers };
}
