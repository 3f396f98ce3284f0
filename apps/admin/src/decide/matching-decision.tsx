import { useQuery } from '@portal/api/query';
import { ConfirmDialog, formatNumber } from '@portal/ui';
import { useState } from 'react';
import { RunBar, useLongRun } from '../frame/long-run.tsx';
import { useDecidedList } from './decided-list.ts';
import {
  deletion,
  isComplete,
  type MatchingAnswer,
  type MatchingChoice,
  targetOf,
} from './matching-choices.ts';
import { MatchingForm } from './matching-form.tsx';
import { pressOnMatching } from './press.ts';

const noAnswer: MatchingAnswer = { choice: null, typed: '', statuses: [] };

/** Decides on all rows that match the filter, shows how far it is, and can stop. */
export function MatchingDecision({ onClose }: { onClose: () => void }) {
  const { title, list, params, query, selection, decideOnMany } = useDecidedList();
  const { total = 0, readAt = 0 } = query.data ?? {};
  const { search, filters = {} } = params.request;
  const noun = title.toLowerCase();
  const [answer, setAnswer] = useState(noAnswer);
  const { choice, typed } = answer;
  const counts = useQuery(list.statusCounts(params.request));
  const target = targetOf(answer, counts.data, total);
  const { progress, start, stop } = useLongRun();
  const leave = progress ? stop : onClose;

  const decide = ({ done, toDecision }: MatchingChoice) =>
    start(target.total, async (run) => {
      const rows = selection?.rows ?? [];
      const matching = {
        target: {
          filter: { search, filters, statuses: target.statuses },
          total: target.total,
          readAt,
        },
        decision: toDecision(typed),
        held: rows.map(({ id }) => id),
      };
      await decideOnMany(pressOnMatching(matching, noun, done), run);
      selection?.drop(rows);
      onClose();
    });

  const count = `${formatNumber(target.total)} ${noun}`;
  return (
    <ConfirmDialog
      title={`Semua ${formatNumber(total)} ${noun} yang cocok`}
      confirmLabel={choice === deletion ? `Hapus ${count}` : `Terapkan ke ${count}`}
      keepLabel={progress ? 'Hentikan' : 'Batal'}
      variant={choice === deletion ? 'danger' : 'primary'}
      isBusy={progress !== null}
      isDisabled={!isComplete(choice, typed, target.total)}
      onConfirm={() => choice && void decide(choice)}
      onClose={leave}
    >
      {progress ? (
        <RunBar progress={progress} text={(counted) => `${counted} diproses`} />
      ) : (
        <MatchingForm answer={answer} counts={counts} onAnswer={setAnswer} />
      )}
    </ConfirmDialog>
  );
}
