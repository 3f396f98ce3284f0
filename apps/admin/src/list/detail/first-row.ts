import { writeStored } from '@portal/api/browser-storage';
import { opensNextKey } from '@portal/api/storage-keys';
import { useUrlParams } from '@portal/federation';
import { useEffect, useEffectEvent } from 'react';
import type { RowsQuery } from '../rows-table.tsx';

/** Stands in the URL for the first row of the list, whichever it is. */
export const firstRow = 'pertama';

export function storeOpensNext(opensNext: boolean) {
  writeStored('localStorage', opensNextKey, JSON.stringify(opensNext));
}

/** Opens the first row once it is known. Does nothing if the list is empty. */
export function useFirstRow(
  wanted: string | null,
  { data, isPlaceholderData }: Pick<RowsQuery<{ id: string }>, 'data' | 'isPlaceholderData'>,
) {
  const { change } = useUrlParams();
  const isKnown = data !== undefined && !isPlaceholderData;
  const openFirst = useEffectEvent(() =>
    change({ detail: data?.rows[0]?.id ?? null }, { replace: true }),
  );
  useEffect(() => {
    if (wanted === firstRow && isKnown) openFirst();
  }, [wanted, isKnown]);
}
