import { zodResolver } from '@hookform/resolvers/zod';
import { useLocation, useNavigate } from '@portal/federation/router';
import { Button, FormError, failureText, formLayout, Notice, SectionHeading } from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import { useEffect } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { ArrivedBeforeDialog } from './arrived-before-dialog.tsx';
import { JobFormFields } from './job-form-fields.tsx';
import { emptyJob, type JobFormValues, jobFormSchema } from './job-form-schema.ts';
import { SignOutQuestion } from './sign-out-question.tsx';
import { useJobDraft } from './use-job-draft.ts';
import { useProposeJob } from './use-propose-job.ts';

export function JobForm({ userId }: { userId: string }) {
  const draft = useJobDraft(userId);
  const { propose, error, arrivedBefore } = useProposeJob(draft);
  const { register, handleSubmit, reset, subscribe, formState } = useForm({
    resolver: zodResolver(jobFormSchema),
    defaultValues: draft.current.values,
  });

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => draft.follow(values),
      }),
    [subscribe, draft],
  );

  return (
    <section className={formLayout.panel} aria-labelledby="formulir-lowongan">
      <SectionHeading
        id="formulir-lowongan"
        title="Ajukan Lowongan"
        text="Kolom tanpa keterangan opsional wajib diisi."
      />
      <form className={formLayout.fields} noValidate onSubmit={handleSubmit(propose, explain)}>
        {draft.isRestored && <RestoredDraft onRestart={() => reset(emptyJob)} />}
        {error && <Refusal error={error} />}
        <JobFormFields register={register} errors={formState.errors} />
        <div className={formLayout.actions}>
          <Button type="submit" size="large" isBusy={formState.isSubmitting}>
            Ajukan Lowongan
          </Button>
          <CancelButton onCancel={() => draft.forget()} />
        </div>
      </form>
      <SignOutQuestion draft={draft} />
      {arrivedBefore && <ArrivedBeforeDialog {...arrivedBefore} />}
    </section>
  );
}

/** A wrong link is said at its field only: nothing is missing then. */
function explain({ title, companyName, description }: FieldErrors<JobFormValues>) {
  if (!title && !companyName && !description) return;
  showToast({
    tone: 'error',
    title: 'Input Tidak Lengkap',
    description: 'Judul, nama perusahaan, dan deskripsi harus diisi.',
  });
}

function Refusal({ error }: { error: Error }) {
  return (
    <div className={formLayout.wide}>
      <FormError title="Gagal Mengajukan Lowongan">
        {failureText(error)} Isian Anda tidak hilang; Anda dapat mengirimnya lagi.
      </FormError>
    </div>
  );
}

function RestoredDraft({ onRestart }: { onRestart: () => void }) {
  return (
    <div className={formLayout.wide}>
      <Notice
        tone="info"
        title="Draf Anda dipulihkan"
        action={
          <Button variant="secondary" size="small" onClick={onRestart}>
            Kosongkan
          </Button>
        }
      >
        <p>Isian terakhir Anda masih tersimpan di peramban ini.</p>
      </Notice>
    </div>
  );
}

/** Back to where he came from; who opened the page directly has no such place inside the portal. */
function CancelButton({ onCancel }: { onCancel: () => void }) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const goBack = () => {
    onCancel();
    if (key === 'default') navigate('/dashboard/alumni');
    else navigate(-1);
  };
  return (
    <Button variant="secondary" size="large" onClick={goBack}>
      Batal
    </Button>
  );
}
