import { PasswordField } from '@portal/ui';
import type { ComponentProps } from 'react';

interface NewPasswordFieldsProps {
  label: string;
  field: (name: 'password' | 'confirmation') => Partial<ComponentProps<typeof PasswordField>>;
}

/** A new password, typed twice. */
export function NewPasswordFields({ label, field }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label={label}
        autoComplete="new-password"
        hint="Minimal 6 karakter."
        {...field('password')}
      />
      <PasswordField
        label={`Konfirmasi ${label}`}
        autoComplete="new-password"
        {...field('confirmation')}
      />
    </>
  );
}
