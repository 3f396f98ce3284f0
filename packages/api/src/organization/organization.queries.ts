import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { whenTableIsMissing } from '../query/missing.ts';
import { maxRows } from '../query/page.ts';
import { unwrap } from '../query/unwrap.ts';
import { ofJson } from '../rows/fields.ts';
import { asList } from '../rows/stored-value.ts';
import { organizationKeys } from './organization.keys.ts';
import { toOrganizationMember } from './organization.model.ts';

/** Reads on until a page is not full. `readPage` begins after the given number of rows. */
export async function fetchMembers<Row, Item>(
  readPage: (first: number) => Promise<Row[]>,
  toItem: (row: Row) => Item | null,
): Promise<Item[]> {
  const rows: Row[] = [];
  for (let isComplete = false; !isComplete; ) {
    const page = await readPage(rows.length);
    rows.push(...page);
    isComplete = page.length < maxRows;
  }
  return asList(rows, toItem);
}

async function readShown(first: number, signal: AbortSignal): Promise<unknown[]> {
  const request = db().rpc('organization_members', first > 0 ? { page_offset: first } : {});
  return asList(unwrap(await request.abortSignal(signal)), (member) => member);
}

/** All members, by category and display order; none where the table is not installed. */
export function organizationQuery() {
  return queryOptions({
    queryKey: organizationKeys.all,
    queryFn: ({ signal }) =>
      fetchMembers((first) => readShown(first, signal), ofJson(toOrganizationMember)).catch(
        whenTableIsMissing([]),
      ),
    meta: { errorTitle: 'Gagal memuat struktur organisasi' },
  });
}
