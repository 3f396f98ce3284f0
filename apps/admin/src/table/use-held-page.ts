import type { ListPage } from '@portal/api';
import { useState } from 'react';

/**
 * While decisions are held, every row of the request keeps its place, also one that has left the filter by its decision: another
 * row would slide under the pointer.
 */
export function useHeldPage<Row extends { id: string }>(
  page: ListPage<Row> | undefined,
  request: string,
  isHeld: boolean,
): ListPage<Row> | undefined {
  const [last, setLast] = useState({ request, page });
  const held = isHeld && last.request === request ? last.page : undefined;
  const shown = held && page ? keepPlaces(held, page) : page;
  if (last.request !== request || last.page !== shown) setLast({ request, page: shown });
  return shown;
}

function keepPlaces<Row extends { id: string }>(
  held: ListPage<Row>,
  { rows: current }: ListPage<Row>,
): ListPage<Row> {
  const rows = held.rows.map((row) => current.find(({ id }) => id === row.id) ?? row);
  return rows.some((row, place) => row !== held.rows[place]) ? { ...held, rows } : held;
}
