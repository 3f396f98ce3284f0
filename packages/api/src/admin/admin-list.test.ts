import { expect, test } from 'vitest';
import type { unwrapCounted } from '../query/unwrap.ts';
import { tablePages } from './admin-list.ts';

type Answer = Parameters<typeof unwrapCounted<{ id: string }>>[0];
type Answering = (first: number, last: number) => Answer;

const request = {
  search: '',
  status: null,
  sort: 'id',
  ascending: true,
  page: 1,
  size: 20,
} as const;
const signal = new AbortController().signal;

/** A table that records the requests to it. */
function tableWith(answer: Answering) {
  const asked: string[] = [];
  const requestFrom = (range: [number, number]): Request => ({
    or: (filters) => note(`or ${filters}`, range),
    filter: (column, operator, value) => note(`${column} ${operator} ${value}`, range),
    order: (column, { ascending }) => note(`${column} ${ascending ? 'up' : 'down'}`, range),
    range: (first, last) => note(`${first}–${last}`, [first, last]),
    abortSignal: () => requestFrom(range),
    // biome-ignore lint/suspicious/noThenProperty: PostgREST's requests are awaited themselves.
    then: (done, failed) => Promise.resolve(answer(...range)).then(done, failed),
  });
  const note = (what: string, range: [number, number]) => {
    asked.push(what);
    return requestFrom(range);
  };
  const fetchPage = tablePages({
    select: () => requestFrom([0, 0]),
    toRow: (row: { id: string }) => (row.id === 'odd' ? null : row),
  });
  return { asked, fetchPage };
}

type Request = ReturnType<
  Parameters<typeof tablePages<{ id: string }, unknown, string, 'id'>>[0]['select']
>;

const rowsOf = (...ids: string[]): Answer => ({
  data: ids.map((id) => ({ id })),
  error: null,
  status: 206,
  count: 43,
});

test('asks for the rows of the page and leaves out those that cannot be read', async () => {
  const { asked, fetchPage } = tableWith(() => rowsOf('41', 'odd', '43'));
  const page = await fetchPage({ ...request, page: 3 }, signal);
  expect(asked).toEqual(['id up', 'id up', '40–59']);
  expect(page).toEqual({ rows: [{ id: '41' }, { id: '43' }], total: 43 });
});

test('filters by text and status before it sorts', async () => {
  const { asked, fetchPage } = tableWith(() => rowsOf('1'));
  await fetchPage({ ...request, search: 'a', status: 'pending', ascending: false }, signal);
  expect(asked).toEqual([
    'or and(or(searched.imatch.a))',
    'status eq pending',
    'id down',
    'id down',
    '0–19',
  ]);
});

test('still knows the total of a page beyond the last one, which PostgREST refuses', async () => {
  const { fetchPage } = tableWith((first) =>
    first > 0
      ? { data: null, error: { message: 'x', code: 'PGRST103' }, status: 416, count: null }
      : rowsOf('1'),
  );
  expect(await fetchPage({ ...request, page: 9 }, signal)).toEqual({ rows: [], total: 43 });
});

test('rejects an answer that is no list', async () => {
  const { fetchPage } = tableWith(() => ({ ...rowsOf(), data: {} as never }));
  await expect(fetchPage(request, signal)).rejects.toThrow('no list');
});
