import type { ListRequest } from '@portal/api';
import { formatNumber } from '@portal/ui';
import { Button } from 'antd';
import { type MouseEvent, useState } from 'react';
import type { StatusStep } from '../table/table-column.tsx';
import type { SelectedRows } from '../table/use-selection.ts';
import barStyles from './bulk-bar.module.css';
import type { DecisionLock } from './decision-lock.ts';
import type { MatchingChoice } from './matching-choices.ts';
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
}

interface DecidedRow<Status extends string> {
  id: string;
  version: number;
  status: Status;
}

interface BulkDecisionProps<Row, Status extends string> extends SelectedRows<Row> {
  noun: string;
  decisions: ManyDecisions<Status>;
  decide: Decide;
  request: ListRequest<Status, string>;
  /** A description of the rows that match the request. */
  matching: string;
  lock: DecisionLock;
}

/** Publishes or refuses all selected rows, and offers decisions on all rows that match the filter. */
export function BulkDecision<Row extends DecidedRow<Status>, Status extends string>(
  props: BulkDecisionProps<Row, Status>,
) {
  const { noun, decisions, rows, lock, onDone } = props;
  const ids = rows.map(({ id }) => id);

  const decide = async (status: Status) => {
    const press = pressOnRows(rows, status, { noun, verbs: decisions.verbs });
    const { outcome, released } = await props.decide(press);
    await released;
    const isDone = ({ id }: Row) => outcome?.leftOut.every((row) => row.id !== id);
    onDone(rows.filter(isDone));
  };

  const press = (event: MouseEvent, status: Status) => {
    if (lock.accepts(event, ids)) void decide(status);
  };

  return (
    <>
      {rows.length > 0 &&
        decisions.steps.map(({ label, status }, place) => (
          <Button
            key={status}
            {...(place === 0 ? { type: 'primary' } : { danger: true })}
            aria-disabled={ids.some(lock.isLocked)}
            onClick={(event) => press(event, status)}
          >
            <span>
              {label}
              <span className={barStyles.rest}> yang dipilih</span>
            </span>
          </Button>
        ))}
      <AllMatching {...props} />
    </>
  );
}

/** Extends the selection from the page to all rows that match the filter. */
function AllMatching<Row extends { id: string }, Status extends string>(
  props: BulkDecisionProps<Row, Status>,
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
          decide={props.decide}
          request={opened.request}
          total={opened.total}
          visibleIds={opened.rows.map(({ id }) => id)}
          onDone={() => onDone(opened.rows)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
