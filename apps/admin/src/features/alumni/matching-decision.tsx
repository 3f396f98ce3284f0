import { newItemId } from '@portal/api';
import {
  type AlumniListRequest,
  decideOnMatchingMutation,
  type MatchingOutcome,
  undoMatchingMutation,
} from '@portal/api/alumni/admin';
import { useMutation } from '@portal/api/query';
import { Dialog, Button as DialogButton, formatNumber } from '@portal/ui';
import { Progress } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { DecisionLock } from '../../table/decision-lock.ts';
import { offerUndo } from '../../table/status-changer.ts';
import {
  isComplete,
  type MatchingChoice,
  matchingChoices,
  toDecision,
} from './matching-choices.ts';
import styles from './matching-decision.module.css';
import { MatchingForm } from './matching-form.tsx';
import { MatchingResult } from './matching-result.tsx';

interface MatchingDecisionProps {
  request: AlumniListRequest;
  total: number;
  /** Those whose places must not change under the pointer. */
  visibleIds: readonly string[];
  lock: DecisionLock;
  /** A decision was sent. */
  onDone: () => void;
  onClose: () => void;
}

interface Finished {
  id: string;
  choice: MatchingChoice;
  outcome: MatchingOutcome;
}

/** Decides on everybody whom the filter finds. What could not be done is named; the undo comes last, since the dialog covers the toast. */
export function MatchingDecision(props: MatchingDecisionProps) {
  const { request, total, onClose } = props;
  const [choice, setChoice] = useState<MatchingChoice | null>(null);
  const [badge, setBadge] = useState('');
  const [typedTotal, setTypedTotal] = useState('');
  const { decide, stop, seen, finished, close } = useMatchingDecision(props);
  const isRunning = seen !== null && !finished;
  const count = `${formatNumber(total)} alumni`;
  if (finished) {
    return <MatchingResult {...finished} total={total} onClose={close} />;
  }
  return (
    <Dialog
      title={`Semua ${count} yang cocok`}
      onClose={isRunning ? stop : onClose}
      footer={
        <>
          <DialogButton
            isBusy={isRunning}
            disabled={!isComplete(choice, { badge, typedTotal, total })}
            onClick={() => choice && decide(choice, badge)}
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
          {...{ request, total, choice, badge, typedTotal }}
          onChoose={setChoice}
          onBadge={setBadge}
          onTypedTotal={setTypedTotal}
        />
      )}
    </Dialog>
  );
}

function useMatchingDecision(props: MatchingDecisionProps) {
  const { request, total, visibleIds, lock, onDone, onClose } = props;
  const { mutateAsync } = useMutation(decideOnMatchingMutation());
  const { mutateAsync: undo } = useMutation(undoMatchingMutation());
  const [seen, setSeen] = useState<number | null>(null);
  const [finished, setFinished] = useState<Finished | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const report = ({ id, choice, outcome }: Finished) => {
    onClose();
    if (outcome.changed === 0) {
      return offerUndo(Promise.resolve(), { title: 'Tidak ada yang berubah' }, lock);
    }
    const said = `${formatNumber(outcome.changed)} alumni`;
    const restore = () => {
      const answer = undo(id);
      offerUndo(answer, { title: `${said} dikembalikan seperti semula` }, lock);
      void lock.hold(visibleIds, answer);
    };
    const title = `${said} ${matchingChoices[choice].done}`;
    offerUndo(Promise.resolve(), { title }, lock, choice === 'delete' ? undefined : restore);
  };

  const decide = async (choice: MatchingChoice, badge: string) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setSeen(0);
    const id = newItemId();
    const answer = mutateAsync({
      ...{ id, total, filter: request, decision: toDecision(choice, badge) },
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
    decide: (choice: MatchingChoice, badge: string) => void decide(choice, badge),
    stop: () => running.current?.abort(),
    seen,
    finished,
    close: () => finished && report(finished),
  };
}
