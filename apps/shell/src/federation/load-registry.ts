import { parseRegistry, type Registry } from '@portal/federation';

declare global {
  interface Window {
    /** Set by the boot script in index.html, which asks for the registry before this code has arrived. */
    portalRegistry?: Promise<unknown>;
  }
}

const lastGoodKey = 'portal.registry';
const timeLimit = 5_000;

/** What the shell starts with; `isStale` says that the registry could not be read and the last good copy is in use. */
export type LoadedRegistry = { registry: Registry; isStale: boolean };

/** Reads `/registry.json`. When it is missing, broken or names a foreign origin, the last good copy serves, else no area. */
export async function loadRegistry(): Promise<LoadedRegistry> {
  try {
    const registry = checkRegistry(await (window.portalRegistry ?? fetchRegistry()));
    rememberRegistry(registry);
    return { registry, isStale: false };
  } catch (error) {
    console.error('[portal] registry.json cannot be used', error);
    return { registry: lastGoodRegistry(), isStale: true };
  }
}

/** @throws when the shape is wrong or an entry lies on an origin that this shell was not built to trust. */
function checkRegistry(value: unknown): Registry {
  const registry = parseRegistry(value);
  const foreign = registry.areas.find((area) => !isTrustedOrigin(area.entry));
  if (foreign)
    throw new Error(`Area ${foreign.name} comes from a foreign origin: ${foreign.entry}`);
  return registry;
}

function isTrustedOrigin(entry: string): boolean {
  const { origin, hostname } = new URL(entry, window.location.origin);
  if (origin === window.location.origin) return true;
  if (import.meta.env.DEV) return hostname === 'localhost';
  return (import.meta.env.PUBLIC_AREA_ORIGINS ?? '').split(' ').includes(origin);
}

async function fetchRegistry(): Promise<unknown> {
  const response = await fetch('/registry.json', { signal: AbortSignal.timeout(timeLimit) });
  if (!response.ok) throw new Error(`registry.json answered ${response.status}`);
  return response.json();
}

function rememberRegistry(registry: Registry) {
  try {
    localStorage.setItem(lastGoodKey, JSON.stringify(registry));
  } catch {
    // A full or forbidden storage only costs the copy for a bad day.
  }
}

function lastGoodRegistry(): Registry {
  try {
    return checkRegistry(JSON.parse(localStorage.getItem(lastGoodKey) ?? ''));
  } catch {
    return { backend: null, areas: [] };
  }
}
