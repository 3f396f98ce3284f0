import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { whenTableIsMissing } from '../query/missing.ts';
import { unwrap } from '../query/unwrap.ts';
import { asList } from '../rows/stored-value.ts';
import { organizationKeys } from './organization.keys.ts';
import { type AdminOrganizationMember, toAdminMember } from './organization.model.ts';
import { fetchAllPages } from './organization.queries.ts';

function adminRows() {
  return db()
    .from('organization_structure')
    .select('id, version, name, position, job_description, image_url, category, display_order');
}

async function fetchMembers(signal: AbortSignal): Promise<AdminOrganizationMember[]> {
  const rows = await fetchAllPages(async (first, last) =>
    unwrap(
      await adminRows()
        .order('category')
        .order('display_order')
        .order('id')
        .range(first, last)
        .abortSignal(signal),
    ),
  );
  return asList(rows, toAdminMember);
}

/** All members with what the admin may change, by category and display order. */
export function adminOrganizationQuery() {
  return queryOptions({
    queryKey: organizationKeys.admin(),
    queryFn: ({ signal }) => fetchMembers(signal).catch(whenTableIsMissing([])),
    staleTime: 0,
    meta: { errorTitle: 'Gagal memuat anggota organisasi' },
  });
}

/** One member as stored at this moment; null when it was deleted. */
export function storedMemberQuery(id: string) {
  return queryOptions({
    queryKey: organizationKeys.stored(id),
    queryFn: async ({ signal }) =>
      asList(unwrap(await adminRows().eq('id', id).abortSignal(signal)), toAdminMember)[0] ?? null,
    staleTime: 0,
    meta: { errorTitle: 'Operasi Gagal' },
  });
}
