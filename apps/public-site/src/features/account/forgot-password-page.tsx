import { requestPasswordReset } from '@portal/auth';
import { Link, useLocation } from '@portal/federation/router';
import { Button, EmailField, Notice, Stack } from '@portal/ui';
import { useLayoutEffect, useState } from 'react';
import * as z from 'zod/mini';
import { emailField, emailFrom } from './account-fields.ts';
import { AccountForm } from './account-form.tsx';
import { AccountLayout } from './account-layout.tsx';
import {
  keepResetRequest,
  type ResetRequest,
  readResetRequest,
  useIsHintDue,
} from './reset-request.ts';
import { useAccountForm } from './use-account-form.ts';

const schema = z.object({ email: emailField });

export default function ForgotPasswordPage() {
  const [request, setRequest] = useState<ResetRequest | null>(null);
  // Only after hydration, because the released HTML shows the form.
  useLayoutEffect(() => setRequest(readResetRequest()), []);
  const remember = (next: ResetRequest | null) => {
    keepResetRequest(next);
    setRequest(next);
  };
  return (
    <AccountLayout
      isIndexed={false}
      text="Kami mengirim tautan untuk membuat password baru ke email akun Anda."
      footer={
        <p>
          Ingat password Anda? <Link to="/login">Kembali ke Login</Link>
        </p>
      }
    >
      {request ? (
        <Confirmation request={request} onRestart={() => remember(null)} />
      ) : (
        <RequestForm onSent={(email) => remember({ email, sentAt: Date.now() })} />
      )}
    </AccountLayout>
  );
}

function RequestForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useAccountForm(schema, { email: emailFrom(useLocation().state) });
  const { field, outcome, handleSubmit } = form;
  const submit = handleSubmit(async ({ email }) => {
    if (outcome.conclude(await requestPasswordReset(email))) onSent(email);
  });
  return (
    <AccountForm submitLabel="Kirim Tautan" form={form} onSubmit={submit}>
      <EmailField label="Email" autoComplete="username" {...field('email')} />
    </AccountForm>
  );
}

function Confirmation({ request, onRestart }: { request: ResetRequest; onRestart: () => void }) {
  const isHintDue = useIsHintDue(request.sentAt);
  return (
    <Stack gap={4}>
      <Notice tone="success" title="Periksa email Anda">
        <p>
          Jika <strong>{request.email}</strong> terdaftar, tautan untuk membuat password baru sudah
          dikirim ke sana. Buka tautan itu di browser ini.
        </p>
      </Notice>
      <div aria-live="polite">
        {isHintDue && (
          <Notice tone="info" title="Belum menerima email?">
            <p>Periksa juga folder spam atau promosi Anda, atau minta lagi dalam satu jam.</p>
          </Notice>
        )}
      </div>
      <Button variant="secondary" onClick={onRestart}>
        Kirim ulang atau pakai email lain
      </Button>
    </Stack>
  );
}
