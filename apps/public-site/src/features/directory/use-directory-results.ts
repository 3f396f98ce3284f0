import {
  type DirectoryFilters,
  type DirectoryViewer,
  directoryCountQuery,
  directoryPageQuery,
  directoryPageSize,
  searchableName,
} from '@portal/api/directory';
import { keepPreviousData, useQuery } from '@portal/api/query';
import { useGrowingList } from '@portal/federation';
import { formatNumber } from '@portal/ui';

const nameTooShort =
  'Ketik 3 huruf atau lebih untuk mencari nama; daftar ini belum disaring menurut nama.';
const wordTooShort = 'Kata dengan kurang dari 3 huruf tidak ikut dicari.';

/** Requests the first page and the total count at the same time, and describes the results for the list. */
export function useDirectoryResults(filters: DirectoryFilters, viewer: DirectoryViewer) {
  const name = searchableName(filters.name, viewer);
  const searched = { ...filters, name };
  const first = useQuery({
    ...directoryPageQuery(viewer, searched, null),
    placeholderData: keepPreviousData,
  });
  const count = useQuery(directoryCountQuery(viewer, searched));
  const list = useGrowingList(Number.POSITIVE_INFINITY, directoryPageSize);

  const isWaiting = first.isPlaceholderData;
  const total = isWaiting ? undefined : count.data;
  // Without the total count, a full page is the only sign that there may be another.
  const mayHaveMore = count.isError || (total !== undefined && list.shown < total);
  return {
    first,
    count,
    searched,
    isWaiting,
    list: {
      ...list,
      pages: isWaiting ? 1 : list.pages,
      hasMore: mayHaveMore && first.data?.length === directoryPageSize,
    },
    status: [shortNameText(filters.name, name), countText(total, list.shown)]
      .filter(Boolean)
      .join(' '),
    retry() {
      first.refetch();
      if (count.isError) count.refetch();
    },
  };
}

function shortNameText(typed: string, searched: string): string {
  if (typed !== '' && searched === '') return nameTooShort;
  return typed.trim().split(/\s+/).length > searched.split(' ').length ? wordTooShort : '';
}

function countText(total: number | undefined, shown: number): string {
  if (total === undefined) return '';
  const found = `${formatNumber(total)} alumni ditemukan`;
  return total > shown ? `${found}, ${formatNumber(shown)} ditampilkan` : found;
}
