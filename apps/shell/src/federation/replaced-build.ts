import { readStored, writeStored } from '@portal/api/browser-storage';
import { reloadedAtKey } from '@portal/api/storage-keys';
import type { RegisteredArea } from '@portal/federation';
import { fetchRegistry } from './load-registry.ts';

/** Milliseconds for the question; with the time that code may take, the answer is on the screen within eight seconds. */
const questionTimeLimit = 1_000;

const reloadsApart = 5 * 60_000;

/**
 * Whether another build of the area is live by now. Then its failure may be no fault: a release can take the former build's files
 * away while a page of it is open, and only a reload helps.
 */
export async function isReplaced({ name, build }: RegisteredArea): Promise<boolean> {
  try {
    const { areas } = await fetchRegistry(questionTimeLimit);
    const live = areas.find((area) => area.name === name);
    return live !== undefined && live.build !== build;
  } catch {
    return false;
  }
}

/** Asks every form as the browser does before a page is left: a dirty one objects. */
export function hasUnsavedWork(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/** Reloads by itself, but not again and again. @returns whether the page is on its way out */
export function reloadOnce(): boolean {
  const reloadedAt = Number(readStored('sessionStorage', reloadedAtKey));
  if (Date.now() - reloadedAt < reloadsApart) return false;
  // Without a record of the last time this could go on for ever.
  if (!writeStored('sessionStorage', reloadedAtKey, String(Date.now()))) return false;
  window.location.reload();
  return true;
}
