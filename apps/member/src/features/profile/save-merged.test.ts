import { expect, it } from 'vitest';
import { type Stored, saveMerged } from './save-merged.ts';

interface Fields {
  place: string;
  job: string;
}

/** One row as a service keeps it: each write counts on, and one upon an older version is refused. */
function rowWith(fields: Fields | null) {
  const row = { stored: fields && { fields, version: 2 }, writes: 0 };
  const read = async () => row.stored;
  const write = async (next: Fields, version: number | null) => {
    row.writes += 1;
    if (!row.stored || row.stored.version !== version) return false;
    row.stored = { fields: next, version: version + 1 };
    return true;
  };
  return { row, service: { read, write } };
}

const base: Fields = { place: 'Siak', job: 'Teknisi' };
const mine: Fields = { ...base, place: 'Dumai' };
/** As the form knows it, before the other tab. */
const stored: Stored<Fields> = { fields: base, version: 1 };

it('saves upon what another tab has changed in other fields meanwhile', async () => {
  const { row, service } = rowWith({ ...base, job: 'Manajer' });
  const fields = { place: 'Dumai', job: 'Manajer' };
  expect(await saveMerged({ mine, base, stored }, service)).toEqual({ kind: 'saved', fields });
  expect(row.stored).toEqual({ fields, version: 3 });
});

it('leaves the decision where another tab has saved other words', async () => {
  const theirs = { place: 'Rengat', job: 'Manajer' };
  const { row, service } = rowWith(theirs);
  expect(await saveMerged({ mine, base, stored }, service)).toEqual({
    kind: 'disputed',
    conflict: { mine: { place: 'Dumai', job: 'Manajer' }, theirs, disputed: ['place'] },
  });
  expect(row.stored?.fields).toEqual(theirs);
});

it('has nothing left to save where the answer to an earlier attempt got lost', async () => {
  const { row, service } = rowWith(mine);
  const outcome = await saveMerged({ mine, base, stored }, service);
  expect(outcome).toEqual({ kind: 'saved', fields: mine });
  expect(row.writes).toBe(1);
});

it('says that it was deleted', async () => {
  const { service } = rowWith(null);
  expect(await saveMerged({ mine, base, stored }, service)).toEqual({ kind: 'deleted' });
});
