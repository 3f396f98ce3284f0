/** A read that the page's HTML has sent already. */
export interface EarlyRead {
  method: string;
  /** Path and query below the backend's address. */
  path: string;
  /** Arguments of a function as JSON. */
  body: string | null;
  headers: Record<string, string>;
}

declare global {
  interface Window {
    /** Set by the boot script of a page with a first paint in its HTML, for visitors without a session. */
    portalAnswers?: (EarlyRead & { answer: Promise<Response> })[];
  }
}

/** The answer that the HTML asked for before this code arrived. Each is given once: who asks again wants a newer one. */
export function takeEarlyAnswer(url: string, init: RequestInit): Promise<Response> | undefined {
  const waiting = globalThis.window?.portalAnswers ?? [];
  const index = waiting.findIndex(
    ({ method, path, body }) =>
      url.endsWith(path) && method === (init.method ?? 'GET') && body === (init.body ?? null),
  );
  return index < 0 ? undefined : waiting.splice(index, 1)[0]?.answer;
}
