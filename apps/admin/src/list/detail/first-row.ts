import { useUrlParams } from '@portal/federation';
import { useEffect, useEffectEvent } from 'react';
import { firstRow } from '../../routes.ts';
import type { RowsQuery } from '../../table/list-context.ts';

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
