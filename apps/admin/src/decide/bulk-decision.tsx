import { ConfirmDialog, formatNumber } from '@portal/ui';
import { Button } from 'antd';
import { type MouseEvent, useState } from 'react';
import { optionsOf } from '../form/field-table.ts';
import iconStyles from '../frame/icon-alone.module.css';
import { ListContext } from '../table/list-context.ts';
import type { StatusInfo, StatusStep } from '../table/table-column.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { type DecidedRow, useDecidedList } from './decided-list.ts';
import { changeReason } from './decision-buttons.tsx';
import { offersStatus, waitingStatus } from './matching-choices.ts';
import { MatchingDecision } from './matching-decision.tsx';
import { pressOnRows } from './press.ts';

interface Question {
  step: StatusStep<string>;
  offering: DecidedRow[];
}

/**
 * Publishes or refuses the selected rows that offer it, and offers decisions on all rows that match the filter. Without selected rows as
 * well, so that its dialog outlives those that leave the page.
 */
export function BulkDecision() {
  const { title, decisions, stepsOf, selection, lock, ...list } = useDecidedList();
  const noun = title.toLowerCase();
  const rows = selection?.rows ?? [];
  const [question, setQuestion] = useState<Question | null>(null);

  const decide = async ({ step, offering }: Question) => {
    const verbs =
      step === changeReason
        ? { ...decisions.verbs, [step.status]: 'diubah alasannya' }
        : decisions.verbs;
    const press = pressOnRows(offering, step.status, noun, verbs);
    const { outcome, released } = await list.decideOnMany(press);
    await released;
    const isDone = ({ id }: DecidedRow) => outcome?.leftOut.every((row) => row.id !== id);
    selection?.drop(rows.filter(isDone));
  };

  const press = (event: MouseEvent, asked: Question) => {
    const ids = asked.offering.map(({ id }) => id);
    if (ids.length === 0 || !lock.accepts(event, ids)) return;
    const isUndecided = asked.offering.every(({ status }) => status === waitingStatus);
    if (isUndecided || asked.step === changeReason) void decide(asked);
    else setQuestion(asked);
  };

  return (
    <BulkBar>
      {rows.length > 0 &&
        decisions.steps.map((given, place) => {
          const areRejected = rows.every(({ status }) => status === changeReason.status);
          const step = areRejected && given.status === changeReason.status ? changeReason : given;
          const offering = rows.filter(
            (row) => step === changeReason || offersStatus(stepsOf(row), step.status),
          );
          return (
            <Button
              key={step.status}
              {...(place === 0 ? { type: 'primary' } : { danger: true })}
              aria-disabled={offering.length === 0 || offering.some(({ id }) => lock.isLocked(id))}
              onClick={(event) => press(event, { step, offering })}
            >
              <StepLabel label={step.label} count={offering.length} of={rows.length} />
            </Button>
          );
        })}
      <AllMatching />
      {question && (
        <ConfirmDialog
          title={`${question.step.label} ${formatNumber(question.offering.length)} ${noun}?`}
          confirmLabel={question.step.label}
          onConfirm={() => {
            setQuestion(null);
            void decide(question);
          }}
          onClose={() => setQuestion(null)}
        >
          <p>{`Keputusan yang diganti: ${nameDecided(question.offering, list.statusInfo)}.`}</p>
        </ConfirmDialog>
      )}
    </BulkBar>
  );
}

function StepLabel({ label, count, of }: { label: string; count: number; of: number }) {
  if (count < of) return <span>{`${label} ${formatNumber(count)} dari ${formatNumber(of)}`}</span>;
  return (
    <span>
      <span>{label}</span>
      <span className={iconStyles.quiet}> yang dipilih</span>
    </span>
  );
}

/** '2 Ditolak, 1 Ditutup': the rows on which another decision stands. */
function nameDecided(rows: readonly DecidedRow[], info: StatusInfo<string>): string {
  const counts = optionsOf(info).map(({ value, label }) => {
    const count = rows.filter(({ status }) => status === value).length;
    return value !== waitingStatus && count > 0 ? `${formatNumber(count)} ${label}` : '';
  });
  return counts.filter(Boolean).join(', ');
}

/** Extends the selection from the page to all rows that match the filter. */
function AllMatching() {
  const list = useDecidedList();
  const { query, selection } = list;
  // The list at the time of opening: it may be read again meanwhile.
  const [opened, setOpened] = useState<typeof list>();
  const count = selection?.rows.length ?? 0;
  // The total of the former request says nothing about the new one.
  const total = query.isPlaceholderData ? 0 : (query.data?.total ?? 0);
  return (
    <>
      {count > 0 && total > count && (
        <Button onClick={() => setOpened(list)}>
          {`Pilih semua ${formatNumber(total)} yang cocok`}
        </Button>
      )}
      {opened && (
        <ListContext value={opened}>
          <MatchingDecision onClose={() => setOpened(undefined)} />
        </ListContext>
      )}
    </>
  );
}
