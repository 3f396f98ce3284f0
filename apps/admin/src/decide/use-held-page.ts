import type { ListPage } from '@portal/api';
import { useState } from 'react';
import type { RowsQuery } from '../table/list-context.ts';

/**
 * While the decision lock is held, every row of the request keeps its place, even if its decision removes it from the filter. Otherwise
 * another row would move under the pointer.
 */
export function useHeldPage<Row extends { id: string }>(
  { data: page, isPlaceholderData }: Pick<RowsQuery<Row>, 'data' | 'isPlaceholderData'>,
  request: string,
  isHeld: boolean,
): ListPage<Row> | undefined {
  const [last, setLast] = useState({ request, page });
  const held = isHeld && last.request === request ? last.page : undefined;
  const shown = held && page ? keepPlaces(held, page) : page;
  // The rows of the former request must not be stored as those of this one.
  const isNew = last.request !== request || last.page !== shown;
  if (isNew && !isPlaceholderData) setLast({ request, page: shown });
  return shown;
}

function keepPlaces<Row extends { id: string }>(
  held: ListPage<Row>,
  { rows: current }: ListPage<Row>,
): ListPage<Row> {
  const rows = held.rows.map((row) => current.find(({ id }) => id === row.id) ?? row);
  return rows.some((row, place) => row !== held.rows[place]) ? { ...held, rows } : held;
}
