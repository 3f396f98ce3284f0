import type { AdminList, ListRequest } from '@portal/api';
import { ConfirmDialog, formatNumber } from '@portal/ui';
import { Button } from 'antd';
import { type MouseEvent, useState } from 'react';
import {
  type StatusInfo,
  type StatusStep,
  type StatusSteps,
  statusOptions,
} from '../table/table-column.tsx';
import type { SelectedRows } from '../table/use-selection.ts';
import barStyles from './bulk-bar.module.css';
import type { DecisionLock } from './decision-lock.ts';
import { type MatchingChoice, offersStatus, waitingStatus } from './matching-choices.ts';
import { MatchingDecision } from './matching-decision.tsx';
import { pressOnRows } from './press.ts';
import type { Decide } from './use-decide.tsx';

/** The decisions on several rows at once. */
export interface ManyDecisions<Status extends string> {
  /** For the selected rows: the step that publishes, and the step that refuses. */
  steps: readonly [StatusStep<Status>, StatusStep<Status>];
  /** The verb of each status in the result: 'diverifikasi'. */
  verbs: Readonly<Record<Status, string>>;
  /** For all rows that match the filter, in addition to their deletion. */
  choices: readonly MatchingChoice[];
  /** What goes with deleted rows, and who is told. */
  deletionNote?: string;
}

interface DecidedRow<Status extends string> {
  id: string;
  version: number;
  status: Status;
}

interface BulkDecisionProps<Row, Status extends string, Sort extends string>
  extends SelectedRows<Row> {
  noun: string;
  decisions: ManyDecisions<Status>;
  info: StatusInfo<Status>;
  /** The decisions on a row. */
  stepsOf: (row: Row) => StatusSteps<Status>;
  decide: Decide;
  list: Pick<AdminList<{ id: string }, Status, Sort>, 'statusCounts'>;
  request: ListRequest<Status, Sort>;
  /** When the list was read. */
  readAt: number;
  /** A description of the rows that match the request. */
  matching: string;
  lock: DecisionLock;
}

/** Publishes or refuses the selected rows that offer it, and offers decisions on all rows that match the filter. */
export function BulkDecision<
  Row extends DecidedRow<Status>,
  Status extends string,
  Sort extends string,
>(props: BulkDecisionProps<Row, Status, Sort>) {
  const { noun, decisions, rows, info, lock, onDone } = props;
  const [question, setQuestion] = useState<{ step: StatusStep<Status>; offering: Row[] } | null>(
    null,
  );

  const decide = async ({ status }: StatusStep<Status>, offering: Row[]) => {
    const press = pressOnRows(offering, status, noun, decisions.verbs);
    const { outcome, released } = await props.decide(press);
    await released;
    const isDone = ({ id }: Row) => outcome?.leftOut.every((row) => row.id !== id);
    onDone(rows.filter(isDone));
  };

  const press = (event: MouseEvent, step: StatusStep<Status>, offering: Row[]) => {
    const ids = offering.map(({ id }) => id);
    if (ids.length === 0 || !lock.accepts(event, ids)) return;
    if (offering.every(({ status }) => status === waitingStatus)) void decide(step, offering);
    else setQuestion({ step, offering });
  };

  return (
    <>
      {rows.length > 0 &&
        decisions.steps.map((step, place) => {
          const offering = rows.filter((row) => offersStatus(props.stepsOf(row), step.status));
          return (
            <Button
              key={step.status}
              {...(place === 0 ? { type: 'primary' } : { danger: true })}
              aria-disabled={offering.length === 0 || offering.some(({ id }) => lock.isLocked(id))}
              onClick={(event) => press(event, step, offering)}
            >
              <StepLabel label={step.label} count={offering.length} of={rows.length} />
            </Button>
          );
        })}
      <AllMatching {...props} />
      {question && (
        <ConfirmDialog
          title={`${question.step.label} ${formatNumber(question.offering.length)} ${noun}?`}
          confirmLabel={question.step.label}
          onConfirm={() => {
            setQuestion(null);
            void decide(question.step, question.offering);
          }}
          onClose={() => setQuestion(null)}
        >
          <p>{`Keputusan yang diganti: ${nameDecided(question.offering, info)}.`}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function StepLabel({ label, count, of }: { label: string; count: number; of: number }) {
  if (count < of) return <span>{`${label} ${formatNumber(count)} dari ${formatNumber(of)}`}</span>;
  return (
    <span>
      <span>{label}</span>
      <span className={barStyles.rest}> yang dipilih</span>
    </span>
  );
}

/** '2 Ditolak, 1 Ditutup': the rows on which another decision stands. */
function nameDecided<Status extends string>(
  rows: readonly { status: Status }[],
  info: StatusInfo<Status>,
): string {
  const counts = statusOptions(info).map(({ value, label }) => {
    const count = rows.filter(({ status }) => status === value).length;
    return value !== waitingStatus && count > 0 ? `${formatNumber(count)} ${label}` : '';
  });
  return counts.filter(Boolean).join(', ');
}

/** Extends the selection from the page to all rows that match the filter. */
function AllMatching<Row extends { id: string }, Status extends string, Sort extends string>(
  props: BulkDecisionProps<Row, Status, Sort>,
) {
  const { rows, total, onDone } = props;
  // The props at the time of opening: the list may be read again meanwhile.
  const [opened, setOpened] = useState<typeof props>();
  return (
    <>
      {rows.length > 0 && total > rows.length && (
        <Button onClick={() => setOpened(props)}>
          {`Pilih semua ${formatNumber(total)} yang cocok`}
        </Button>
      )}
      {opened && (
        <MatchingDecision
          noun={opened.noun}
          matching={opened.matching}
          choices={opened.decisions.choices}
          deletionNote={opened.decisions.deletionNote}
          info={opened.info}
          decide={props.decide}
          list={opened.list}
          request={opened.request}
          total={opened.total}
          readAt={opened.readAt}
          visibleIds={opened.rows.map(({ id }) => id)}
          onDone={() => onDone(opened.rows)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
