import type { ListRequest } from '@portal/api';
import { Dialog, Button as DialogButton, formatNumber } from '@portal/ui';
import { Progress } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { deletion, isComplete, type MatchingChoice } from './matching-choices.ts';
import styles from './matching-decision.module.css';
import { MatchingForm } from './matching-form.tsx';
import { pressOnMatching } from './press.ts';
import type { Decide } from './use-decide.tsx';

interface MatchingDecisionProps {
  /** 'alumni', 'lowongan'. */
  noun: string;
  /** A description of the rows that match the filter. */
  matching: string;
  choices: readonly MatchingChoice[];
  decide: Decide;
  request: ListRequest<string, string>;
  total: number;
  /** The rows that must not move under the pointer meanwhile. */
  visibleIds: readonly string[];
  /** Called when the service has answered a decision. */
  onDone: () => void;
  onClose: () => void;
}

/** Decides on all rows that match the filter, shows how far it is, and can stop. */
export function MatchingDecision(props: MatchingDecisionProps) {
  const { noun, matching, choices, total, onClose } = props;
  const [choice, setChoice] = useState<MatchingChoice | null>(null);
  const [typed, setTyped] = useState('');
  const { decide, stop, seen } = useMatchingDecision(props);
  const isRunning = seen !== null;
  const count = `${formatNumber(total)} ${noun}`;
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
  const { noun, request, total, visibleIds, onDone, onClose } = props;
  const [seen, setSeen] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const decide = async (choice: MatchingChoice, typed: string) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setSeen(0);
    const matching = {
      target: { filter: request, total },
      decision: choice.toDecision(typed),
      held: visibleIds,
    };
    const progress = { signal: controller.signal, onProgress: setSeen };
    await props.decide(pressOnMatching(matching, noun, choice.done), progress);
    onDone();
    onClose();
  };

  return {
    decide: (choice: MatchingChoice, typed: string) => void decide(choice, typed),
    stop: () => running.current?.abort(),
    seen,
  };
}
