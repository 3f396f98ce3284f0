import { draftKeyPrefix, signedOutAtKey } from '@portal/api/storage-keys';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type DraftKey,
  forgetDraft,
  keepDraft,
  keptDrafts,
  newRowId,
  onDraftsChange,
  readDraft,
} from './draft-store.ts';

const key: DraftKey = { ownerId: 'budi', kind: 'pelatihan', id: 'row' };
const draft = { isNew: false, base: { name: 'A' }, values: { name: 'B' } };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('gives back what was kept for that row of that person, until it is forgotten', () => {
  keepDraft(key, draft);
  expect(readDraft(key)).toMatchObject(draft);
  for (const other of [
    { ...key, ownerId: 'siti' },
    { ...key, kind: 'organisasi' },
    { ...key, id: 'other' },
  ]) {
    expect(readDraft(other)).toBeNull();
  }
  forgetDraft(key);
  expect(readDraft(key)).toBeNull();
});

test('an id with a slash does not reach into the drafts of another kind', () => {
  keepDraft({ ownerId: 'budi', kind: 'a', id: 'b/c' }, draft);
  expect(readDraft({ ownerId: 'budi', kind: 'a/b', id: 'c' })).toBeNull();
  expect(keptDrafts('budi', ['a'])).toEqual([{ ownerId: 'budi', kind: 'a', id: 'b/c' }]);
});

test('a sign-out, in whichever tab, voids what was kept before it and nothing after it', () => {
  vi.useFakeTimers();
  keepDraft(key, draft);
  vi.advanceTimersByTime(1000);
  localStorage.setItem(signedOutAtKey, String(Date.now()));
  expect(readDraft(key)).toBeNull();
  expect(keptDrafts('budi', ['pelatihan'])).toEqual([]);
  vi.advanceTimersByTime(1000);
  keepDraft(key, draft);
  expect(readDraft(key)).toMatchObject(draft);
});

test('ignores what something else has stored under its names', () => {
  for (const stored of ['no draft', '5', 'null', '{}']) {
    sessionStorage.setItem(`${draftKeyPrefix}budi/pelatihan/row`, stored);
    expect(readDraft(key)).toBeNull();
  }
  sessionStorage.setItem(`${draftKeyPrefix}budi.main`, '{"keptAt":1,"values":{}}');
  expect(keptDrafts('budi', ['pelatihan', 'main'])).toEqual([]);
});

test('lists the rows of a kind, the last changed one first', () => {
  vi.useFakeTimers();
  for (const id of ['first', 'second', 'first']) {
    keepDraft({ ...key, id }, draft);
    vi.advanceTimersByTime(1000);
  }
  keepDraft({ ...key, kind: 'organisasi' }, draft);
  expect(keptDrafts('budi', ['pelatihan']).map(({ id }) => id)).toEqual(['first', 'second']);
});

test('keeps the id of a new row until its draft is forgotten, and never takes that of a stored row', () => {
  keepDraft(key, draft);
  const id = newRowId('budi', 'pelatihan');
  expect(id).not.toBe('row');
  keepDraft({ ...key, id }, { ...draft, isNew: true });
  expect(newRowId('budi', 'pelatihan')).toBe(id);
  expect(newRowId('siti', 'pelatihan')).not.toBe(id);
  forgetDraft({ ...key, id });
  expect(newRowId('budi', 'pelatihan')).not.toBe(id);
});

test('keeps a form without its chosen file, and says that the file is missing', () => {
  const picture = { url: 'https://a.example/1.png', picked: new Blob(['x']) };
  keepDraft(key, { ...draft, values: { picture } });
  expect(readDraft(key)).toMatchObject({
    values: { picture: { url: 'https://a.example/1.png', picked: null } },
    lacksFile: true,
  });
  keepDraft(key, draft);
  expect(readDraft(key)?.lacksFile).toBe(false);
});

test('holds the draft without storage too, so that leaving still asks for confirmation', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepDraft(key, draft);
  expect(keptDrafts('budi', ['pelatihan'])).toEqual([key]);
  forgetDraft(key);
  expect(keptDrafts('budi', ['pelatihan'])).toEqual([]);
});

test('notifies when a draft appears or disappears, not while it changes', () => {
  const listener = vi.fn();
  const stop = onDraftsChange(listener);
  keepDraft(key, draft);
  keepDraft(key, { ...draft, values: { name: 'C' } });
  expect(listener).toHaveBeenCalledTimes(1);
  forgetDraft(key);
  forgetDraft(key);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  keepDraft(key, draft);
  expect(listener).toHaveBeenCalledTimes(2);
});
