import { type ListRequest, type ManyMutations, type MatchingOutcome, newItemId } from '@portal/api';
import { useMutation } from '@portal/api/query';
import { Dialog, Button as DialogButton, formatNumber } from '@portal/ui';
import { Progress } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { DecisionLock } from './decision-lock.ts';
import { deletion, isComplete, type MatchingChoice } from './matching-choices.ts';
import styles from './matching-decision.module.css';
import { MatchingForm } from './matching-form.tsx';
import { MatchingResult } from './matching-result.tsx';
import { offerUndo } from './status-changer.ts';

interface MatchingDecisionProps {
  /** 'alumni', 'lowongan'. */
  noun: string;
  /** A description of the rows that match the filter. */
  matching: string;
  choices: readonly MatchingChoice[];
  mutations: Pick<ManyMutations<string>, 'matching' | 'undo'>;
  request: ListRequest<string, string>;
  total: number;
  /** The rows that must not move under the pointer meanwhile. */
  visibleIds: readonly string[];
  lock: DecisionLock;
  /** Called when the service has answered a decision. */
  onDone: () => void;
  onClose: () => void;
}

interface Finished {
  id: string;
  choice: MatchingChoice;
  outcome: MatchingOutcome;
}

/** Decides on all rows that match the filter, and lists those that failed. The undo is offered after the dialog, which would cover its toast. */
export function MatchingDecision(props: MatchingDecisionProps) {
  const { noun, matching, choices, total, onClose } = props;
  const [choice, setChoice] = useState<MatchingChoice | null>(null);
  const [typed, setTyped] = useState('');
  const { decide, stop, seen, finished, close, summaryOf } = useMatchingDecision(props);
  const isRunning = seen !== null && !finished;
  const count = `${formatNumber(total)} ${noun}`;
  if (finished) {
    const { outcome } = finished;
    return <MatchingResult {...{ outcome, total }} done={summaryOf(finished)} onClose={close} />;
  }
  return (
    <Dialog
      title={`Semua ${count} yang cocok`}
      onClose={isRunning ? stop : onClose}
      footer={
        <>
          <DialogButton
            isBusy={isRunning}
            disabled={!isComplete(choice, typed, total)}
            onClick={() => choice && decide(choice, typed)}
          >
            {`Terapkan ke ${count}`}
          </DialogButton>
          <DialogButton variant="secondary" onClick={isRunning ? stop : onClose}>
            {isRunning ? 'Hentikan' : 'Batal'}
          </DialogButton>
        </>
      }
    >
      {isRunning ? (
        <div className={styles.progress}>
          <Progress percent={Math.floor((100 * seen) / total)} aria-label="Kemajuan" />
          <p role="status">{`${formatNumber(seen)} dari ${formatNumber(total)} diproses`}</p>
        </div>
      ) : (
        <MatchingForm
          {...{ matching, total, choice, typed }}
          choices={[...choices, deletion]}
          onChoose={(chosen) => {
            setChoice(chosen);
            setTyped('');
          }}
          onType={setTyped}
        />
      )}
    </Dialog>
  );
}

function useMatchingDecision(props: MatchingDecisionProps) {
  const { noun, mutations, request, total, visibleIds, lock, onDone, onClose } = props;
  const { mutateAsync } = useMutation(mutations.matching());
  const { mutateAsync: undo } = useMutation(mutations.undo());
  const [seen, setSeen] = useState<number | null>(null);
  const [finished, setFinished] = useState<Finished | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const rows = ({ changed }: MatchingOutcome) => `${formatNumber(changed)} ${noun}`;
  const summaryOf = ({ choice, outcome }: Finished) => `${rows(outcome)} ${choice.done}`;

  const report = (result: Finished) => {
    const { id, choice, outcome } = result;
    onClose();
    if (outcome.changed === 0) {
      return offerUndo(Promise.resolve(), { title: 'Tidak ada yang berubah' }, lock);
    }
    const restore = () => {
      const answer = undo(id);
      offerUndo(answer, { title: `${rows(outcome)} dikembalikan seperti semula` }, lock);
      void lock.hold(visibleIds, answer);
    };
    offerUndo(
      Promise.resolve(),
      { title: summaryOf(result) },
      lock,
      choice === deletion ? undefined : restore,
    );
  };

  const decide = async (choice: MatchingChoice, typed: string) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setSeen(0);
    const id = newItemId();
    const answer = mutateAsync({
      ...{ id, total, filter: request, decision: choice.toDecision(typed) },
      signal: controller.signal,
      onProgress: setSeen,
    });
    void lock.hold(visibleIds, answer);
    const outcome = await answer.catch(() => null);
    onDone();
    if (!outcome) return onClose();
    const result = { id, choice, outcome };
    const isWhole = outcome.seen >= total && outcome.unconfirmed.length === 0;
    if (isWhole && !outcome.error) report(result);
    else setFinished(result);
  };

  return {
    decide: (choice: MatchingChoice, typed: string) => void decide(choice, typed),
    stop: () => running.current?.abort(),
    seen,
    finished,
    close: () => finished && report(finished),
    summaryOf,
  };
}
