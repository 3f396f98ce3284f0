import {
  type AlumniListRequest,
  type AlumniSort,
  alumniList,
  type ListedAlumni,
  type ValidationStatus,
} from '@portal/api/alumni/admin';
import { useQueryClient } from '@portal/api/query';
import { useUrlParams } from '@portal/federation';
import { useState } from 'react';
import type { DetailProps } from '../../table/list-page.tsx';

/**
 * The rows before and after the alumnus in the current list, across its pages. When a decision removes the alumnus from the list,
 * as a verified one leaves the pending, their place is kept: the next one is the row that moved up to it.
 */
export function useNeighbours({
  id,
  request,
  page: data,
}: Pick<DetailProps<ListedAlumni, ValidationStatus, AlumniSort>, 'id' | 'request' | 'page'>) {
  const { rows, total } = data ?? { rows: [], total: 0 };
  const { page, size } = request;
  const goTo = useGoTo(request, rows);
  const index = rows.findIndex((row) => row.id === id);
  const place = useLastPlace(id, index);
  if (place < 0) return { position: null, goToPrevious: null, goToNext: null };

  const before = place - 1;
  const after = index < 0 ? place : place + 1;
  const hasBefore = before >= 0 || page > 1;
  const hasAfter = after < rows.length || page * size < total;
  return {
    /** 'x dari n'; null for an alumnus who is not in the list. */
    position: index < 0 ? null : { number: (page - 1) * size + index + 1, total },
    goToPrevious: hasBefore ? () => void goTo(before) : null,
    goToNext: hasAfter ? () => void goTo(after) : null,
  };
}

/** The place on the page, or the last one before the alumnus left it; -1 for an alumnus who was never on it. */
function useLastPlace(id: string, index: number): number {
  const [last, setLast] = useState({ id, index });
  if (index >= 0 && (last.id !== id || last.index !== index)) setLast({ id, index });
  if (index >= 0) return index;
  return last.id === id ? last.index : -1;
}

/** Shows the alumnus at a place of the visible page; beyond its first and last row the next pages are read. */
function useGoTo(request: AlumniListRequest, rows: readonly ListedAlumni[]) {
  const cache = useQueryClient();
  const showAlumnus = useShowAlumnus();
  return async (place: number) => {
    const here = rows[place];
    if (here) return showAlumnus(here.id, request.page);
    const page = request.page + (place < 0 ? -1 : 1);
    const { rows: others } = await cache.fetchQuery(alumniList.query({ ...request, page }));
    const there = others.at(place < 0 ? -1 : 0);
    if (there) showAlumnus(there.id, page);
  };
}

/** Replaces the dialog's history entry, so that Back closes it whichever alumnus is shown. */
function useShowAlumnus() {
  const { change } = useUrlParams();
  return (id: string, page: number) =>
    change({ detail: id, halaman: page > 1 ? String(page) : null }, { replace: true });
}
