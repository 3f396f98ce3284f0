import type { ListPage } from '@portal/api';
import { type AlumniListRequest, alumniList, type ListedAlumni } from '@portal/api/alumni/admin';
import { useQueryClient } from '@portal/api/query';
import { changedParams } from '@portal/federation';
import { useLocation, useSearchParams } from '@portal/federation/router';
import { useState } from 'react';

/** The page of the table that is in sight. */
export interface AlumniList {
  request: AlumniListRequest;
  data: ListPage<ListedAlumni> | undefined;
}

/**
 * Those before and after the alumnus in the current list, beyond the borders of its page too. Whoever leaves the list by a
 * decision, as verified ones leave the pending, keeps his place: the next one is he who moved up to it.
 */
export function useNeighbours(id: string, { request, data }: AlumniList) {
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
    /** 'x dari n'; null for somebody who is not in the list. */
    position: index < 0 ? null : { number: (page - 1) * size + index + 1, total },
    goToPrevious: hasBefore ? () => void goTo(before) : null,
    goToNext: hasAfter ? () => void goTo(after) : null,
  };
}

/** His place on the page, or where he was before he left it; -1 for somebody who has never been there. */
function useLastPlace(id: string, index: number): number {
  const [last, setLast] = useState({ id, index });
  if (index >= 0 && (last.id !== id || last.index !== index)) setLast({ id, index });
  if (index >= 0) return index;
  return last.id === id ? last.index : -1;
}

/** Shows the alumnus at a place of the page in sight; before its first and behind its last row lie the pages next to it. */
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

/** Takes the place of the dialog's entry, so that Back closes it whoever is shown. */
function useShowAlumnus() {
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation();
  return (id: string, page: number) =>
    setAddress(changedParams(address, { detail: id, halaman: page > 1 ? String(page) : null }), {
      replace: true,
      state,
    });
}
