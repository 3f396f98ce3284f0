/**
 * What was typed and not saved yet, kept for this tab: it survives a reload and a session that ends. Each account has its own,
 * so that the next person who signs in here is shown none of it.
 */
type Draft = Record<string, string>;

const PREFIX = 'alumni-portal.profile-draft';

function keyOf(ownerId: string, part: string): string {
  return `${PREFIX}.${ownerId}.${part}`;
}

function toDraft(text: string): Draft | null {
  const stored: unknown = JSON.parse(text);
  if (typeof stored !== 'object' || stored === null) return null;
  const texts = Object.entries(stored).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(texts);
}

export function readDraft(ownerId: string, part: string): Draft | null {
  try {
    return toDraft(sessionStorage.getItem(keyOf(ownerId, part)) ?? 'null');
  } catch {
    return null;
  }
}

export function keepDraft(ownerId: string, part: string, values: object): void {
  try {
    sessionStorage.setItem(keyOf(ownerId, part), JSON.stringify(values));
  } catch {
    // Without storage the warning before leaving still stands.
  }
}

export function forgetDraft(ownerId: string, part: string): void {
  try {
    sessionStorage.removeItem(keyOf(ownerId, part));
  } catch {
    // Nothing was kept.
  }
}
