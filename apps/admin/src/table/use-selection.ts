import { useState } from 'react';

export interface Selection<Row> {
  rows: Row[];
  has: (row: Row) => boolean;
  /** These and no others. */
  select: (rows: readonly Row[]) => void;
  toggle: (row: Row) => void;
}

/** Marked rows of the page in sight. Those that leave it are no longer marked: nobody acts on what he does not see. */
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
  };
}
