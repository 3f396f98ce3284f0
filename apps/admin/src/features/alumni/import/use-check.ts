import {
  type ImportOptions,
  importMutations,
  importPlanQuery,
  type SentRow,
} from '@portal/api/alumni-import';
import { useMutation, useQuery } from '@portal/api/query';
import { useMemo, useRef, useState } from 'react';
import {
  type CheckedRow,
  isWritten,
  toCheckedRow,
  toCheckedRows,
  withoutDoubles,
  withPlaces,
} from './checked-rows.ts';
import type { ImportRecord } from './columns/to-records.ts';
import { corrected, replanned } from './corrected-row.ts';
import { takeTurns } from './read/turns.ts';

/** A row that is left out. */
export const skip = 'skip';

const none: readonly ImportRecord[] = [];

export interface Prepared {
  /** Names the check. */
  id: string;
  records: readonly ImportRecord[];
}

/** The dry run of a file, and the admin's choices for its rows. Null before it begins. */
export function useCheck(prepared: Prepared | null, options: ImportOptions) {
  const [progress, setProgress] = useState(0);
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
  const { choices, chosenRows, choose, correct, forget } = useAnswers(data, options);
  const checked = useMemo(
    () =>
      data &&
      withPlaces(
        data.map((row) => chosenRows.get(row.row) ?? row),
        records,
      ),
    [data, chosenRows, records],
  );

  return {
    query,
    progress,
    checked,
    total: rows.length,
    choose,
    correct,
    choiceOf: ({ row, asked }: CheckedRow) => choices.get(row) ?? (asked ? skip : ''),
    toImport: checked?.filter((row) => isWritten(row) && choices.get(row.row) !== skip),
    forget,
  };
}

/** What the admin has answered and corrected, with the rows as they are planned since. */
function useAnswers(data: readonly CheckedRow[] | undefined, options: ImportOptions) {
  const [choices, setChoices] = useState<ReadonlyMap<number, string>>(new Map());
  const [chosenRows, setChosenRows] = useState<ReadonlyMap<number, CheckedRow>>(new Map());
  const { mutateAsync: plan } = useMutation(importMutations.choose());
  // One after the other: answers to two at once would come in any order.
  const latest = useRef(new Map<number, CheckedRow>());
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const latestOf = (row: CheckedRow) => latest.current.get(row.row) ?? row;
  const replan = (row: CheckedRow, work: (latest: CheckedRow) => Promise<CheckedRow | null>) => {
    const done = turn.current.then(async () => {
      const changed = await work(latestOf(row));
      if (changed) setChosenRows(new Map(latest.current.set(row.row, changed)));
      return changed !== null;
    });
    turn.current = done;
    return done;
  };
  const planOne = (sent: SentRow) => plan({ row: sent, options }).catch(() => null);
  const setChoice = ({ row }: CheckedRow, choice: string | null) =>
    setChoices((now) => {
      const next = new Map(now);
      if (choice === null) next.delete(row);
      else next.set(row, choice);
      return next;
    });

  const choose = (row: CheckedRow, choice: string) => {
    setChoice(row, choice);
    if (!row.asked || choice === skip) return;
    void replan(row, async (now) => {
      const sent = now.sent && { ...now.sent, choice };
      const answer = sent && (await planOne(sent));
      if (!answer) {
        setChoice(row, skip);
        return null;
      }
      // What can be answered stays, for another choice.
      const { asked, candidates, taken, double, values } = now;
      const planned = replanned(now, toCheckedRow(answer, sent, values));
      return { ...planned, asked, candidates, taken, double };
    });
  };
  const correct = (row: CheckedRow, typed: CheckedRow['values']) =>
    replan(row, async (now) => {
      const { sent, toRow } = corrected(now, typed, (data ?? []).map(latestOf));
      const answer = await planOne(sent);
      if (answer) setChoice(row, null);
      return answer && toRow(answer);
    });

  const forget = () => {
    setChoices(new Map());
    latest.current.clear();
    setChosenRows(new Map());
  };
  return { choices, chosenRows, choose, correct, forget };
}
