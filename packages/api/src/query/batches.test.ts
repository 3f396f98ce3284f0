import { expect, test } from 'vitest';
import { allRows, byRows, inBatches } from './batches.ts';
import { maxRows } from './page.ts';

const rows = Array.from({ length: 450 }, (_, id) => ({ id }));

test('sends as many rows at once as a request carries, by number and by bytes', async () => {
  const sent: number[] = [];
  const send = async (batch: string[]) => sent.push(batch.length);
  const toSent = (text: string) => text;
  await inBatches(byRows({ rows: Array(5).fill('x'), atOnce: 2, toSent }, send));
  await inBatches(byRows({ rows: Array(3).fill('x'.repeat(100_000)), atOnce: 9, toSent }, send));
  await inBatches(byRows({ rows: ['x'.repeat(300_000), 'x'], atOnce: 9, toSent }, send));
  await inBatches(byRows({ rows: [], atOnce: 9, toSent }, send));
  expect(sent).toEqual([2, 2, 1, 2, 1, 1, 1]);
});

test('stops before the next request, and tells after each what is done', async () => {
  const stopping = new AbortController();
  const told: number[] = [];
  const send = byRows({ rows, atOnce: 100, toSent: ({ id }) => id }, async () => undefined);
  await inBatches(send, {
    signal: stopping.signal,
    onProgress: (done) => {
      told.push(done);
      if (done === 300) stopping.abort();
    },
  });
  expect(told).toEqual([100, 200, 300]);
});

test.each([
  { end: 'the total', total: { total: rows.length } },
  { end: 'a page that is not full', total: {} },
])('reads every page up to $end, and a row of two pages once', async ({ total }) => {
  const read = await allRows(async (page) => {
    const first = (page - 1) * maxRows;
    // A row that was added meanwhile has moved each later page by one.
    const moved = page > 1 ? first - 1 : first;
    return { rows: rows.slice(moved, moved + maxRows), ...total };
  });
  expect(read).toEqual(rows);
});

test('ends at an empty page, whatever total it names', async () => {
  expect(await allRows(async () => ({ rows: [], total: 1000 }))).toEqual([]);
});
