import { readStoredJson, writeStored } from '@portal/api/browser-storage';
import { tableLookKeyPrefix } from '@portal/api/storage-keys';
import { useState } from 'react';
import type { MoveStep } from './move-buttons.tsx';
import type { TableColumn } from './table-column.tsx';

interface StoredLook {
  /** Keys of the columns; empty until one is moved. */
  order: string[];
  hidden: string[];
  /** All columns that there were when it was stored. */
  known: string[];
  isCompact: boolean;
}

type Arrangeable = Pick<TableColumn<never>, 'key' | 'cardPlace'>;

export interface TableLook {
  isShown: (key: string) => boolean;
  isCompact: boolean;
  /** In the chosen order, the name first. */
  arrange: <Column extends Arrangeable>(columns: readonly Column[]) => Column[];
  showColumn: (key: string, isShown: boolean) => void;
  moveColumn: (key: string, step: MoveStep) => void;
  setCompact: (isCompact: boolean) => void;
}

const textsOf = (stored: unknown) => (Array.isArray(stored) ? stored.map(String) : []);

function readLook(name: string): StoredLook {
  const { order, hidden, known, isCompact }: Partial<Record<keyof StoredLook, unknown>> = Object(
    readStoredJson('localStorage', tableLookKeyPrefix + name),
  );
  return {
    order: textsOf(order),
    hidden: textsOf(hidden),
    known: textsOf(known),
    isCompact: isCompact === true,
  };
}

/** Which columns a table shows, in which order and how densely, remembered in this browser under the table's name. */
export function useTableLook<Row>(name: string, columns: readonly TableColumn<Row>[]): TableLook {
  const [look, setLook] = useState<StoredLook>(() => {
    const stored = readLook(name);
    const hiddenYet = columns.filter(
      ({ key, isHiddenAtFirst }) => isHiddenAtFirst && !stored.known.includes(key),
    );
    return {
      ...stored,
      hidden: [...stored.hidden, ...hiddenYet.map(({ key }) => key)],
      known: columns.map(({ key }) => key),
    };
  });
  const change = (changes: Partial<StoredLook>) => {
    const next = { ...look, ...changes };
    setLook(next);
    writeStored('localStorage', tableLookKeyPrefix + name, JSON.stringify(next));
  };
  return {
    isShown: (key) => !look.hidden.includes(key),
    isCompact: look.isCompact,
    arrange: (all) => arranged(all, look.order),
    showColumn: (key, isShown) =>
      change({
        hidden: isShown ? look.hidden.filter((hidden) => hidden !== key) : [...look.hidden, key],
      }),
    moveColumn: (key, step) => {
      const keys = arranged(columns, look.order).map((column) => column.key);
      const place = keys.indexOf(key);
      keys.splice(place, 1);
      change({ order: keys.toSpliced(place + step, 0, key) });
    },
    setCompact: (isCompact) => change({ isCompact }),
  };
}

/** Columns that the stored order does not contain, such as those of a later release, come last. */
function arranged<Column extends Arrangeable>(
  columns: readonly Column[],
  order: readonly string[],
): Column[] {
  const place = ({ key, cardPlace }: Column) => {
    if (cardPlace === 'name') return -1;
    return order.includes(key) ? order.indexOf(key) : order.length;
  };
  return columns.toSorted((a, b) => place(a) - place(b));
}
