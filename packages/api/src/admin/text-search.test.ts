import { expect, test } from 'vitest';
import { everyWordFound } from './text-search.ts';

const columns = ['title', 'company_name', 'location'];

test('every word is a part of one of the columns, eight words at most', () => {
  expect(everyWordFound(['a', 'b'], ' Pak  Budi pak')).toBe(
    'and(or(a.imatch.pak,b.imatch.pak),or(a.imatch.budi,b.imatch.budi))',
  );
  expect(everyWordFound(['a'], 'a b c d e f g h i j')?.match(/imatch/g)).toHaveLength(8);
});

test('a text without words searches for nothing', () => {
  expect(everyWordFound(['a'], " \u200b'")).toBeNull();
});

test('half an emoji, which no stored text contains, is searched for as a replacement character', () => {
  expect(everyWordFound(['a'], 'kabel \ud83d')).toBe('and(or(a.imatch.kabel),or(a.imatch.\ufffd))');
});

test.each(['🔧'.repeat(100), `${'&'.repeat(24)} `.repeat(8), '((\\"'.repeat(50)])(
  'the filter for %j fits into an address',
  (text) => {
    const filter = encodeURIComponent(everyWordFound(columns, text) ?? '');
    expect(filter.length).toBeLessThan(3_001);
    expect(filter.length).toBeGreaterThan(100);
  },
);
