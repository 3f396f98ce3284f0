import { ApiError } from '@portal/api';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type FieldLabels, useVersionedSave, type Versioned } from './use-versioned-save.ts';

interface Fields {
  place: string;
  job: string;
  year: number | null;
  isOpen: boolean;
  list: string[];
}

const labels: FieldLabels<Fields> = {
  place: 'Tempat',
  job: { label: 'Pekerjaan', write: (job) => job.toUpperCase() },
  year: 'Tahun',
  isOpen: 'Terbuka',
  list: 'Daftar',
};

const base: Fields = { place: 'Siak', job: 'Teknisi', year: null, isOpen: false, list: ['satu'] };
const mine: Fields = { ...base, place: 'Dumai' };
/** The row as the form has read it, before the other tab changes it. */
const stored: Versioned<Fields> = { fields: base, version: 1 };

afterEach(cleanup);

/** A row in a service: each write increments its version, and a write that names an older version is refused. */
function openSave(fields: Fields | null, options: { asksWhenDeleted?: boolean } = {}) {
  const row = { stored: fields && { fields, version: 2 }, writes: 0 };
  const { result } = renderHook(() =>
    useVersionedSave<Fields>({
      read: async () => row.stored,
      write: async ({ fields: next, version }) => {
        row.writes += 1;
        if (version !== (row.stored?.version ?? null)) {
          throw new ApiError('Diubah', { kind: 'conflict', code: 'PT409', status: 409 });
        }
        row.stored = { fields: next, version: (version ?? 0) + 1 };
      },
      labels,
      ...options,
    }),
  );
  return { row, current: () => result.current };
}

/** Starts a save that has to ask, and answers. */
async function saveAndDecide(
  opened: ReturnType<typeof openSave>,
  decision: 'mine' | 'theirs' | 'cancel',
  attempt = { base, mine, stored },
) {
  let saving: ReturnType<ReturnType<typeof opened.current>['save']> | undefined;
  await act(async () => {
    saving = opened.current().save(attempt);
  });
  const asked = opened.current().conflict;
  await act(async () => asked?.decide(decision));
  expect(opened.current().conflict).toBeNull();
  return { asked, outcome: await saving };
}

test('saves without asking when other fields were changed elsewhere', async () => {
  const { row, current } = openSave({ ...base, job: 'Manajer', list: ['satu', 'dua'] });
  const fields = { ...mine, job: 'Manajer', list: ['satu', 'dua'] };
  expect(await current().save({ base, mine, stored })).toEqual({ kind: 'saved', fields });
  expect(row.stored).toEqual({ fields, version: 3 });
});

test('asks about a field that both sides have changed, and writes nothing before the answer', async () => {
  const theirs = { ...base, place: 'Rengat', job: 'Manajer' };
  const opened = openSave(theirs);
  const { asked, outcome } = await saveAndDecide(opened, 'cancel', {
    base,
    mine: { ...mine, isOpen: true },
    stored,
  });
  expect(asked?.differences).toEqual([
    { name: 'place', label: 'Tempat', theirs: 'Rengat', mine: 'Dumai', isConflicting: true },
    { name: 'isOpen', label: 'Terbuka', theirs: 'Tidak', mine: 'Ya', isConflicting: false },
  ]);
  expect(outcome).toEqual({ kind: 'cancelled' });
  expect(opened.row.stored?.fields).toEqual(theirs);
});

test('with "mine" saves over the conflicting fields and keeps the other changes of both sides', async () => {
  const opened = openSave({ ...base, place: 'Rengat', job: 'Manajer' });
  const { outcome } = await saveAndDecide(opened, 'mine');
  const fields = { ...mine, job: 'Manajer' };
  expect(outcome).toEqual({ kind: 'saved', fields });
  expect(opened.row.stored).toEqual({ fields, version: 3 });
});

test('with "theirs" returns what is stored and the changes that do not conflict', async () => {
  const theirs = { ...base, place: 'Rengat' };
  const opened = openSave(theirs);
  const attempt = { base, mine: { ...mine, year: 2024 }, stored };
  const { outcome } = await saveAndDecide(opened, 'theirs', attempt);
  expect(outcome).toEqual({
    kind: 'theirs',
    stored: { fields: theirs, version: 2 },
    fields: { ...theirs, year: 2024 },
  });
  expect(opened.row.writes).toBe(1);
});

test('has nothing left to save when only the answer to an earlier attempt got lost', async () => {
  const { row, current } = openSave(mine);
  expect(await current().save({ base, mine, stored })).toEqual({ kind: 'saved', fields: mine });
  expect(row.writes).toBe(1);
});

test('a new row whose answer got lost asks only if other values were typed since', async () => {
  const opened = openSave(mine);
  const attempt = { base, mine, stored: null };
  expect(await opened.current().save(attempt)).toEqual({ kind: 'saved', fields: mine });
  let saving: Promise<unknown> | undefined;
  await act(async () => {
    saving = opened.current().save({ ...attempt, mine: { ...mine, place: 'Bengkalis' } });
  });
  expect(opened.current().conflict?.differences).toMatchObject([{ label: 'Tempat' }]);
  await act(async () => opened.current().conflict?.decide('cancel'));
  expect(await saving).toEqual({ kind: 'cancelled' });
});

test('asks about a conflict in any field', async () => {
  const changes: Partial<Fields>[] = [{ place: 'x' }, { job: 'x' }, { year: 1 }, { list: ['x'] }];
  const others: Partial<Fields>[] = [{ place: 'y' }, { job: 'y' }, { year: 2 }, { list: ['y'] }];
  for (const [index, change] of changes.entries()) {
    const opened = openSave({ ...base, ...others[index] });
    const attempt = { base, mine: { ...base, ...change }, stored };
    const { asked } = await saveAndDecide(opened, 'cancel', attempt);
    expect(asked?.differences).toHaveLength(1);
    expect(opened.row.stored?.version).toBe(2);
  }
});

test('a field without a label does not compile, but a conflict in it asks all the same', async () => {
  // @ts-expect-error Every field needs a label.
  const incomplete: FieldLabels<Pick<Fields, 'place' | 'job'>> = { place: 'Tempat' };
  const conflict = new ApiError('Diubah', { kind: 'conflict', code: 'PT409', status: 409 });
  const written: unknown[] = [];
  const { result } = renderHook(() =>
    useVersionedSave({
      write: async (row) => {
        written.push(row);
        if (row.version === 1) throw conflict;
      },
      read: async () => ({ fields: { place: 'Siak', job: 'Manajer' }, version: 2 }),
      labels: incomplete,
    }),
  );
  const before = { place: 'Siak', job: 'Teknisi' };
  await act(async () => {
    void result.current.save({
      base: before,
      mine: { ...before, job: 'Direktur' },
      stored: { fields: before, version: 1 },
    });
  });
  expect(result.current.conflict?.differences).toMatchObject([
    { theirs: 'Manajer', mine: 'Direktur', isConflicting: true },
  ]);
  expect(written).toHaveLength(1);
});

test('sees no change where a text is absent on one side and empty on the other', async () => {
  const { row, current } = openSave({ ...mine, year: null, job: '' });
  const empty = { ...base, job: '' };
  const outcome = await current().save({
    base: empty,
    mine: { ...empty, place: 'Dumai' },
    stored: { fields: { ...empty, year: null }, version: 1 },
  });
  expect(outcome.kind).toBe('saved');
  expect(row.writes).toBe(1);
});

test('asks, and does not try for ever, where a write is refused although nobody has changed the row', async () => {
  let writes = 0;
  const { result } = renderHook(() =>
    useVersionedSave<Fields>({
      write: async () => {
        writes += 1;
        throw new ApiError('Diubah', { kind: 'conflict', code: 'PT409', status: 409 });
      },
      read: async () => stored,
      labels,
    }),
  );
  await act(async () => {
    void result.current.save({ base, mine, stored });
  });
  expect(writes).toBe(1);
  expect(result.current.conflict?.differences).toMatchObject([
    { label: 'Tempat', theirs: 'Siak', mine: 'Dumai' },
  ]);
});

test('answers that a row was deleted', async () => {
  const { current } = openSave(null);
  expect(await current().save({ base, mine, stored })).toEqual({ kind: 'deleted' });
});

test('asks whether a deleted row is stored again, where it may be', async () => {
  const opened = openSave(null, { asksWhenDeleted: true });
  const { asked, outcome } = await saveAndDecide(opened, 'mine');
  expect(asked).toMatchObject({ isDeleted: true });
  expect(asked?.differences[0]).toMatchObject({
    label: 'Tempat',
    theirs: '(dihapus)',
    mine: 'Dumai',
  });
  expect(outcome).toEqual({ kind: 'saved', fields: mine });
  expect(opened.row.stored).toEqual({ fields: mine, version: 1 });
});

test('answers a failure that is no conflict, and keeps nothing open', async () => {
  const failure = new ApiError('Dirawat', { kind: 'server', code: '', status: 503 });
  const { result } = renderHook(() =>
    useVersionedSave<Fields>({
      write: () => Promise.reject(failure),
      read: async () => null,
      labels,
    }),
  );
  expect(await result.current.save({ base, mine, stored })).toEqual({
    kind: 'failed',
    error: failure,
  });
  expect(result.current.conflict).toBeNull();
});

test('what is chosen for a deleted row is given back with what was typed', async () => {
  const { asked, outcome } = await saveAndDecide(
    openSave(null, { asksWhenDeleted: true }),
    'theirs',
  );
  expect(asked?.isDeleted).toBe(true);
  expect(outcome).toEqual({ kind: 'theirs', stored: null, fields: mine });
  const { asked: other } = await saveAndDecide(openSave({ ...base, place: 'Rengat' }), 'cancel');
  expect(other?.isDeleted).toBe(false);
});
