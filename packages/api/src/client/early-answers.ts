import { requireBackend } from './backend.ts';

/** A read that is sent before the code that wants it has arrived. */
export interface EarlyRead {
  method: string;
  /** Path and query below the backend's address. */
  path: string;
  /** Arguments of a function as JSON. */
  body: string | null;
  headers: Record<string, string>;
}

type EarlyAnswer = EarlyRead & {
  /** Address of the backend that was asked: the HTML's may be older than the registry's. */
  backend: string;
  answer: Promise<Response>;
};

declare global {
  interface Window {
    /** Begun by the boot script of a page with a first paint in its HTML, for visitors without a session. */
    portalAnswers?: EarlyAnswer[];
  }
}

/** The answer that the HTML asked for before this code arrived. Each is given once: who asks again wants a newer one. */
export function takeEarlyAnswer(url: string, init: RequestInit): Promise<Response> | undefined {
  const waiting = globalThis.window?.portalAnswers ?? [];
  const index = waiting.findIndex(
    ({ backend, path, method, body }) =>
      url === backend + path && method === (init.method ?? 'GET') && body === (init.body ?? null),
  );
  return index < 0 ? undefined : waiting.splice(index, 1)[0]?.answer;
}

/** Milliseconds after which an answer that nobody has taken is too old. */
const keptFor = 30_000;

/** Sends a visitor's read for a page that is likely opened next. */
export function askEarly(read: EarlyRead): void {
  const { url, publishableKey } = requireBackend();
  const { method, body } = read;
  const headers = { ...read.headers, apikey: publishableKey };
  const answer = fetch(url + read.path, { method, body, headers });
  const asked = { ...read, backend: url, answer };
  window.portalAnswers = [...(window.portalAnswers ?? []), asked];
  const forget = () => {
    window.portalAnswers = window.portalAnswers?.filter((it) => it !== asked) ?? [];
  };
  asked.answer.catch(forget);
  setTimeout(forget, keptFor);
}
