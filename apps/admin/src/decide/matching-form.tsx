import { classNames, formatNumber, QueryError, SkeletonGroup, TextField } from '@portal/ui';
import { Checkbox, Radio } from 'antd';
import { type ComponentProps, useId } from 'react';
import lists from '../frame/long-lists.module.css';
import { deletion, type MatchingChoice } from './matching-choices.ts';
import styles from './matching-decision.module.css';

interface MatchingFormProps {
  /** A description of the rows that match the filter. */
  matching: string;
  total: number;
  choices: readonly MatchingChoice[];
  choice: MatchingChoice | null;
  deletionNote: string | undefined;
  typed: string;
  /** How many rows there are in each status that the choice can act on; undefined until they are counted. */
  options: { value: string; label: string }[] | undefined;
  counts: ComponentProps<typeof QueryError>['query'];
  statuses: readonly string[];
  onChoose: (choice: MatchingChoice) => void;
  onType: (text: string) => void;
  onStatuses: (statuses: readonly string[]) => void;
}

/** Describes the matching rows, and offers the decisions on them. */
export function MatchingForm(props: MatchingFormProps) {
  const { matching, total, choices, choice, typed, onChoose } = props;
  const field = {
    value: typed,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => props.onType(target.value),
  };
  return (
    <div className={styles.choices}>
      <p>{`${matching}, juga yang tidak tampil di halaman ini.`}</p>
      <Radio.Group
        aria-label="Keputusan"
        className={classNames(lists.choices)}
        value={choice?.label}
        options={choices.map(({ label }) => ({ value: label, label }))}
        onChange={({ target }) => {
          const chosen = choices.find(({ label }) => label === target.value);
          if (chosen) onChoose(chosen);
        }}
      />
      {choice?.status && <Statuses {...props} />}
      {choice?.asks && <TextField key={choice.label} {...choice.asks} {...field} />}
      {choice === deletion && props.deletionNote && <p>{props.deletionNote}</p>}
      {choice === deletion && (
        <TextField
          label={`Tulis ${formatNumber(total)} untuk menghapus semuanya. Dalam 30 hari masing-masing dapat dikembalikan.`}
          inputMode="numeric"
          {...field}
        />
      )}
    </div>
  );
}

/** A choice leaves out those on whom another decision stands, unless they are ticked. */
function Statuses({ options, counts, statuses, onStatuses }: MatchingFormProps) {
  const id = useId();
  if (counts.error) {
    return <QueryError isAnnounced look="notice" title="Gagal menghitung" query={counts} />;
  }
  if (!options) return <SkeletonGroup shapes={['3rem']} />;
  if (options.length === 0) return <p role="status">Semuanya sudah berstatus itu.</p>;
  return (
    <div className={lists.choices}>
      <p id={id}>Berlaku untuk:</p>
      <Checkbox.Group
        role="group"
        aria-labelledby={id}
        className={classNames(lists.choices)}
        options={options}
        value={[...statuses]}
        onChange={onStatuses}
      />
    </div>
  );
}
