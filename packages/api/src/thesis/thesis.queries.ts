import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import type { Role } from '../account/index.ts';
import { unwrap } from '../query/unwrap.ts';
import { thesisKeys } from './thesis.keys.ts';
import { type ThesisPage, toThesisPage } from './thesis.model.ts';

/** Rows of a page. */
export const thesisPageSize = 15;

async function fetchPage(search: string, page: number, signal: AbortSignal): Promise<ThesisPage> {
  const answer = unwrap(
    await db()
      .rpc('search_theses', {
        search,
        page_size: thesisPageSize,
        page_offset: (page - 1) * thesisPageSize,
      })
      .abortSignal(signal),
  );
  // An empty page carries no total, and an old URL may name a page beyond the last one.
  const found = toThesisPage(answer, page);
  return found.items.length === 0 && page > 1 ? fetchPage(search, 1, signal) : found;
}

/** One page of the thesis bank: by name for the admin, for all others by first letter and then by entry year, latest first. */
export function thesisPageQuery(viewer: Role | null, search: string, page: number) {
  return queryOptions({
    queryKey: thesisKeys.page(viewer, search, page),
    queryFn: ({ signal }) => fetchPage(search, page, signal),
    meta: { errorTitle: 'Gagal memuat data skripsi' },
  });
}
