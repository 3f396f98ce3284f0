import { newItemId } from '@portal/api';
import { draftKeyPrefix, signedOutAtKey } from '@portal/api/storage-keys';

/** The one row that a draft belongs to. */
export interface DraftKey {
  ownerId: string;
  /** What the form edits, such as 'lowongan'. */
  kind: string;
  id: string;
}

/** Both objects hold the changed fields alone: anything more would bring back what was replaced elsewhere meanwhile. */
export interface Draft {
  /** The row is not stored yet. */
  isNew: boolean;
  /** What the form showed before the user typed. */
  base: object;
  values: object;
}

interface KeptDraft extends Draft {
  keptAt: number;
  /** The user had chosen a file, which no storage can keep. */
  lacksFile: boolean;
}

/** Holds drafts that the browser refuses to store, so that leaving the page still asks for confirmation. */
const memory = new Map<string, string>();
const listeners = new Set<() => void>();

/** Encodes each part, so that an id with a slash cannot form another key. */
export function draftName({ ownerId, kind, id }: DraftKey): string {
  return draftKeyPrefix + [ownerId, kind, id].map(encodeURIComponent).join('/');
}

function load(name: string): KeptDraft | null {
  try {
    const text = memory.get(name) ?? sessionStorage.getItem(name);
    const draft = text === null ? null : (JSON.parse(text) as KeptDraft);
    return draft && draft.keptAt > Number(localStorage.getItem(signedOutAtKey)) ? draft : null;
  } catch {
    return null;
  }
}

/**
 * What was typed into the form of this row in this tab and not saved yet. It outlives a reload and a session that expires. An
 * explicit sign-out voids it, also a sign-out in another tab.
 */
export function readDraft(key: DraftKey): KeptDraft | null {
  return load(draftName(key));
}

export function keepDraft(key: DraftKey, draft: Draft): void {
  const name = draftName(key);
  const isFirst = load(name) === null;
  const text = JSON.stringify(
    { ...draft, keptAt: Date.now(), lacksFile: hasFile(draft.values) },
    (_name, value: unknown) => (value instanceof Blob ? null : value),
  );
  try {
    sessionStorage.setItem(name, text);
  } catch {
    memory.set(name, text);
  }
  if (isFirst) notify();
}

function hasFile(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return value instanceof Blob || Object.values(value).some(hasFile);
}

export function forgetDraft(key: DraftKey): void {
  const name = draftName(key);
  if (load(name) === null) return;
  memory.delete(name);
  sessionStorage.removeItem(name);
  notify();
}

/** The rows of these kinds with a draft, the last changed one first. */
export function keptDrafts(ownerId: string, kinds: readonly string[]): DraftKey[] {
  return [...memory.keys(), ...Object.keys(sessionStorage)]
    .flatMap((name) => {
      const key = toKey(name);
      const isWanted = key?.ownerId === ownerId && kinds.includes(key.kind);
      const draft = isWanted ? load(name) : null;
      return key && draft ? [{ key, keptAt: draft.keptAt }] : [];
    })
    .sort((one, other) => other.keptAt - one.keptAt)
    .map(({ key }) => key);
}

function toKey(name: string): DraftKey | null {
  if (!name.startsWith(draftKeyPrefix)) return null;
  const [ownerId, kind, id] = name.slice(draftKeyPrefix.length).split('/').map(decodeURIComponent);
  return ownerId !== undefined && kind && id ? { ownerId, kind, id } : null;
}

/** The id of a new row: that of the row whose draft is kept, so that a row sent twice stays one row; else a fresh one. */
export function newRowId(ownerId: string, kind: string): string {
  const kept = keptDrafts(ownerId, [kind]).find((key) => readDraft(key)?.isNew);
  return kept?.id ?? newItemId();
}

/** Calls `listener` when a draft appears or disappears, but not while it changes. */
export function onDraftsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify() {
  for (const listener of listeners) listener();
}
