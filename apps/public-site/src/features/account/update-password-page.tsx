import { passwordMessages as messages, updatePassword, validateNewPassword } from '@portal/auth';
import { useRecovery } from '@portal/auth/session';
import { Link, useNavigate } from '@portal/federation/router';
import { buttonClass, Notice, Spinner } from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import { useState } from 'react';
import * as z from 'zod/mini';
import { newPasswordField, typedTwice } from './account-fields.ts';
import { AccountForm } from './account-form.tsx';
import { AccountLayout } from './account-layout.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { keepResetRequest } from './reset-request.ts';
import { useAccountForm } from './use-account-form.ts';
import { useHasPassed } from './use-has-passed.ts';

const newPasswordSchema = z
  .object({
    password: newPasswordField(messages.tooShort),
    confirmation: z.string(),
  })
  .check(typedTwice(messages.mismatch));

/** How long the page waits for a recovery session before it explains what to do. */
const recoveryTimeout = 10_000;

export default function UpdatePasswordPage() {
  const recovery = useRecovery();
  const isLate = useHasPassed(recoveryTimeout);
  const [hasForm, setHasForm] = useState(false);
  // The new password ends the recovery; the form stays until the next page renders.
  if (recovery === 'ready' && !hasForm) setHasForm(true);
  return (
    <AccountLayout
      isIndexed={false}
      text="Buat password baru untuk akun Anda. Setelah itu, silakan login kembali."
    >
      {hasForm ? <NewPasswordForm /> : <Waiting isOver={isLate || recovery === 'failed'} />}
    </AccountLayout>
  );
}

function NewPasswordForm() {
  const navigate = useNavigate();
  const form = useAccountForm(newPasswordSchema, { password: '', confirmation: '' });
  const { field, outcome, handleSubmit, getValues } = form;
  const submit = handleSubmit(
    async ({ password, confirmation }) => {
      if (!outcome.conclude(await updatePassword(password, confirmation))) return;
      keepResetRequest(null);
      navigate('/login', { replace: true });
    },
    () => {
      const { password, confirmation } = getValues();
      const invalid = validateNewPassword(password, confirmation);
      if (invalid) showToast(invalid.notice);
    },
  );
  return (
    <AccountForm submitLabel="Simpan Password Baru" form={form} onSubmit={submit}>
      <NewPasswordFields label="Password Baru" field={field} />
    </AccountForm>
  );
}

function Waiting({ isOver }: { isOver: boolean }) {
  if (!isOver) return <Spinner label="Memvalidasi sesi…" />;
  return (
    <Notice
      tone="warning"
      title="Tautan tidak dapat digunakan"
      isAnnounced
      action={
        <Link to="/forgot-password" className={buttonClass({ variant: 'secondary' })}>
          Minta tautan baru
        </Link>
      }
    >
      <p>
        Tautan mungkin sudah dipakai, kedaluwarsa, atau dibuka di browser lain. Mintalah tautan
        baru, lalu buka dari email terakhir yang Anda terima.
      </p>
    </Notice>
  );
}
