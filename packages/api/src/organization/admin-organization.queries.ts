import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { allRows } from '../query/batches.ts';
import { cached } from '../query/cached.ts';
import { whenTableIsMissing } from '../query/missing.ts';
import { maxRows } from '../query/page.ts';
import { unwrap } from '../query/unwrap.ts';
import { asList } from '../rows/stored-value.ts';
import { toAdminMember } from './organization.model.ts';

function adminRows() {
  return db()
    .from('organization_structure')
    .select('id, version, name, position, job_description, image_url, category, display_order');
}

async function fetchMembers(signal: AbortSignal) {
  const rows = await allRows(async (page) => {
    const ordered = adminRows().order('category').order('display_order').order('id');
    const range = ordered.range((page - 1) * maxRows, page * maxRows - 1);
    return { rows: unwrap(await range.abortSignal(signal)) };
  });
  return asList(rows, toAdminMember);
}

/** All members with what the admin may change, by category and display order. */
export function adminOrganizationQuery() {
  return queryOptions({
    queryKey: [...cached.organization, 'admin'],
    queryFn: ({ signal }) => fetchMembers(signal).catch(whenTableIsMissing([])),
    staleTime: 0,
    meta: { errorTitle: 'Gagal memuat anggota organisasi' },
  });
}

/** One member as stored at this moment; null when it was deleted. */
export function storedMemberQuery(id: string) {
  return queryOptions({
    queryKey: [...cached.organization, 'admin', id],
    queryFn: async ({ signal }) =>
      asList(unwrap(await adminRows().eq('id', id).abortSignal(signal)), toAdminMember)[0] ?? null,
    staleTime: 0,
    meta: { errorTitle: 'Operasi Gagal' },
  });
}
