import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { Field, type FieldProps, splitFieldProps } from './field.tsx';

type SelectFieldProps = FieldProps & Omit<ComponentProps<'select'>, keyof FieldProps>;

/** A native select: it uses the phone's own picker, supports typing ahead and needs no download. */
export function SelectField({ children, ...props }: SelectFieldProps) {
  const [field, select] = splitFieldProps(props);
  return (
    <Field {...field}>
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
