import type { Backend } from '@portal/api/client';
import { parseRegistry } from '@portal/federation';

/** The running local stack tells its address in its registry, which the dev server passes on; null while none runs. */
export async function findBackend(): Promise<Backend | null> {
  try {
    const response = await fetch('/registry.json', { signal: AbortSignal.timeout(5_000) });
    return parseRegistry(await response.json()).backend;
  } catch {
    return null;
  }
}
