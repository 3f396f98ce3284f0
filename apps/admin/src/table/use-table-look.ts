import { readStoredJson, writeStored } from '@portal/api/browser-storage';
import { tableLookKeyPrefix } from '@portal/api/storage-keys';
import { useState } from 'react';
import type { TableColumn } from './table-column.tsx';

interface StoredLook {
  hidden: string[];
  isCompact: boolean;
}

export interface TableLook {
  isShown: (key: string) => boolean;
  isCompact: boolean;
  showColumn: (key: string, isShown: boolean) => void;
  setCompact: (isCompact: boolean) => void;
}

function readLook(name: string): Partial<StoredLook> {
  const { hidden, isCompact }: Partial<Record<keyof StoredLook, unknown>> = Object(
    readStoredJson('localStorage', tableLookKeyPrefix + name),
  );
  return {
    ...(Array.isArray(hidden) && { hidden: hidden.map(String) }),
    isCompact: isCompact === true,
  };
}

/** Which columns a table shows and how densely, remembered in this browser under the table's name. */
export function useTableLook<Row>(name: string, columns: readonly TableColumn<Row>[]): TableLook {
  const [look, setLook] = useState<StoredLook>(() => ({
    hidden: columns.filter(({ isHiddenAtFirst }) => isHiddenAtFirst).map(({ key }) => key),
    isCompact: false,
    ...readLook(name),
  }));
  const change = (changes: Partial<StoredLook>) => {
    const next = { ...look, ...changes };
    setLook(next);
    writeStored('localStorage', tableLookKeyPrefix + name, JSON.stringify(next));
  };
  return {
    isShown: (key) => !look.hidden.includes(key),
    isCompact: look.isCompact,
    showColumn: (key, isShown) =>
      change({
        hidden: isShown ? look.hidden.filter((hidden) => hidden !== key) : [...look.hidden, key],
      }),
    setCompact: (isCompact) => change({ isCompact }),
  };
}
