import { isBackendConfigured } from '@portal/api/client';
import type { Notice as Refusal } from '@portal/auth';
import { Button, Notice } from '@portal/ui';
import type { FormEventHandler, ReactNode } from 'react';
import styles from './account-form.module.css';

type AccountFormProps = {
  onSubmit: FormEventHandler;
  submitLabel: string;
  isSubmitting: boolean;
  /** Only the login form waits for its fields; elsewhere the errors explain what is missing. */
  isIncomplete?: boolean;
  /** What the service refused last: the toast goes, this stays until the next try. */
  refusal: Refusal | null;
  children: ReactNode;
};

export function AccountForm({
  onSubmit,
  submitLabel,
  isSubmitting,
  isIncomplete = false,
  refusal,
  children,
}: AccountFormProps) {
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      {!isBackendConfigured() && (
        <Notice tone="warning" title="Layanan belum terhubung">
          <p>
            Formulir ini belum dapat dikirim karena layanan akun belum dihubungkan oleh pengurus.
          </p>
        </Notice>
      )}
      {refusal && !isSubmitting && (
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
