import { useState } from 'react';
import { useUrlParams } from './use-url-params.ts';

const parameter = 'tampil';

/**
 * How much of a list with a 'show more' button is shown. The URL keeps it, so that Back and a reload restore it. `total` is
 * Infinity while it is unknown.
 */
export function useGrowingList(total: number, pageSize: number) {
  const { params, change } = useUrlParams();
  const [newPage, setNewPage] = useState(0);
  const pages = Math.max(1, Math.min(pagesIn(params, pageSize), Math.ceil(total / pageSize)));
  const shown = Math.min(total, pages * pageSize);
  return {
    pages,
    shown,
    total,
    hasMore: shown < total,
    /** The page that the user has just asked for: its first item takes the focus. */
    newPage,
    showMore() {
      setNewPage(pages + 1);
      change({ [parameter]: String((pages + 1) * pageSize) }, { replace: true });
    },
  };
}

/** Whole pages only, so that the list does not depend on how the user came to it. */
function pagesIn(params: URLSearchParams, pageSize: number): number {
  const wanted = Number(params.get(parameter));
  return Number.isSafeInteger(wanted) ? Math.ceil(wanted / pageSize) : 1;
}

export type GrowingListState = ReturnType<typeof useGrowingList>;
