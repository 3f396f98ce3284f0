import { queryOptions } from '@portal/api/query';
import type { Role } from '../account/index.ts';
import { cached } from '../query/cached.ts';
import { call } from '../query/call.ts';
import { type ThesisPage, toThesisPage } from './thesis.model.ts';

/** Rows of a page. */
export const thesisPageSize = 15;

async function fetchPage(search: string, page: number, signal: AbortSignal): Promise<ThesisPage> {
  const place = { page_size: thesisPageSize, page_offset: (page - 1) * thesisPageSize };
  const answer = await call('search_theses', { search, ...place }, { signal });
  // An empty page carries no total, and an old URL may name a page beyond the last one.
  const found = toThesisPage(answer, page);
  return found.items.length === 0 && page > 1 ? fetchPage(search, 1, signal) : found;
}

/** One page of the thesis bank: by name for the admin, for all others by first letter and then by entry year, latest first. */
export function thesisPageQuery(viewer: Role | null, search: string, page: number) {
  return queryOptions({
    // The admin reads real names in another order.
    queryKey: [...cached.theses, viewer, search, page],
    queryFn: ({ signal }) => fetchPage(search, page, signal),
    meta: { errorTitle: 'Gagal memuat data skripsi' },
  });
}
