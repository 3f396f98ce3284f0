import { configureBackend } from '@portal/api/client';
import { createQueryClient } from '@portal/api/query';
import type {} from '@portal/local-stack/vitest-setup';
import { beforeAll, expect, inject, test } from 'vitest';
import { thesisPageQuery, thesisPageSize } from './thesis.queries.ts';

const cache = createQueryClient({ onError: (error) => expect.fail(error.message) });
const fetchPage = (search: string, page: number) =>
  cache.fetchQuery(thesisPageQuery(null, search, page));

beforeAll(() =>
  configureBackend({ url: inject('portalUrl'), publishableKey: inject('publishableKey') }),
);

test('gives fifteen rows a page by first letter and year, and the number of all', async () => {
  const { items, total } = await fetchPage('', 1);
  const pages = Math.ceil(total / thesisPageSize);
  expect(items).toHaveLength(15);
  expect(items.every(({ displayName }) => /^\S\*\*/.test(displayName))).toBe(true);
  const keys = items.map(
    ({ displayName, entryYear }) => `${displayName[0]}${9999 - Number(entryYear)}`,
  );
  expect(keys).toEqual(keys.toSorted());
  expect((await fetchPage('', pages)).items).toHaveLength(total - 15 * (pages - 1));
});

test('answers a page behind the end with the first one', async () => {
  const first = await fetchPage('', 1);
  expect(await fetchPage('', 999)).toEqual(first);
});

test('finds a part of a title, and nothing for what is in none', async () => {
  const { items } = await fetchPage('LORA', 1);
  expect(items.length).toBeGreaterThan(0);
  expect(items.every(({ title }) => title.includes('LoRa'))).toBe(true);
  expect(await fetchPage('tidak ada judul begini', 1)).toEqual({ items: [], total: 0, page: 1 });
});
