import { register as registerAlumni, registerMessages, roleOf } from '@portal/auth';
import { useSession } from '@portal/auth/session';
import { Link, Navigate, useNavigate } from '@portal/federation/router';
import { EmailField, SelectField, Spinner, Stack, TextField, useCurrentYear } from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import { AccountForm } from './account-form.tsx';
import { AccountLayout } from './account-layout.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { graduationYears, reasonFor, registrationSchema } from './registration-schema.ts';
import { ResendConfirmation } from './resend-confirmation.tsx';
import { useAccountForm } from './use-account-form.ts';

export default function RegisterPage() {
  const session = useSession();
  if (roleOf(session)) return <Navigate to="/" replace />;
  return (
    <AccountLayout
      text="Untuk lulusan Teknik Elektro. Pengurus memvalidasi data setelah email dikonfirmasi."
      footer={
        <p>
          Sudah punya akun? <Link to="/login">Login</Link>
        </p>
      }
    >
      {session.status === 'loading' ? (
        <Spinner label="Memeriksa sesi Anda…" />
      ) : (
        <RegistrationForm />
      )}
    </AccountLayout>
  );
}

function RegistrationForm() {
  const navigate = useNavigate();
  const currentYear = useCurrentYear();
  const form = useAccountForm(registrationSchema, {
    fullName: '',
    email: '',
    graduationYear: '',
    password: '',
    confirmation: '',
  });
  const { field, outcome, handleSubmit, trigger, getValues } = form;
  const readEmail = async () =>
    (await trigger('email', { shouldFocus: true })) ? getValues('email') : null;
  const submit = handleSubmit(
    async (registration) => {
      if (outcome.conclude(await registerAlumni(registration, showToast)))
        navigate('/login', { state: { email: registration.email } });
    },
    (broken) => {
      showToast({ tone: 'error', title: registerMessages.title, description: reasonFor(broken) });
    },
  );
  return (
    <Stack gap={6}>
      <AccountForm submitLabel="Daftar" form={form} onSubmit={submit}>
        <TextField label="Nama Lengkap" autoComplete="name" {...field('fullName')} />
        <EmailField
          label="Email"
          hint="Link konfirmasi dikirim ke alamat ini."
          {...field('email')}
        />
        <SelectField
          label="Tahun Lulus"
          options={graduationYears(currentYear)}
          {...field('graduationYear')}
        >
          <option value="">Pilih tahun lulus</option>
        </SelectField>
        <NewPasswordFields label="Password" field={field} />
      </AccountForm>
      {outcome.refusal?.lacksConfirmation && <ResendConfirmation readEmail={readEmail} />}
    </Stack>
  );
}
