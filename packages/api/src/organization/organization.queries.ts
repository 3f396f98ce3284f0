import { queryOptions } from '@portal/api/query';
import { allRows } from '../query/batches.ts';
import { cached } from '../query/cached.ts';
import { call } from '../query/call.ts';
import { whenTableIsMissing } from '../query/missing.ts';
import { maxRows } from '../query/page.ts';
import { ofJson } from '../rows/fields.ts';
import { asList, asObject } from '../rows/stored-value.ts';
import { type OrganizationMember, toOrganizationMember } from './organization.model.ts';

async function fetchMembers(signal: AbortSignal): Promise<OrganizationMember[]> {
  const rows = await allRows(async (page) => {
    const place = page > 1 ? { page_offset: (page - 1) * maxRows } : {};
    const answer = await call('organization_members', place, { signal });
    return { rows: asList(answer, asObject) };
  });
  return asList(rows, ofJson(toOrganizationMember));
}

/** All members, by category and display order; none where the table is not installed. */
export function organizationQuery() {
  return queryOptions({
    queryKey: cached.organization,
    queryFn: ({ signal }) => fetchMembers(signal).catch(whenTableIsMissing([])),
    meta: { errorTitle: 'Gagal memuat struktur organisasi' },
  });
}
