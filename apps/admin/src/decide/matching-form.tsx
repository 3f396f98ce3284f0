import { classNames, formatNumber, TextField } from '@portal/ui';
import { Radio } from 'antd';
import { deletion, type MatchingChoice } from './matching-choices.ts';
import styles from './matching-decision.module.css';

interface MatchingFormProps {
  /** A description of the rows that match the filter. */
  matching: string;
  total: number;
  choices: readonly MatchingChoice[];
  choice: MatchingChoice | null;
  typed: string;
  onChoose: (choice: MatchingChoice) => void;
  onType: (text: string) => void;
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
        className={classNames(styles.group)}
        value={choice?.label}
        options={choices.map(({ label }) => ({ value: label, label }))}
        onChange={({ target }) => {
          const chosen = choices.find(({ label }) => label === target.value);
          if (chosen) onChoose(chosen);
        }}
      />
      {choice?.asks && <TextField key={choice.label} {...choice.asks} {...field} />}
      {choice === deletion && (
        <TextField
          label={`Tulis ${formatNumber(total)} untuk menghapus semuanya. Ini tidak dapat diurungkan.`}
          inputMode="numeric"
          {...field}
        />
      )}
    </div>
  );
}
