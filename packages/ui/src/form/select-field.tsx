import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import styles from './field.module.css';
import { Field, type FieldProps, splitFieldProps } from './field.tsx';

type Option = string | { value: string | number; label: ReactNode; isDisabled?: boolean };

interface Options {
  /** Below the `children`. A text is its own label. */
  options?: readonly Option[] | undefined;
  children?: ReactElement | ReactElement[] | undefined;
}

type SelectFieldProps = FieldProps &
  Options &
  Omit<ComponentProps<'select'>, keyof FieldProps | 'children'>;

/** A native select: it uses the phone's own picker, supports typing ahead and needs no download. */
export function SelectField({ children, options = [], ...props }: SelectFieldProps) {
  const [field, select] = splitFieldProps(props);
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.select}>
          <select {...select} {...control} className={styles.control}>
            {children}
            {options.map(toOption).map(({ value, label, isDisabled }) => (
              <option key={value} value={value} disabled={isDisabled}>
                {label}
              </option>
            ))}
          </select>
          <ChevronDown className={styles.chevron} size={18} aria-hidden="true" />
        </div>
      )}
    </Field>
  );
}

const toOption = (option: Option) =>
  typeof option === 'string' ? { value: option, label: option, isDisabled: false } : option;
