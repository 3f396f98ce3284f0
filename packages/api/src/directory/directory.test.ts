import { configureBackend } from '@portal/api/client';
import { createQueryClient } from '@portal/api/query';
import type {} from '@portal/local-stack/vitest-setup';
import { beforeAll, expect, inject, test } from 'vitest';
import { alumniProfileQuery, workHistoryQuery } from './alumni-profile.queries.ts';
import { type DirectoryCursor, searchableName } from './directory.model.ts';
import {
  directoryCountQuery,
  directoryPageQuery,
  directoryYearsQuery,
} from './directory.queries.ts';

const noFilters = {
  name: '',
  entryYear: '',
  concentration: '',
  graduationYear: '',
  jobTitle: '',
  company: '',
  location: '',
  certification: '',
};

const cache = createQueryClient({ onError: (error) => expect.fail(error.message) });
const pageAfter = (after: DirectoryCursor | null, filters = noFilters) =>
  cache.fetchQuery(directoryPageQuery(null, filters, after));

beforeAll(() =>
  configureBackend({ url: inject('portalUrl'), publishableKey: inject('publishableKey') }),
);

test('reads page after page until each alumnus has come once, latest years first', async () => {
  const entries = await pageAfter(null);
  for (let last = entries.at(-1); last; ) {
    const page = await pageAfter({ id: last.id, entryYear: last.entryYear });
    entries.push(...page);
    last = page.at(-1);
  }
  const years = entries.map(({ entryYear }) => entryYear);
  expect(entries).toHaveLength(60);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(60);
  expect(years).toEqual([...years].sort().reverse());
});

test('counts what the same filters find', async () => {
  const filters = { ...noFilters, entryYear: '2014', jobTitle: 'ENGINEER' };
  const found = await pageAfter(null, filters);
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ entryYear }) => entryYear === '2014')).toBe(true);
  expect(await cache.fetchQuery(directoryCountQuery(null, filters))).toBe(found.length);
});

test('lists each entry year once, latest first', async () => {
  const years = await cache.fetchQuery(directoryYearsQuery());
  expect(years).toEqual([...new Set(years)].sort().reverse());
  expect(years).toContain('2014');
});

test('reads a profile with its work history, and null for an unknown or unreadable id', async () => {
  const [entry] = await pageAfter(null, { ...noFilters, name: 'budi santoso' });
  const profile = await cache.fetchQuery(alumniProfileQuery(null, entry?.id ?? ''));
  expect(profile).toMatchObject({ displayName: 'B*** S******', entryYear: '2008' });
  expect(await cache.fetchQuery(workHistoryQuery(entry?.id ?? ''))).not.toEqual([]);

  const unknownId = '00000000-0000-4000-8000-000000000000';
  expect(await cache.fetchQuery(alumniProfileQuery(null, unknownId))).toBeNull();
  expect(await cache.fetchQuery(alumniProfileQuery(null, "x' or 1=1"))).toBeNull();
});

test.each([
  ['si', null, ''],
  ['s i t', 'alumni', ''],
  ['s%i_', null, ''],
  ['budi s', null, 'budi'],
  [' santoso  budi ', 'alumni', 'santoso budi'],
  ['si', 'admin', 'si'],
] as const)('of %j, %j searches for %j', (name, viewer, expected) => {
  expect(searchableName(name, viewer)).toBe(expected);
});
