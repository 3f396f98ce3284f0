import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';

export interface FieldProps {
  id?: string | undefined;
  label: string;
  hint?: ReactNode;
  /** What is wrong and what to do. It marks the control as invalid. */
  error?: string | undefined;
  isOptional?: boolean | undefined;
  className?: string | undefined;
}

export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldWithControl extends FieldProps {
  children: (control: ControlProps) => ReactNode;
}

/** Label, hint and error of any control. The control spreads the props that it gets, so that all three are announced. */
export function Field({
  id,
  label,
  hint,
  error,
  isOptional,
  className,
  children,
}: FieldWithControl) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = classNames(error && errorId, hint ? hintId : null);

  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={controlId}>
        {label}
        {isOptional && <span className={styles.optional}> (opsional)</span>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
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

/** Separates the props of `Field` from those of its control. */
export function splitFieldProps<Props extends FieldProps>(props: Props) {
  const { id, label, hint, error, isOptional, className, ...control } = props;
  return [{ id, label, hint, error, isOptional, className }, control] as const;
}
