import {
  type ImportOptions,
  importMutations,
  importPlanQuery,
  type PlannedRow,
  type SentRow,
} from '@portal/api/alumni-import';
import { useMutation, useQuery, useQueryClient } from '@portal/api/query';
import { useMemo, useRef, useState } from 'react';
import {
  type CheckedRow,
  isWritten,
  skip,
  toCheckedRows,
  withoutDoubles,
  withPlaces,
} from './checked-rows.ts';
import type { ImportRecord } from './columns/to-records.ts';
import { answered, corrected } from './corrected-row.ts';
import { takeTurns } from './read/turns.ts';

const none: readonly ImportRecord[] = [];

export interface Prepared {
  /** Names the check. */
  id: string;
  records: readonly ImportRecord[];
}

/** The dry run of a file, whose rows have the admin's answers. */
export function useCheck(prepared: Prepared | null, options: ImportOptions) {
  const [progress, setProgress] = useState(0);
  const records = prepared?.records ?? none;
  const rows = useMemo(() => records.filter(({ problem }) => !problem), [records]);
  const check = importPlanQuery({
    id: prepared?.id ?? '',
    rows,
    options,
    withoutDoubles: (doubles) => withoutDoubles(rows, doubles),
    toChecked: async (plan, signal) =>
      withPlaces(await toCheckedRows(records, plan, takeTurns(signal)), records),
    onProgress: setProgress,
  });
  const query = useQuery({ ...check, enabled: prepared !== null });

  const cache = useQueryClient();
  const checked = () => cache.getQueryData(check.queryKey) ?? [];
  const change = ({ row }: CheckedRow, toRow: (now: CheckedRow) => CheckedRow) =>
    cache.setQueryData(check.queryKey, (all) =>
      all?.map((one) => (one.row === row ? toRow(one) : one)),
    );
  const { mutateAsync: plan } = useMutation(importMutations.choose());
  // One after the other: answers to two at once would come in any order.
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const replan = (row: CheckedRow, answer: (now: CheckedRow) => Answer) => {
    const done = turn.current.then(async () => {
      const { sent, toRow } = answer(checked().find((one) => one.row === row.row) ?? row);
      const planned = await plan({ row: sent, options }).catch(() => null);
      if (!planned) return false;
      change(row, (now) => withPlaces([toRow(planned, now)], records)[0] ?? now);
      return true;
    });
    turn.current = done;
    return done;
  };

  return {
    query,
    progress,
    checked: query.data,
    total: rows.length,
    choose: async (row: CheckedRow, choice: string) => {
      change(row, (now) => ({ ...now, choice }));
      if (!row.asked || choice === skip) return;
      const isPlanned = await replan(row, (now) => answered(now, choice));
      if (!isPlanned) change(row, (now) => ({ ...now, choice: skip }));
    },
    correct: (row: CheckedRow, typed: CheckedRow['values']) =>
      replan(row, (now) => corrected(now, typed, checked())),
    toImport: query.data?.filter((row) => isWritten(row) && row.choice !== skip),
  };
}

interface Answer {
  sent: SentRow;
  /** The row as it is planned with the answer, which may have been given again since. */
  toRow: (plan: PlannedRow, now: CheckedRow) => CheckedRow;
}
