import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import styles from './field.module.css';
import { Field, type FieldProps, splitFieldProps } from './field.tsx';

type PasswordFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'type'>;

/** A password with a show/hide button; pass `autoComplete` so that password managers know which one it is. */
export function PasswordField(props: PasswordFieldProps) {
  const [field, input] = splitFieldProps(props);
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;

  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.withButton}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            className={styles.control}
          />
          <button
            type="button"
            className={styles.reveal}
            aria-label={`Tampilkan ${props.label.toLowerCase()}`}
            aria-pressed={isShown}
            aria-controls={control.id}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon size={20} aria-hidden="true" />
          </button>
        </div>
      )}
    </Field>
  );
}
