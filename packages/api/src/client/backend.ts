/** Where the data live. Comes from the registry, so that one build serves every environment. */
export interface Backend {
  url: string;
  publishableKey: string;
}

let configured: Backend | null = null;

/** Called once by the shell before anything reads; null keeps the portal open on its built-in defaults. */
export function configureBackend(backend: Backend | null): void {
  configured = backend;
}

export function isBackendConfigured(): boolean {
  return configured !== null;
}

/** Throws where no backend is configured: check `isBackendConfigured()` first. */
export function requireBackend(): Backend {
  if (!configured) throw new Error('Layanan data belum terhubung.');
  return configured;
}
