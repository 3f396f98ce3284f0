import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { whenTableIsMissing } from '../query/missing.ts';
import { maxRows } from '../query/page.ts';
import { unwrap } from '../query/unwrap.ts';
import { asList } from '../rows/stored-value.ts';
import { organizationKeys } from './organization.keys.ts';
import { toOrganizationMember } from './organization.model.ts';

/** The part of PostgREST's request that sorts and cuts. */
interface Members<Row> {
  order(column: 'category' | 'display_order' | 'id'): Members<Row>;
  range(first: number, last: number): Members<Row>;
  abortSignal(signal: AbortSignal): PromiseLike<Parameters<typeof unwrap<Row[]>>[0]>;
}

/** All members, by category and display order; none where the table is not installed. Reads on until a page is not full. */
export async function fetchMembers<Row, Item>(
  select: () => Members<Row>,
  toItem: (row: Row) => Item | null,
  signal: AbortSignal,
): Promise<Item[]> {
  const rows: Row[] = [];
  for (let isComplete = false; !isComplete; ) {
    const ordered = select().order('category').order('display_order').order('id');
    const range = ordered.range(rows.length, rows.length + maxRows - 1);
    const page = unwrap(await range.abortSignal(signal));
    rows.push(...page);
    isComplete = page.length < maxRows;
  }
  return asList(rows, toItem);
}

const publicRows = () =>
  db()
    .from('organization_structure')
    .select('id, name, position, job_description, image_url, category');

export function organizationQuery() {
  return queryOptions({
    queryKey: organizationKeys.all,
    queryFn: ({ signal }) =>
      fetchMembers(publicRows, toOrganizationMember, signal).catch(whenTableIsMissing([])),
    meta: { errorTitle: 'Gagal memuat struktur organisasi' },
  });
}
