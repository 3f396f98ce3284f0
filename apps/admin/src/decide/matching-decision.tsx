import type { AdminList, ListRequest } from '@portal/api';
import { useQuery } from '@portal/api/query';
import { Dialog, Button as DialogButton, formatNumber } from '@portal/ui';
import { Progress } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { StatusInfo } from '../table/table-column.tsx';
import { deletion, isComplete, type MatchingChoice, statusesAtOnce } from './matching-choices.ts';
import styles from './matching-decision.module.css';
import { MatchingForm } from './matching-form.tsx';
import { pressOnMatching } from './press.ts';
import type { Decide } from './use-decide.tsx';

interface MatchingDecisionProps<Status extends string, Sort extends string> {
  /** 'alumni', 'lowongan'. */
  noun: string;
  /** A description of the rows that match the filter. */
  matching: string;
  choices: readonly MatchingChoice[];
  deletionNote: string | undefined;
  info: StatusInfo<Status>;
  decide: Decide;
  list: Pick<AdminList<{ id: string }, Status, Sort>, 'statusCounts'>;
  request: ListRequest<Status, Sort>;
  total: number;
  /** When the list was read. */
  readAt: number;
  /** The rows that must not move under the pointer meanwhile. */
  visibleIds: readonly string[];
  /** Called when the service has answered a decision. */
  onDone: () => void;
  onClose: () => void;
}

/** Decides on all rows that match the filter, shows how far it is, and can stop. */
export function MatchingDecision<Status extends string, Sort extends string>(
  props: MatchingDecisionProps<Status, Sort>,
) {
  const { noun, matching, choices, info, list, request, total, onClose } = props;
  const [choice, setChoice] = useState<MatchingChoice | null>(null);
  const [typed, setTyped] = useState('');
  const [statuses, setStatuses] = useState<readonly string[]>([]);
  const counts = useQuery(list.statusCounts(request));
  const { decide, stop, running } = useMatchingDecision(props);

  const others = counts.data?.filter(({ status, count }) => status !== choice?.status && count > 0);
  const chosen = others?.filter(({ status }) => statuses.includes(status)) ?? [];
  const target = choice?.status
    ? {
        statuses: chosen.map(({ status }) => status),
        total: chosen.reduce((sum, { count }) => sum + count, 0),
      }
    : { statuses: null, total };
  const count = `${formatNumber(target.total)} ${noun}`;
  return (
    <Dialog
      title={`Semua ${formatNumber(total)} ${noun} yang cocok`}
      onClose={running ? stop : onClose}
      footer={
        <>
          <DialogButton
            variant={choice === deletion ? 'danger' : 'primary'}
            isBusy={running !== null}
            disabled={!isComplete(choice, typed, target.total)}
            onClick={() => choice && decide(choice, typed, target)}
          >
            {choice === deletion ? `Hapus ${count}` : `Terapkan ke ${count}`}
          </DialogButton>
          <DialogButton variant="secondary" onClick={running ? stop : onClose}>
            {running ? 'Hentikan' : 'Batal'}
          </DialogButton>
        </>
      }
    >
      {running ? (
        <div className={styles.progress}>
          <Progress
            percent={Math.floor((100 * running.seen) / running.total)}
            aria-label="Kemajuan"
          />
          <p role="status">
            {`${formatNumber(running.seen)} dari ${formatNumber(running.total)} diproses`}
          </p>
        </div>
      ) : (
        <MatchingForm
          {...{ matching, total, choice, typed, counts, statuses }}
          deletionNote={props.deletionNote}
          options={others?.map((one) => ({
            value: one.status,
            label: `${formatNumber(one.count)} ${info[one.status].label}`,
          }))}
          choices={[...choices, deletion]}
          onChoose={(next) => {
            setChoice(next);
            setStatuses(statusesAtOnce(info, next.status));
            setTyped('');
          }}
          onType={setTyped}
          onStatuses={setStatuses}
        />
      )}
    </Dialog>
  );
}

interface Target {
  statuses: readonly string[] | null;
  total: number;
}

type Decided = Pick<
  MatchingDecisionProps<string, string>,
  'noun' | 'decide' | 'readAt' | 'visibleIds' | 'onDone' | 'onClose'
> & { request: Pick<ListRequest<string, string>, 'search' | 'filters'> };

function useMatchingDecision(props: Decided) {
  const { noun, request, readAt, visibleIds, onDone, onClose } = props;
  const [running, setRunning] = useState<{ seen: number; total: number } | null>(null);
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const decide = async (choice: MatchingChoice, typed: string, { statuses, total }: Target) => {
    if (controller.current) return;
    controller.current = new AbortController();
    setRunning({ seen: 0, total });
    const { search, filters = {} } = request;
    const matching = {
      target: { filter: { search, filters, statuses }, total, readAt },
      decision: choice.toDecision(typed),
      held: visibleIds,
    };
    await props.decide(pressOnMatching(matching, noun, choice.done), {
      signal: controller.current.signal,
      onProgress: (seen) => setRunning({ seen, total }),
    });
    onDone();
    onClose();
  };

  return {
    decide: (...made: Parameters<typeof decide>) => void decide(...made),
    stop: () => controller.current?.abort(),
    running,
  };
}
