import { draftKeyPrefix, signedOutAtKey } from '@portal/api/storage-keys';
import { asCount, asObject } from './rows/stored-value.ts';

/**
 * What was typed and not sent yet, by name, for this tab. It survives a reload and a session that ends, but no explicit sign-out,
 * not even one in another tab. The name carries the account, so that the next person who signs in here is shown none of it.
 */
export function readDraft(name: string): Record<string, unknown> | null {
  try {
    const text = sessionStorage.getItem(draftKeyPrefix + name);
    if (text === null) return null;
    const { keptAt, values } = asObject(JSON.parse(text));
    const signedOutAt = Number(localStorage.getItem(signedOutAtKey));
    return asCount(keptAt) > signedOutAt ? asObject(values) : null;
  } catch {
    return null;
  }
}

export function keepDraft(name: string, values: object): void {
  try {
    sessionStorage.setItem(draftKeyPrefix + name, JSON.stringify({ keptAt: Date.now(), values }));
  } catch {
    // Without storage the warning before leaving still stands.
  }
}

export function forgetDraft(name: string): void {
  try {
    sessionStorage.removeItem(draftKeyPrefix + name);
  } catch {
    // Nothing was kept.
  }
}

/** For an explicit sign-out. The drafts of other tabs are out of reach, so a mark makes them void. */
export function forgetAllDrafts(): void {
  try {
    localStorage.setItem(signedOutAtKey, String(Date.now()));
    const names = Object.keys(sessionStorage).filter((key) => key.startsWith(draftKeyPrefix));
    for (const name of names) sessionStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
}
