import { classNames, fieldParts, Grid } from '@portal/ui';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type Ref, useId } from 'react';
import styles from './month-field.module.css';

interface MonthFieldProps {
  label: string;
  /** 'YYYY-MM'; '2020-' and '-05' while only the year or the month is chosen; '' without both. */
  value: string;
  onChange: (value: string) => void;
  inputRef?: Ref<HTMLSelectElement>;
  isOptional?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
}

const firstYear = 1970;
const monthName = new Intl.DateTimeFormat('id-ID', { month: 'long', timeZone: 'UTC' });
const months = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1).padStart(2, '0'),
  label: monthName.format(new Date(Date.UTC(2000, index))),
}));

function years(): string[] {
  const last = new Date().getFullYear() + 1;
  return Array.from({ length: last - firstYear + 1 }, (_, index) => String(last - index));
}

/** Two native selects, because some browsers have no month input, and others show it in the language of the system. */
export function MonthField(props: MonthFieldProps) {
  const { label, value, onChange, inputRef, isOptional, hint, error } = props;
  const id = useId();
  const [year = '', month = ''] = value.split('-');
  const change = (nextYear: string, nextMonth: string) =>
    onChange(nextYear || nextMonth ? `${nextYear}-${nextMonth}` : '');
  const control = {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': classNames(error && `${id}-error`, hint && `${id}-hint`) || undefined,
  };
  return (
    <fieldset className={styles.month}>
      <legend className={classNames(fieldParts.label, styles.legend)}>
        <span>{label}</span>
        {isOptional && <span className={fieldParts.optional}> (opsional)</span>}
      </legend>
      <Grid column="7rem" gap={2}>
        <Choice
          {...control}
          ref={inputRef}
          aria-label={`Bulan ${label.toLowerCase()}`}
          value={month}
          onChange={(event) => change(year, event.target.value)}
        >
          <option value="">Bulan</option>
          {months.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Choice>
        <Choice
          {...control}
          aria-label={`Tahun ${label.toLowerCase()}`}
          value={year}
          onChange={(event) => change(event.target.value, month)}
        >
          <option value="">Tahun</option>
          {years().map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </Choice>
      </Grid>
      {error && (
        <p id={`${id}-error`} className={fieldParts.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={fieldParts.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}

function Choice(select: ComponentProps<'select'>) {
  return (
    <div className={fieldParts.select}>
      <select {...select} className={fieldParts.control} />
      <ChevronDown className={fieldParts.chevron} size={18} aria-hidden="true" />
    </div>
  );
}
