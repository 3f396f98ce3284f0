/** Where the data live. Comes from the registry, so that one build serves every environment. */
export interface Backend {
  url: string;
  publishableKey: string;
}

const requestLimitMs = 10_000;

let configured: Backend | null = null;

/** Called once by the shell before anything reads; null keeps the portal open on its built-in defaults. */
export function configureBackend(backend: Backend | null): void {
  configured = backend;
}

export function isBackendConfigured(): boolean {
  return configured !== null;
}

/** Throws where no backend is configured: ask `isBackendConfigured()` first. */
export function requireBackend(): Backend {
  if (!configured) throw new Error('Layanan data belum terhubung.');
  return configured;
}

/** The caller's signal joined with our own time limit, which covers the body as well. */
export function withTimeLimit(
  signal: AbortSignal | null | undefined,
  limitMs = requestLimitMs,
): AbortSignal {
  const limit = AbortSignal.timeout(limitMs);
  return signal ? AbortSignal.any([signal, limit]) : limit;
}

export function timedFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  return fetch(input, { ...init, signal: withTimeLimit(init.signal) });
}
