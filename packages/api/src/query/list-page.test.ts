import { expect, test } from 'vitest';
import { fetchListPage } from './list-page.ts';

const asRow = (row: unknown) => (typeof row === 'number' ? { id: String(row) } : null);

test('asks for the rows of the page and leaves out what is none', async () => {
  const asked: number[][] = [];
  const page = await fetchListPage({
    page: 3,
    size: 20,
    toRow: asRow,
    read: async (...range) => {
      asked.push(range);
      return { data: [41, 'odd', 43], error: null, status: 206, count: 43 };
    },
  });
  expect(asked).toEqual([[40, 59]]);
  expect(page).toEqual({ rows: [{ id: '41' }, { id: '43' }], total: 43 });
});

test('still knows the total of a page beyond the last one, which PostgREST refuses', async () => {
  const page = await fetchListPage({
    page: 9,
    size: 20,
    toRow: asRow,
    read: async (first) =>
      first > 0
        ? { data: null, error: { message: 'x', code: 'PGRST103' }, status: 416, count: null }
        : { data: [1], error: null, status: 206, count: 43 },
  });
  expect(page).toEqual({ rows: [], total: 43 });
});
