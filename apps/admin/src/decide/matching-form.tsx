import { classNames, formatNumber, QueryError, SkeletonGroup, Stack, TextField } from '@portal/ui';
import { Checkbox, Radio } from 'antd';
import { type ComponentProps, useId } from 'react';
import lists from '../frame/long-lists.module.css';
import { nameMatching } from '../table/name-matching.ts';
import { useDecidedList } from './decided-list.ts';
import {
  actsOn,
  deletion,
  type MatchingAnswer,
  type StatusCount,
  statusesAtOnce,
} from './matching-choices.ts';

interface MatchingFormProps {
  answer: MatchingAnswer;
  /** How many of the matching rows are in each status. */
  counts: ComponentProps<typeof QueryError>['query'] & { data: readonly StatusCount[] | undefined };
  onAnswer: (answer: MatchingAnswer) => void;
}

/** Describes the matching rows, and offers the decisions on them. */
export function MatchingForm(props: MatchingFormProps) {
  const { answer, onAnswer } = props;
  const { title, statusInfo, filters, params, query, decisions } = useDecidedList();
  const { choice, typed } = answer;
  const choices = [...decisions.choices, deletion];
  const field = {
    value: typed,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) =>
      onAnswer({ ...answer, typed: target.value }),
  };
  return (
    <Stack gap={4}>
      <p>
        {`${nameMatching(params.request, title, statusInfo, filters)}, juga yang tidak tampil di halaman ini.`}
      </p>
      <Radio.Group
        aria-label="Keputusan"
        className={classNames(lists.choices)}
        value={choice?.label}
        options={choices.map(({ label }) => ({ value: label, label }))}
        onChange={({ target }) => {
          const chosen = choices.find(({ label }) => label === target.value);
          if (!chosen) return;
          const statuses = chosen.isReason
            ? [chosen.status ?? '']
            : statusesAtOnce(statusInfo, chosen.status);
          onAnswer({ choice: chosen, typed: '', statuses });
        }}
      />
      {choice?.status && <Statuses {...props} />}
      {choice?.asks && <TextField key={choice.label} {...choice.asks} {...field} />}
      {choice === deletion && decisions.deletionNote && <p>{decisions.deletionNote}</p>}
      {choice === deletion && (
        <TextField
          label={`Tulis ${formatNumber(query.data?.total ?? 0)} untuk menghapus semuanya. Dalam 30 hari masing-masing dapat dikembalikan.`}
          inputMode="numeric"
          {...field}
        />
      )}
    </Stack>
  );
}

/** A choice leaves out those on whom another decision stands, unless they are ticked. */
function Statuses({ answer, counts, onAnswer }: MatchingFormProps) {
  const { statusInfo } = useDecidedList();
  const id = useId();
  if (counts.error) {
    return <QueryError isAnnounced look="notice" title="Gagal menghitung" query={counts} />;
  }
  if (!counts.data) return <SkeletonGroup shapes={['3rem']} />;
  const offered = counts.data.filter((one) => actsOn(answer.choice, one));
  if (offered.length === 0) return <p role="status">Semuanya sudah berstatus itu.</p>;
  return (
    <div className={lists.choices}>
      <p id={id}>Berlaku untuk:</p>
      <Checkbox.Group
        role="group"
        aria-labelledby={id}
        className={classNames(lists.choices)}
        options={offered.map(({ status, count }) => ({
          value: status,
          label: `${formatNumber(count)} ${statusInfo[status]?.label}`,
        }))}
        value={[...answer.statuses]}
        onChange={(statuses) => onAnswer({ ...answer, statuses })}
      />
    </div>
  );
}
