import {
  type DirectoryFilters,
  type DirectoryViewer,
  directoryCountQuery,
  directoryPageQuery,
  directoryPageSize,
  mayFindName,
} from '@portal/api/directory';
import { keepPreviousData, useQuery } from '@portal/api/query';
import { formatNumber } from '@portal/ui';

const nameTooShort =
  'Ketik 3 huruf atau lebih untuk mencari nama; daftar ini belum disaring menurut nama.';

interface Wanted {
  filters: DirectoryFilters;
  shown: number;
  viewer: DirectoryViewer;
}

/** The first page and the number of all, asked for at the same time, and what the list says about them. */
export function useDirectoryResults({ filters, shown, viewer }: Wanted) {
  const isNameTooShort = filters.name !== '' && !mayFindName(filters.name, viewer);
  const searched = isNameTooShort ? { ...filters, name: '' } : filters;
  // The former answer stays until the next one is there, so that the list does not blink while one types.
  const first = useQuery({
    ...directoryPageQuery(viewer, searched, null),
    placeholderData: keepPreviousData,
  });
  const count = useQuery(directoryCountQuery(viewer, searched));

  const isWaiting = first.isPlaceholderData;
  const total = isWaiting ? undefined : count.data;
  // Without the number of all, a full page is the only sign that there may be another.
  const mayHaveMore = count.isError || (total !== undefined && shown < total);
  return {
    first,
    searched,
    isWaiting,
    shown: isWaiting ? directoryPageSize : shown,
    hasMore: mayHaveMore && first.data?.length === directoryPageSize,
    status: [isNameTooShort && nameTooShort, countText(total, shown)].filter(Boolean).join(' '),
    retry() {
      first.refetch();
      if (count.isError) count.refetch();
    },
  };
}

function countText(total: number | undefined, shown: number): string {
  if (total === undefined) return '';
  const found = `${formatNumber(total)} alumni ditemukan`;
  return total > shown ? `${found}, ${formatNumber(shown)} ditampilkan` : found;
}
