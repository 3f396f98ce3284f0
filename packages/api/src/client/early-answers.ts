import { requireBackend } from './backend.ts';

/** A read that was sent before the code that needs it had loaded. */
interface EarlyAnswer {
  url: string;
  init: RequestInit;
  /** The token that was sent; null for a visitor. */
  token: string | null;
  answer: Promise<Response>;
}

/** Milliseconds after which the answer to a prefetched read is too old. */
const keptFor = 30_000;

let waiting: EarlyAnswer[] = [];

/** Keeps answers for the reads that ask for them. The URLs name the backend, so no read takes the answer of another one. */
export function keepEarlyAnswers(answers: EarlyAnswer[]): void {
  waiting = [...waiting, ...answers];
}

/** Returns each answer once, and only to the user it was read for: a second read of the same URL needs newer data. */
export function takeEarlyAnswer(
  url: string,
  init: RequestInit,
  token: string | null,
): Promise<Response> | undefined {
  const taken = waiting.find(
    (it) => it.url === url && it.token === token && isSameRequest(it.init, init),
  );
  forget(taken);
  return taken?.answer;
}

/** Sends a visitor's read for a page that is likely to be opened next. `path` is below the backend's URL. */
export function prefetchRead(path: string, init: RequestInit): void {
  const { url: backend, publishableKey } = requireBackend();
  const url = backend + path;
  const headers = { ...Object.fromEntries(new Headers(init.headers)), apikey: publishableKey };
  const early = { url, init, token: null, answer: fetch(url, { ...init, headers }) };
  keepEarlyAnswers([early]);
  early.answer.catch(() => forget(early));
  setTimeout(() => forget(early), keptFor);
}

function forget(early: EarlyAnswer | undefined) {
  waiting = waiting.filter((it) => it !== early);
}

function isSameRequest(one: RequestInit, other: RequestInit): boolean {
  return (
    (one.method ?? 'GET') === (other.method ?? 'GET') && (one.body ?? '') === (other.body ?? '')
  );
}
