import { useQueryClient } from '@portal/api/query';
import { useUrlParams } from '@portal/federation';
import { useState } from 'react';
import { type DecidedRow, useDecidedList } from '../../decide/decided-list.ts';

interface OpenRow {
  id: string;
  isQueue: boolean;
}

const unknown = { rows: [], total: 0, isKnown: false };

/** Rows of the former request are not neighbours in the current list. */
function useShownPage(): { rows: readonly DecidedRow[]; total: number; isKnown: boolean } {
  const { data, isPlaceholderData } = useDecidedList().query;
  return data && !isPlaceholderData ? { ...data, isKnown: true } : unknown;
}

/**
 * The rows before and after the open one in the current list, across its pages. When a decision removes the row from the list, as
 * a verified alumnus from the pending ones, its place is remembered: the next row is the one that moved up to it.
 */
export function useNeighbours({ id, isQueue }: OpenRow) {
  const { page, size } = useDecidedList().params.request;
  const { rows, total, isKnown } = useShownPage();
  const { goTo, goToUnseen } = useGoTo({ id, isQueue }, rows);
  const index = rows.findIndex((row) => row.id === id);
  const place = useLastPlace(id, index);
  if (!isKnown || place < 0) {
    const nowhere = { position: null, next: undefined, goToPrevious: null };
    // A decision whose answer was lost has taken the row out of its queue, which goes on.
    const goToNext = isKnown && isQueue ? () => void goToUnseen() : null;
    return { isKnown, ...nowhere, goToNext, goOn: goToUnseen };
  }

  const before = place - 1;
  const after = index < 0 ? place : place + 1;
  const hasBefore = before >= 0 || page > 1;
  const hasAfter = after < rows.length || page * size < total;
  // A queue is read again at its end: rows that were passed over come last, and the list may not know of the last decision.
  const goToNext = () => void (hasAfter ? goTo(after) : goToUnseen());
  return {
    /** Whether the list has been read. */
    isKnown,
    /** 'x dari n'; null for a row that is not in the list. */
    position: index < 0 ? null : { number: (page - 1) * size + index + 1, total },
    goToPrevious: hasBefore ? () => void goTo(before) : null,
    goToNext: hasAfter || isQueue ? goToNext : null,
    /** The row that is next, if it is on this page. */
    next: rows[after],
    /** Opens the next row after a decision. Resolves to false if there is none. */
    goOn: () => (rows[after] ? goTo(after) : goToUnseen()),
  };
}

/** The index on the page, or the last one before the row left it; -1 for a row that was never on it. */
function useLastPlace(id: string, index: number): number {
  const [last, setLast] = useState({ id, index });
  if (index >= 0 && (last.id !== id || last.index !== index)) setLast({ id, index });
  if (index >= 0) return index;
  return last.id === id ? last.index : -1;
}

/** Opens the row at this index of the visible page. Beyond its first and last row it reads the page before or after. */
function useGoTo({ id, isQueue }: OpenRow, rows: readonly DecidedRow[]) {
  const { list, params } = useDecidedList();
  const { request } = params;
  const cache = useQueryClient();
  const showRow = useShowRow();
  const read = (page: number) =>
    cache.fetchQuery({ ...list.query({ ...request, page }), staleTime: 0 });
  const goTo = async (place: number) => {
    const here = rows[place];
    if (here) return showRow(here.id, request.page);
    const page = request.page + (place < 0 ? -1 : 1);
    const there = (await read(page)).rows.at(place < 0 ? -1 : 0);
    return there ? showRow(there.id, page) : false;
  };
  /** At the end of the page: decided rows have left the list, and others have moved up. What was passed over comes last. */
  const goToUnseen = async () => {
    const { page } = request;
    const now = await read(page);
    const unseen = now.rows.find((row) => rows.every((seen) => seen.id !== row.id));
    if (unseen) return showRow(unseen.id, page);
    if (page * request.size < now.total) return goTo(rows.length);
    const passedOver = isQueue && now.rows.find((row) => row.id !== id);
    return passedOver ? showRow(passedOver.id, page) : false;
  };
  return { goTo, goToUnseen };
}

/** Replaces the dialog's history entry, so that Back closes the dialog whichever row it shows. */
function useShowRow() {
  const { change } = useUrlParams();
  return (id: string, page: number): true => {
    change({ detail: id, halaman: page > 1 ? String(page) : null }, { replace: true });
    return true;
  };
}
