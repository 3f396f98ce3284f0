import { changePassword } from '@portal/auth';
import { Button, FormError, formLayout, PasswordField, Stack } from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FieldGroup } from './form/field-group.tsx';
import styles from './form/profile-form.module.css';
import { isStillSignedIn } from './session-check.ts';

const empty = { password: '', confirmation: '' };

/** `changePassword` checks the new password and answers with the text to show. */
export function PasswordForm({ email }: { email: string }) {
  const [refusal, setRefusal] = useState('');
  const { register, handleSubmit, reset, setError, formState } = useForm({ defaultValues: empty });
  const { errors } = formState;
  const submit = handleSubmit(async (_values, event) => {
    if (!isStillSignedIn()) return;
    // As they stand in the fields: a password manager may have written them without an event.
    const typed = new FormData(event?.target);
    const { isDone, notice, field } = await changePassword(
      String(typed.get('password')),
      String(typed.get('confirmation')),
    );
    showToast(notice);
    setRefusal(isDone || field ? '' : notice.description);
    if (field) setError(field, { message: notice.description }, { shouldFocus: true });
    if (isDone) reset();
  });
  return (
    <Stack as="form" gap={6} className={styles.form} noValidate onSubmit={submit}>
      <FieldGroup id="password" title="Ubah password">
        {refusal && (
          <div className={formLayout.wide}>
            <FormError>{refusal}</FormError>
          </div>
        )}
        {/* Tells password managers which account the password belongs to. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="Password Baru"
          autoComplete="new-password"
          hint="Minimal 6 karakter."
          error={errors.password?.message}
          {...register('password')}
        />
        <PasswordField
          label="Konfirmasi Password Baru"
          autoComplete="new-password"
          error={errors.confirmation?.message}
          {...register('confirmation')}
        />
        <div className={formLayout.wide}>
          <Button type="submit" variant="secondary" isBusy={formState.isSubmitting}>
            Ubah Password
          </Button>
        </div>
      </FieldGroup>
    </Stack>
  );
}
