import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import { formatNumber } from '../format.ts';
import styles from './field.module.css';
import { isNearLimit } from './text-limit.ts';

export interface FieldProps {
  id?: string | undefined;
  label: string;
  hint?: ReactNode;
  /** What is wrong and what to do. It marks the control as invalid. */
  error?: string | undefined;
  isOptional?: boolean | undefined;
  /** The most characters that can be saved. Near it, the field shows a counter. It cuts nothing: the form's rule refuses more. */
  limit?: number | undefined;
  className?: string | undefined;
}

type Measure = (event: { currentTarget: { value: string } }) => void;

export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  onInput?: Measure;
  onFocus?: Measure;
}

interface FieldWithControl extends FieldProps {
  children: (control: ControlProps) => ReactElement;
}

/** Label, hint and error of any control. The control spreads the props that it gets, so that all three are announced. */
export function Field({
  id,
  label,
  hint,
  error,
  isOptional,
  limit,
  className,
  children,
}: FieldWithControl) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const counter = useCounter(limit);
  const describedBy = classNames(
    error && errorId,
    counter.text && counter.id,
    hint ? hintId : null,
  );

  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={controlId}>
        <span>{label}</span>
        {isOptional && <span className={styles.optional}> (opsional)</span>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        ...counter.control,
      })}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      {counter.text && (
        <p id={counter.id} className={counter.isOver ? styles.error : styles.hint}>
          {counter.text}
        </p>
      )}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** How much of the limit is used, once it is near. Forms set values without an input event, so the focus measures too. */
function useCounter(limit: number | undefined) {
  const id = useId();
  const [length, setLength] = useState(0);
  if (limit === undefined) return { id, text: null, isOver: false, control: {} };
  const measure: Measure = ({ currentTarget }) => setLength(currentTarget.value.length);
  return {
    id,
    text:
      isNearLimit(length, limit) && `${formatNumber(length)} dari ${formatNumber(limit)} karakter`,
    isOver: length > limit,
    control: { onInput: measure, onFocus: measure },
  };
}

/** Separates the props of `Field` from those of its control. */
export function splitFieldProps<Props extends FieldProps>(props: Props) {
  const { id, label, hint, error, isOptional, limit, className, ...control } = props;
  return [{ id, label, hint, error, isOptional, limit, className }, control] as const;
}
