import { type CellContext, cellValue } from './cell-value.ts';
import { limits } from './refusal.ts';
import type { collectRows } from './table-rows.ts';
import type { MergedCells } from './tables.ts';
import type { XmlHandlers } from './xml.ts';

/** Reads the cells of a sheet, as far as there may be rows, and which of them are merged over several rows. */
export function sheetHandlers(
  context: CellContext,
  found: Pick<ReturnType<typeof collectRows>, 'add' | 'isFull'>,
  merged: MergedCells[],
): XmlHandlers {
  let number = 0;
  let isHidden = false;
  let cells: string[] = [];
  let cell = { column: -1, kind: 'n', style: undefined as string | undefined };
  let stored = '';
  let isValue = false;

  return {
    open: (name, attribute) => {
      if (name === 'row') {
        number = Number(attribute('r')) || number + 1;
        isHidden = isTrue(attribute('hidden'));
        cells = [];
        cell.column = -1;
      } else if (name === 'c') {
        const column = columnOf(attribute('r'), cell.column + 1);
        cell = { column, kind: attribute('t') ?? 'n', style: attribute('s') };
        stored = '';
      } else if (name === 'mergeCell' && merged.length < limits.rows * 10) {
        merged.push(mergedCells(attribute('ref')));
      }
      isValue = name === 'v' || name === 't';
    },
    text: (text) => {
      if (isValue) stored += text;
    },
    close: (name) => {
      isValue = false;
      if (name === 'c' && stored !== '') {
        cells[cell.column] = cellValue(cell.kind, cell.style, stored, context);
      }
      if (name === 'row') found.add(number, cells, isHidden);
    },
    isDone: found.isFull,
  };
}

/** Truth values of XML. */
export const isTrue = (attribute: string | undefined) => attribute === '1' || attribute === 'true';

function mergedCells(range = ''): MergedCells {
  const [, first = 0, last = 0] = /^[A-Z]{1,3}(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/.exec(range) ?? [];
  return { column: columnOf(range, 0), first: Number(first), last: Number(last) };
}

/** 'B7' → 1. Cells may leave out where they are. */
function columnOf(place: string | undefined, next: number): number {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(place ?? '')?.[0];
  if (!letters) return next;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
