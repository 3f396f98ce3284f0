import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { Field, type FieldProps, splitFieldProps } from './field.tsx';

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>;

export function TextField(props: TextFieldProps) {
  const [field, input] = splitFieldProps(props);
  return (
    <Field {...field}>
      {(control) => <input type="text" {...input} {...control} className={styles.control} />}
    </Field>
  );
}

/** Shows the e-mail keyboard on phones and keeps the address as typed. */
export function EmailField(props: Omit<TextFieldProps, 'type' | 'inputMode'>) {
  return (
    <TextField
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type="email"
      inputMode="email"
    />
  );
}

type TextAreaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>;

export function TextAreaField(props: TextAreaFieldProps) {
  const [field, textarea] = splitFieldProps(props);
  return (
    <Field {...field}>
      {(control) => <textarea rows={5} {...textarea} {...control} className={styles.control} />}
    </Field>
  );
}
