import { isBackendConfigured } from '@portal/api/client';
import { Button, Notice } from '@portal/ui';
import type { FormEventHandler, ReactNode } from 'react';
import styles from './account-form.module.css';
import type { FormOutcome } from './use-outcome.ts';

interface AccountFormProps {
  onSubmit: FormEventHandler;
  submitLabel: string;
  isSubmitting: boolean;
  /** Only the login form waits for its fields; elsewhere the errors explain what is missing. */
  isIncomplete?: boolean;
  /** Its refusal is what stays when the toast has gone, until the next try. */
  outcome: FormOutcome;
  children: ReactNode;
}

export function AccountForm({
  onSubmit,
  submitLabel,
  isSubmitting,
  isIncomplete = false,
  outcome: { refusal, startOver },
  children,
}: AccountFormProps) {
  const submit: FormEventHandler = (event) => {
    startOver();
    onSubmit(event);
  };
  return (
    // By POST: without scripts the browser would write what was typed into the URL.
    <form method="post" className={styles.form} noValidate onSubmit={submit}>
      {!isBackendConfigured() && (
        <Notice tone="warning" title="Layanan belum terhubung">
          <p>
            Formulir ini belum dapat dikirim karena layanan akun belum dihubungkan oleh pengurus.
          </p>
        </Notice>
      )}
      {refusal && (
        <Notice tone="danger" title={refusal.title}>
          <p>{refusal.description}</p>
        </Notice>
      )}
      {children}
      <Button type="submit" size="large" isWide isBusy={isSubmitting} disabled={isIncomplete}>
        {submitLabel}
      </Button>
    </form>
  );
}
