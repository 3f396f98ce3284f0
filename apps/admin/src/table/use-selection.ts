import { useState } from 'react';

export interface Selection<Row> {
  rows: Row[];
  has: (row: Row) => boolean;
  /** Selects exactly these rows. */
  select: (rows: readonly Row[]) => void;
  toggle: (row: Row) => void;
  /** Deselects these rows. Rows that were selected meanwhile stay selected. */
  drop: (rows: readonly { id: string }[]) => void;
}

/** The selected rows of the visible page. A row that leaves the page is no longer selected, so that nobody acts on unseen rows. */
export function useSelection<Row extends { id: string }>(rows: readonly Row[]): Selection<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const selected = rows.filter(({ id }) => ids.has(id));
  const select = (chosen: readonly Row[]) => setIds(new Set(chosen.map(({ id }) => id)));
  return {
    rows: selected,
    has: ({ id }) => ids.has(id),
    select,
    toggle: (row) =>
      select(ids.has(row.id) ? selected.filter(({ id }) => id !== row.id) : [...selected, row]),
    drop: (dropped) =>
      setIds(
        (current) => new Set([...current].filter((id) => dropped.every((row) => row.id !== id))),
      ),
  };
}
