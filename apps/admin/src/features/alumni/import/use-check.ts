import { type ImportOptions, importMutations, importPlanQuery } from '@portal/api/alumni-import';
import { useMutation, useQuery } from '@portal/api/query';
import { useMemo, useState } from 'react';
import { useOneAtATime } from '../../../frame/use-one-at-a-time.ts';
import {
  type CheckedRow,
  isWritten,
  toCheckedRow,
  toCheckedRows,
  withoutDoubles,
  withPlaces,
} from './checked-rows.ts';
import type { ImportRecord } from './columns/to-records.ts';
import { takeTurns } from './read/turns.ts';

/** A row that is left out. */
export const skip = 'skip';

const none: readonly ImportRecord[] = [];

interface Choice {
  row: CheckedRow;
  choice: string;
}

export interface Prepared {
  /** Names the check. */
  id: string;
  records: readonly ImportRecord[];
}

/** The dry run of a file, and the admin's choices for its rows. Null before it begins. */
export function useCheck(prepared: Prepared | null, options: ImportOptions) {
  const [progress, setProgress] = useState(0);
  const [choices, setChoices] = useState<ReadonlyMap<number, string>>(new Map());
  const [chosenRows, setChosenRows] = useState<ReadonlyMap<number, CheckedRow>>(new Map());
  const { mutateAsync: plan } = useMutation(importMutations.choose());
  const records = prepared?.records ?? none;
  const rows = useMemo(() => records.filter(({ problem }) => !problem), [records]);
  const query = useQuery({
    ...importPlanQuery({
      id: prepared?.id ?? '',
      rows,
      options,
      withoutDoubles: (doubles) => withoutDoubles(rows, doubles),
      toChecked: (plan, signal) => toCheckedRows(records, plan, takeTurns(signal)),
      onProgress: setProgress,
    }),
    enabled: prepared !== null,
  });
  const { data } = query;
  const checked = useMemo(
    () =>
      data &&
      withPlaces(
        data.map((row) => chosenRows.get(row.row) ?? row),
        records,
      ),
    [data, chosenRows, records],
  );

  // A second choice, made before the first is planned, would be answered in any order.
  const { run: choose } = useOneAtATime(async ({ row, choice }: Choice) => {
    setChoices((now) => new Map(now).set(row.row, choice));
    if (!row.asked || !row.sent || choice === skip) return;
    const sent = { ...row.sent, choice };
    const answer = await plan({ row: sent, options }).catch(() => null);
    if (!answer) {
      setChoices((now) => new Map(now).set(row.row, skip));
      return;
    }
    // What can be answered stays, for another choice.
    const { asked, candidates, taken } = row;
    const changed = { ...toCheckedRow(answer, sent), asked, candidates, taken };
    setChosenRows((now) => new Map(now).set(row.row, changed));
  });

  return {
    query,
    progress,
    checked,
    total: rows.length,
    choose: (row: CheckedRow, choice: string) => void choose({ row, choice }),
    choiceOf: ({ row, asked }: CheckedRow) => choices.get(row) ?? (asked ? skip : ''),
    toImport: checked?.filter((row) => isWritten(row) && choices.get(row.row) !== skip),
    forget: () => {
      setChoices(new Map());
      setChosenRows(new Map());
    },
  };
}
