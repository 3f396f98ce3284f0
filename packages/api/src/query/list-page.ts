import type { ListPage } from './list-request.ts';
import { unwrapCounted } from './unwrap.ts';

type Answer = Parameters<typeof unwrapCounted<unknown>>[0];

interface PageReader<Row> {
  page: number;
  size: number;
  /** Asks for these rows, the last one included, and for the exact count. */
  read: (first: number, last: number) => PromiseLike<Answer>;
  /** Null leaves the row out. */
  toRow: (row: unknown) => Row | null;
}

const rangeNotSatisfiable = 416;

/** One page of a table. A page beyond the last one is empty and still knows the total. */
export async function fetchListPage<Row>({
  page,
  size,
  read,
  toRow,
}: PageReader<Row>): Promise<ListPage<Row>> {
  const first = (page - 1) * size;
  const answer = await read(first, first + size - 1);
  if (answer.status === rangeNotSatisfiable) {
    const { total } = unwrapCounted(await read(0, 0));
    return { rows: [], total };
  }
  const { rows, total } = unwrapCounted(answer);
  // To the admin a wrong answer must not look like an empty table.
  if (!Array.isArray(rows)) throw new TypeError('The rows of a table are no list');
  return { rows: rows.flatMap((row) => toRow(row) ?? []), total };
}
