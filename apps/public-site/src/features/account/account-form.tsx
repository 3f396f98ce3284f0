import { isBackendConfigured } from '@portal/api/client';
import { visitorsOnly } from '@portal/federation/first-paint';
import { Button, type Elements, Notice } from '@portal/ui';
import type { FormEventHandler } from 'react';
import styles from './account-form.module.css';
import type { FormOutcome } from './use-outcome.ts';

interface AccountFormProps {
  onSubmit: FormEventHandler;
  submitLabel: string;
  /** Disables the button until the fields are filled. Only the login form sets it: in the others errors name what is missing. */
  isIncomplete?: boolean;
  /** A failure stays in the form after its toast has gone, until the next attempt. */
  form: { isSubmitting: boolean; outcome: FormOutcome };
  children: Elements;
}

export function AccountForm({
  onSubmit,
  submitLabel,
  isIncomplete = false,
  form: { isSubmitting, outcome },
  children,
}: AccountFormProps) {
  const submit: FormEventHandler<HTMLFormElement> = (event) => {
    outcome.startOver();
    onSubmit(event);
  };
  return (
    // POST, because without scripts a GET would put the input into the URL.
    <form method="post" className={styles.form} noValidate onSubmit={submit} {...visitorsOnly}>
      {!isBackendConfigured() && (
        <Notice tone="warning" title="Layanan belum terhubung">
          <p>
            Formulir ini belum dapat dikirim karena layanan akun belum dihubungkan oleh pengurus.
          </p>
        </Notice>
      )}
      {outcome.refusal && (
        <Notice tone="danger" title={outcome.refusal.title}>
          <p>{outcome.refusal.description}</p>
        </Notice>
      )}
      {children}
      <Button type="submit" size="large" isWide isBusy={isSubmitting} disabled={isIncomplete}>
        {submitLabel}
      </Button>
    </form>
  );
}
