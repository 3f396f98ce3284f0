import { readStoredJson, writeStored } from '@portal/api/browser-storage';
import { registryKey } from '@portal/api/storage-keys';
import { parseRegistry, type RegisteredArea, type Registry } from '@portal/federation';
import { isTrusted } from './trusted-types.ts';
import { withinTime } from './within-time.ts';

/** Milliseconds to wait for the registry, with and without a copy stored in this browser, and for the copy of the release. */
const timeouts = { withStored: 2_500, withoutStored: 10_000, releaseCopy: 5_000 };

/** What the shell starts with; `isStale` says that the registry could not be read and a copy is in use. */
export interface LoadedRegistry {
  registry: Registry;
  isStale: boolean;
}

/**
 * Reads `/registry.json`. When it is missing, broken or names a foreign origin, the shell starts with the last good copy of this
 * browser, else with the copy that the last release wrote, else without areas.
 */
export async function loadRegistry(): Promise<LoadedRegistry> {
  const stored = readStoredRegistry();
  const limit = stored ? timeouts.withStored : timeouts.withoutStored;
  try {
    const early = window.portalBoot?.registry.then(checkRegistry);
    const registry = await withinTime(limit, early ?? fetchRegistry(limit));
    writeStored('localStorage', registryKey, JSON.stringify(registry));
    return { registry, isStale: false };
  } catch (error) {
    console.error('[portal] registry.json cannot be used', error);
    return { registry: stored ?? (await fetchReleaseCopy()), isStale: true };
  }
}

async function fetchReleaseCopy(): Promise<Registry> {
  try {
    return await fetchRegistry(timeouts.releaseCopy, '/registry-copy.json');
  } catch {
    return { backend: null, areas: [] };
  }
}

/** The registry as it is now. @throws when it does not arrive in time or cannot be used */
export async function fetchRegistry(timeLimit: number, path = '/registry.json'): Promise<Registry> {
  const signal = AbortSignal.timeout(timeLimit);
  const response = await fetch(path, { signal, cache: 'no-cache' });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return checkRegistry(await response.json());
}

/** @throws when the shape is wrong or an entry lies on an origin that this shell was not built to trust. */
function checkRegistry(value: unknown): Registry {
  const registry = parseRegistry(value);
  for (const area of registry.areas) {
    const foreign = urlsOf(area).find((url) => !isTrusted(url));
    if (foreign) throw new Error(`Area ${area.name} comes from a foreign origin: ${foreign}`);
  }
  return registry;
}

function urlsOf({ entry, routes }: RegisteredArea): string[] {
  return [entry, ...routes.flatMap(({ preload }) => preload)];
}

function readStoredRegistry(): Registry | null {
  try {
    return checkRegistry(readStoredJson('localStorage', registryKey));
  } catch {
    return null;
  }
}
