import { readStored, writeStored } from '@portal/api/browser-storage';
import { reloadedAtKey } from '@portal/api/storage-keys';
import type { RegisteredArea } from '@portal/federation';
import { fetchRegistry } from './load-registry.ts';

/** Milliseconds to read the registry. With the timeout of the code, the failure is on the screen within eight seconds. */
const registryTimeLimit = 1_000;

/** Milliseconds between two reloads. */
const reloadInterval = 5 * 60_000;

/**
 * Whether another build of the area has been released meanwhile. Then the area itself may be intact: a release can remove the
 * files of the former build while one of its pages is open, and only a reload helps.
 */
export async function isReplaced({ name, build }: RegisteredArea): Promise<boolean> {
  try {
    const { areas } = await fetchRegistry(registryTimeLimit);
    const live = areas.find((area) => area.name === name);
    return live !== undefined && live.build !== build;
  } catch {
    return false;
  }
}

/** Asks every form as the browser does before it leaves a page: a form with unsaved changes prevents the event. */
export function hasUnsavedWork(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/** Reloads the page, at most once per interval. @returns whether it reloads */
export function reloadOnce(): boolean {
  const reloadedAt = Number(readStored('sessionStorage', reloadedAtKey));
  if (Date.now() - reloadedAt < reloadInterval) return false;
  // Without a record of the last reload, the page could reload in an endless loop.
  if (!writeStored('sessionStorage', reloadedAtKey, String(Date.now()))) return false;
  window.location.reload();
  return true;
}
