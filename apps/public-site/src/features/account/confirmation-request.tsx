import { resendConfirmation } from '@portal/auth';
import { EmailField } from '@portal/ui';
import * as z from 'zod/mini';
import { emailField } from './account-fields.ts';
import { AccountForm } from './account-form.tsx';
import { useAccountForm } from './use-account-form.ts';

const schema = z.object({ email: emailField });

/** Sends the confirmation mail again, to an address that is typed. */
export function ConfirmationRequest() {
  const form = useAccountForm(schema, { email: '' });
  const submit = form.handleSubmit(async ({ email }) => {
    form.outcome.conclude(await resendConfirmation(email));
  });
  return (
    <AccountForm submitLabel="Kirim ulang link konfirmasi" form={form} onSubmit={submit}>
      <EmailField label="Email" autoComplete="username" {...form.field('email')} />
    </AccountForm>
  );
}
