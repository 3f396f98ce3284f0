import {
  type DecisionMutations,
  type DecisionOutcome,
  type LeftOutRow,
  newItemId,
} from '@portal/api';
import { useMutation } from '@portal/api/query';
import { Dialog, Button as DialogButton, failureText, formatNumber, Stack } from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import { useState } from 'react';
import { LeftOut } from '../drawer/left-out.tsx';
import type { RunControls } from '../frame/long-run.tsx';
import { useDay } from './day-dialog.tsx';
import type { DecisionLock } from './decision-lock.ts';
import { describeLost, describeRefusal, type Press } from './press.ts';
import { needsReason, useReason } from './reason-dialog.tsx';
import { withUndo } from './with-undo.ts';

export interface Decided {
  /** Null if the service has refused the whole decision, which the mutation reports. */
  outcome: DecisionOutcome | null;
  /** Why nothing was done; empty if something was, or if the admin left it. */
  refusal: string;
  /** When the rows may move again. */
  released: Promise<void>;
}

export type Decide = (press: Press, run?: RunControls) => Promise<Decided>;

/**
 * A press on a single row that was left out has done nothing: a toast says what the row is now.
 * @returns the same; empty for other presses
 */
function showRefusal(
  press: Press,
  { leftOut }: Pick<DecisionOutcome, 'leftOut'>,
  seen: string | undefined,
): string {
  const [row] = leftOut;
  if (!row || press.held.length !== 1 || !('rows' in press.target)) return '';
  const texts = describeRefusal(row, seen, press.verbs);
  showToast({ tone: 'warning', ...texts });
  return `${texts.title}. ${texts.description}`;
}

/**
 * The admin's decisions: one call for one row, a selection, and all rows that match. Reports what was done and offers to undo it, except
 * an undo itself: a second press on 'Urungkan' would hit the same button of the next toast. `result` names what was left out; its
 * toast comes after it, since the dialog would cover it.
 */
export function useDecide(mutations: DecisionMutations, lock: Pick<DecisionLock, 'hold'>) {
  const { mutateAsync: send } = useMutation(mutations.decide());
  const { mutateAsync: sendUndo } = useMutation(mutations.undo());
  const [partial, setPartial] = useState<PartialResult | null>(null);
  const reason = useReason(mutations.kind);
  const day = useDay();

  const undo = async (id: string, press: Press) => {
    const answer = sendUndo(id);
    void lock.hold(press.held, answer);
    const outcome = await answer.catch(() => null);
    if (!outcome) return;
    const texts = press.undone(outcome.undone);
    const report = () => showToast({ tone: 'success', ...texts });
    // A single row that came back may lack something.
    if (outcome.undone === 0 && showRefusal(press, outcome, press.decision.status)) return;
    if (outcome.leftOut.length === 0) report();
    else setPartial({ done: texts.title, left: 0, ...outcome, error: null, report });
  };

  const report = (id: string, press: Press, { changed, lost }: DecisionOutcome) => {
    if (changed === 0) {
      showToast({ tone: 'success', title: 'Tidak ada yang berubah' });
      return;
    }
    const { title, description } = press.done(changed);
    const texts = [description, describeLost(lost)].filter(Boolean).join('. ');
    const toast = { tone: 'success', title, ...(texts && { description: texts }) } as const;
    showToast(press.isUndo ? toast : withUndo(toast, () => void undo(id, press)));
  };

  /** @returns why nothing was done; empty if something was */
  const conclude = (id: string, press: Press, outcome: DecisionOutcome): string => {
    const refusal = showRefusal(press, outcome, press.seen);
    if (refusal) return refusal;
    const { target } = press;
    const total = 'rows' in target ? target.rows.length : target.total;
    const { changed, leftOut, error, seen } = outcome;
    const left = Math.max(total - seen, 0);
    const done = press.done(changed).title;
    const end = () => report(id, press, outcome);
    if (left === 0 && leftOut.length === 0 && !error) end();
    else setPartial({ done, left, leftOut, error, report: end });
    return '';
  };

  const sendPress: Decide = async (press, run) => {
    const id = newItemId();
    const { target, decision } = press;
    const answer = send({ id, target, decision, ...run });
    const released = lock.hold(press.held, answer);
    const outcome = await answer.catch(failureText);
    if (typeof outcome === 'string') return { outcome: null, refusal: outcome, released };
    const isOver = press.held.length === 1 && outcome.leftOut[0]?.reason === 'over';
    const deadline = isOver && (await day.ask(press.name));
    if (deadline) return sendPress({ ...press, decision: { ...decision, deadline } }, run);
    return { outcome, refusal: conclude(id, press, outcome), released };
  };

  const decide: Decide = async (press, run) => {
    const given = needsReason(press) ? await reason.ask(press) : undefined;
    if (given === null) return { outcome: null, refusal: '', released: Promise.resolve() };
    press.onSent?.();
    return sendPress(
      given ? { ...press, decision: { ...press.decision, reason: given } } : press,
      run,
    );
  };

  const close = () => {
    setPartial(null);
    partial?.report();
  };
  const result = (
    <>
      {reason.dialog}
      {day.dialog}
      {partial && <DecisionResult result={partial} onClose={close} />}
    </>
  );
  return { decide, askReason: reason.ask, askDay: day.ask, result };
}

/** The result of a decision, or of its undo, that was stopped before the end or has left rows out. */
interface PartialResult {
  /** What was done with the rows, as in '12 lowongan disetujui'. */
  done: string;
  /** How many rows it has not reached. */
  left: number;
  leftOut: readonly LeftOutRow[];
  error: Error | null;
  /** Reports what was done by a toast. */
  report: () => void;
}

function DecisionResult({ result, onClose }: { result: PartialResult; onClose: () => void }) {
  const { done, left, leftOut, error } = result;
  return (
    <Dialog
      title={left > 0 ? 'Berhenti sebelum selesai' : 'Tidak semuanya dapat diproses'}
      onClose={onClose}
      footer={<DialogButton onClick={onClose}>Tutup</DialogButton>}
    >
      <Stack gap={4}>
        <p role="status">
          {[
            `${done}.`,
            left > 0 && `${formatNumber(left)} belum diproses.`,
            error && failureText(error),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
        <LeftOut rows={leftOut} />
      </Stack>
    </Dialog>
  );
}
