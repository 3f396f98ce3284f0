import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

interface Place {
  id: string | undefined;
  index: number;
}

/** The list that had the focus last: of several on a page, the others leave it alone. */
let latest: object | null = null;

const rowsOf = (block: HTMLElement | null) => [
  ...(block?.querySelectorAll<HTMLElement>('[data-row-key]') ?? []),
];

/**
 * Keeps the focus in a list when the focused element is removed: a deleted row, a pressed button, the bar of the selection. It
 * moves to the same row, else to the one that took its place, else to the heading. Rows are focusable and carry `data-row-key`.
 */
export function useFocusKeeper(
  block: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
) {
  const last = useRef<Place | null>(null);
  // After every commit: rows disappear for many reasons, and a dialog returns the focus late.
  useEffect(() => {
    if (!last.current || latest !== last || document.activeElement !== document.body) return;
    const { id, index } = last.current;
    const rows = rowsOf(block.current);
    const row = rows.find(({ dataset }) => dataset.rowKey === id) ?? rows[index] ?? rows.at(-1);
    (row ?? heading.current)?.focus({ preventScroll: true });
  });
  return (event: FocusEvent<HTMLElement>) => {
    latest = last;
    const row = event.target.closest<HTMLElement>('[data-row-key]');
    const index = row ? rowsOf(block.current).indexOf(row) : 0;
    last.current = { id: row?.dataset.rowKey, index };
  };
}
