import { expect, test } from 'vitest';
import { changedFields } from './merge-fields.ts';
import { describeDifferences } from './use-versioned-save.ts';

test.each<[unknown, unknown, boolean]>([
  [undefined, '', false],
  [null, '', false],
  ['a', 'b', true],
  [1, '1', true],
  [{ a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 }, false],
  [{ a: 1, b: 2 }, { a: 2, b: 1 }, true],
  [['a', 'b'], ['b', 'a'], true],
  [['a'], { 0: 'a' }, true],
  [{ a: null }, { a: {} }, true],
  [Number.NaN, Number.NaN, false],
])('%j and %j are different values: %s', (one, other, isDifferent) => {
  expect(changedFields({ field: one }, { field: other })).toEqual(isDifferent ? ['field'] : []);
  expect(changedFields({ field: one, gone: 1 } as { field: unknown }, { field: one })).toEqual([]);
});

const base = {
  place: 'Siak',
  job: 'Teknisi',
  year: null as number | null,
  isOpen: false,
  list: ['satu'],
};
const labels = {
  place: 'Tempat',
  job: { label: 'Pekerjaan', write: (job: string) => job.toUpperCase() },
  year: 'Tahun',
  isOpen: 'Terbuka',
  list: 'Daftar',
};

test('writes each kind of value, and of a deleted row all that would be stored again', () => {
  const changed = { place: '', job: 'ahli', year: 2024, isOpen: true, list: ['satu', 'dua'] };
  const differences = (from: typeof base, to: typeof base | null) =>
    describeDifferences(from, to, ['year'], labels).map(
      ({ label, theirs, mine: own, isConflicting }) =>
        [label, theirs, own, isConflicting].join('|'),
    );
  expect(differences(changed, base)).toEqual([
    'Tempat|Siak||false',
    'Pekerjaan|TEKNISI|AHLI|false',
    'Tahun||2024|true',
    'Terbuka|Tidak|Ya|false',
    'Daftar|satu|satu\ndua|false',
  ]);
  const unnamed = { ...changed, hidden: 'x' };
  expect(differences(unnamed, null)).toEqual([
    'Pekerjaan|(dihapus)|AHLI|true',
    'Tahun|(dihapus)|2024|true',
    'Terbuka|(dihapus)|Ya|true',
    'Daftar|(dihapus)|satu\ndua|true',
  ]);
});
