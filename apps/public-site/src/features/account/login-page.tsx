import { roleOf, signIn } from '@portal/auth';
import { useIsLinkRefused, useSession } from '@portal/auth/session';
import { Link, useLocation } from '@portal/federation/router';
import { EmailField, PasswordField, SelectField, Spinner, Stack } from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import { type AnimationEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { emailField, emailFrom, passwordField } from './account-fields.ts';
import { AccountForm } from './account-form.tsx';
import { AccountLayout } from './account-layout.tsx';
import styles from './login-page.module.css';
import { ResendConfirmation } from './resend-confirmation.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useReturn } from './use-return.ts';

// The service decides which roles exist, and answers an unknown role with its own message.
const schema = z.object({ role: z.string(), email: emailField, password: passwordField });

export default function LoginPage() {
  const session = useSession();
  const role = roleOf(session);
  useReturn(role);
  return (
    <AccountLayout
      text="Masuk untuk membuka dashboard, profil, dan notifikasi Anda."
      footer={
        <p>
          Belum punya akun? <Link to="/register">Daftar sebagai alumni</Link>
        </p>
      }
    >
      {session.status === 'signed-out' ? (
        <LoginForm />
      ) : (
        <Spinner label={role ? 'Membuka halaman Anda…' : 'Memeriksa sesi Anda…'} />
      )}
    </AccountLayout>
  );
}

function LoginForm() {
  const isLinkRefused = useIsLinkRefused();
  const registered = emailFrom(useLocation().state);
  const form = useAccountForm(schema, { role: 'alumni', email: registered, password: '' });
  const { register, field, outcome, handleSubmit, control, trigger, getValues } = form;
  const { email, password } = useWatch({ control });
  // Chrome hides a password that it has filled in itself until the user does something with the page.
  const [isFilledIn, setIsFilledIn] = useState(false);
  const noteFilledPassword = ({ target }: AnimationEvent) => {
    if (target instanceof HTMLInputElement && target.type === 'password') setIsFilledIn(true);
  };
  const readEmail = async () =>
    (await trigger('email', { shouldFocus: true })) ? getValues('email') : null;
  const submit = handleSubmit(async (credentials) => {
    outcome.conclude(await signIn(credentials, showToast));
  });
  return (
    <Stack gap={6} onAnimationStart={noteFilledPassword}>
      <AccountForm
        submitLabel="Login"
        form={form}
        isIncomplete={!email?.trim() || !(password || isFilledIn)}
        onSubmit={submit}
      >
        <SelectField label="Login sebagai" autoComplete="off" {...register('role')}>
          <option value="alumni">Alumni</option>
          <option value="admin">Admin</option>
        </SelectField>
        <EmailField label="Email" autoComplete="username" {...field('email')} />
        <Stack gap={1}>
          <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
          <Link to="/forgot-password" state={{ email }} className={styles.forgot}>
            Lupa password?
          </Link>
        </Stack>
      </AccountForm>
      {(isLinkRefused || registered || outcome.refusal?.lacksConfirmation) && (
        <ResendConfirmation readEmail={readEmail} />
      )}
    </Stack>
  );
}
