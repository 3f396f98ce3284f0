import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { whenTableIsMissing } from '../query/missing.ts';
import { unwrap } from '../query/unwrap.ts';
import { asList } from '../rows/stored-value.ts';
import { organizationKeys } from './organization.keys.ts';
import { type OrganizationMember, toOrganizationMember } from './organization.model.ts';

/** The service cuts every answer at this number of rows. */
const rowLimit = 1000;

const columns = 'id, name, position, job_description, image_url, category' as const;

/** The rows of all pages: reads on until a page is not full. */
export async function fetchAllPages<Row>(
  fetchPage: (first: number, last: number) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let isComplete = false; !isComplete; ) {
    const page = await fetchPage(rows.length, rows.length + rowLimit - 1);
    rows.push(...page);
    isComplete = page.length < rowLimit;
  }
  return rows;
}

async function fetchOrganization(signal: AbortSignal): Promise<OrganizationMember[]> {
  const rows = await fetchAllPages(async (first, last) =>
    unwrap(
      await db()
        .from('organization_structure')
        .select(columns)
        .order('category')
        .order('display_order')
        .order('id')
        .range(first, last)
        .abortSignal(signal),
    ),
  );
  return asList(rows, toOrganizationMember);
}

/** All members, by category and display order; none where the table is not installed. */
export function organizationQuery() {
  return queryOptions({
    queryKey: organizationKeys.all,
    queryFn: ({ signal }) => fetchOrganization(signal).catch(whenTableIsMissing([])),
    meta: { errorTitle: 'Gagal memuat struktur organisasi' },
  });
}
