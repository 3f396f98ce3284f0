import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { whenTableIsMissing } from '../query/missing.ts';
import { unwrap } from '../query/unwrap.ts';
import { organizationKeys } from './organization.keys.ts';
import { type OrganizationMember, toOrganizationMembers } from './organization.model.ts';

/** The service cuts every answer at this number of rows. */
const pageSize = 1000;

const publicColumns = 'id, name, position, job_description, image_url, category';

export async function fetchOrganizationRows(
  columns: string,
  signal: AbortSignal,
): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (let isComplete = false; !isComplete; ) {
    const page = unwrap(
      await db()
        .from('organization_structure')
        .select(columns)
        .order('category')
        .order('display_order')
        .order('id')
        .range(rows.length, rows.length + pageSize - 1)
        .abortSignal(signal),
    );
    rows.push(...page);
    isComplete = page.length < pageSize;
  }
  return rows;
}

async function fetchOrganization(signal: AbortSignal): Promise<OrganizationMember[]> {
  const rows = await fetchOrganizationRows(publicColumns, signal).catch(
    whenTableIsMissing<unknown[]>([]),
  );
  return toOrganizationMembers(rows);
}

/** Everyone, by category and display order; nobody where the table is not installed. */
export function organizationQuery() {
  return queryOptions({
    queryKey: organizationKeys.all,
    queryFn: ({ signal }) => fetchOrganization(signal),
    meta: { errorTitle: 'Gagal memuat struktur organisasi' },
  });
}
