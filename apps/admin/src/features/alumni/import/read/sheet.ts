import { type CellContext, cellValue } from './cell-value.ts';
import { FileRefusal, limits } from './refusal.ts';
import type { collectRows } from './table-rows.ts';
import type { XmlHandlers } from './xml.ts';

/** Reads the cells of a sheet, until `most` rows hold something. */
export function sheetHandlers(
  context: CellContext,
  found: Pick<ReturnType<typeof collectRows>, 'rows' | 'add'>,
  most: number,
): XmlHandlers {
  let number = 0;
  let cells: string[] = [];
  let cell = { column: -1, kind: 'n', style: undefined as string | undefined };
  let stored = '';
  let isValue = false;

  const take = (kind: string, value: string) => {
    const text = cellValue(kind, cell.style, value, context);
    if (text === '') return;
    if (cell.column >= limits.columns) throw new FileRefusal('columns');
    cells[cell.column] = text;
  };
  return {
    open: (name, attribute) => {
      if (name === 'row') {
        number = Number(attribute('r') ?? number + 1);
        cells = [];
        cell.column = -1;
      } else if (name === 'c') {
        const column = columnOf(attribute('r'), cell.column + 1);
        cell = { column, kind: attribute('t') ?? 'n', style: attribute('s') };
        stored = '';
      }
      isValue = name === 'v' || name === 't';
    },
    text: (text) => {
      if (isValue) stored += text;
    },
    close: (name) => {
      isValue = false;
      if (name === 'c' && stored !== '') take(cell.kind, stored);
      if (name === 'row' && found.rows.length < most) found.add(number, cells);
    },
    isDone: () => found.rows.length >= most,
  };
}

/** 'B7' → 1. Cells may leave out where they are. */
function columnOf(place: string | undefined, next: number): number {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(place ?? '')?.[0];
  if (!letters) return next;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
