import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { whenTableIsMissing } from '../query/missing.ts';
import { unwrap } from '../query/unwrap.ts';
import { adminMemberColumns, toAdminMembers } from './admin-organization.model.ts';
import { organizationKeys } from './organization.keys.ts';
import { fetchOrganizationRows } from './organization.queries.ts';

/** Everyone with what the admin may change, by category and display order. */
export function adminOrganizationQuery() {
  return queryOptions({
    queryKey: organizationKeys.admin(),
    queryFn: async ({ signal }) =>
      toAdminMembers(
        await fetchOrganizationRows(adminMemberColumns, signal).catch(
          whenTableIsMissing<unknown[]>([]),
        ),
      ),
    staleTime: 0,
    meta: { errorTitle: 'Gagal memuat anggota organisasi' },
  });
}

/** One member as he is stored at this moment; null when he was deleted. */
export function storedMemberQuery(id: string) {
  return queryOptions({
    queryKey: [...organizationKeys.admin(), id] as const,
    queryFn: async ({ signal }) => {
      const rows = unwrap(
        await db()
          .from('organization_structure')
          .select(adminMemberColumns)
          .eq('id', id)
          .abortSignal(signal),
      );
      return toAdminMembers(rows)[0] ?? null;
    },
    staleTime: 0,
    meta: { errorTitle: 'Operasi Gagal' },
  });
}
