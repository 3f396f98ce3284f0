import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { Field, type FieldProps } from './field.tsx';

type SelectFieldProps = FieldProps & Omit<ComponentProps<'select'>, keyof FieldProps>;

/** A native select: the telephone's own wheel, typing ahead, nothing to download. */
export function SelectField({
  label,
  hint,
  error,
  isOptional,
  className,
  id,
  children,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ id, label, hint, error, isOptional, className }}>
      {(control) => (
        <div className={styles.select}>
          <select {...select} {...control} className={styles.control}>
            {children}
          </select>
          <ChevronDown className={styles.chevron} size={18} aria-hidden="true" />
        </div>
      )}
    </Field>
  );
}
