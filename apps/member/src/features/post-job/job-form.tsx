import { zodResolver } from '@hookform/resolvers/zod';
import { newItemId } from '@portal/api';
import type { OwnJob } from '@portal/api/job-posting';
import { useLocation, useNavigate } from '@portal/federation/router';
import { forgetDraft, newRowId, useDraftGuard } from '@portal/forms';
import {
  Button,
  Dialog,
  FormError,
  failureText,
  formLayout,
  LeaveDialog,
  Notice,
  SectionHeading,
} from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import { useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { useFormDraft } from '../../form/use-form-draft.ts';
import { JobFormFields } from './job-form-fields.tsx';
import { emptyJob, type JobFormValues, jobFormSchema } from './job-form-schema.ts';
import { useProposeJob } from './use-propose-job.ts';

export const jobKind = 'lowongan';
export const homePath = '/dashboard/alumni';

interface JobFormProps {
  userId: string;
  /** An own job that has ended, with whose text the new one begins. */
  copied?: OwnJob;
}

export function JobForm({ userId, copied }: JobFormProps) {
  const kind = copied ? `${jobKind}-dari-${copied.id}` : jobKind;
  // The id stays with the form until it is known whether the proposal arrived: with another id it could become a second row.
  const [id, setId] = useState(() => newRowId(userId, kind));
  const [empty] = useState(() => ({
    ...emptyJob(),
    ...copied?.fields,
    deadline: emptyJob().deadline,
  }));
  const form = useForm<JobFormValues>({
    resolver: zodResolver(jobFormSchema),
    defaultValues: empty,
  });
  const { register, handleSubmit, setFocus, formState } = form;
  const draft = useFormDraft({ form, kind, id, isNew: true, stored: empty });
  const { propose, error, arrivedBefore } = useProposeJob({
    id,
    userId,
    renewId: () => {
      const next = newItemId();
      draft.moveTo(next);
      setId(next);
      return next;
    },
    onArrived: (arrivedId) => forgetDraft({ ...draft.key, id: arrivedId }),
  });
  const guard = useDraftGuard(draft.isDirty ? [draft.key] : [], homePath);
  const navigate = useNavigate();
  const { key } = useLocation();
  // A user who opened this page directly has no previous one inside the portal.
  const goBack = () => (key === 'default' ? navigate(homePath) : navigate(-1));
  const restart = () => {
    // First, since the form knows no fields from its reset to its next render.
    setFocus('title');
    draft.discard();
  };

  return (
    <section className={formLayout.panel} aria-labelledby="formulir-lowongan">
      <SectionHeading
        id="formulir-lowongan"
        title="Ajukan Lowongan"
        text="Kolom tanpa keterangan opsional wajib diisi."
      />
      <form className={formLayout.fields} noValidate onSubmit={handleSubmit(propose, explain)}>
        {draft.isRestored && <RestoredDraft onRestart={restart} />}
        {error && <Refusal error={error} />}
        <JobFormFields
          register={register}
          errors={formState.errors}
          deadline={form.watch('deadline')}
        />
        <div className={formLayout.actions}>
          <Button type="submit" size="large" isBusy={formState.isSubmitting}>
            Ajukan Lowongan
          </Button>
          <CancelButton draft={draft} onLeave={goBack} />
        </div>
      </form>
      {guard.question}
      {arrivedBefore && <ArrivedBeforeDialog {...arrivedBefore} />}
    </section>
  );
}

/** A wrong link is reported at its field alone, because nothing is missing then. */
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
        <span>{`${failureText(error)} Isian Anda tidak hilang; Anda dapat mengirimnya lagi.`}</span>
      </FormError>
    </div>
  );
}

export function RestoredDraft({ onRestart }: { onRestart: () => void }) {
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
        <p>Isian terakhir Anda masih tersimpan di browser ini.</p>
      </Notice>
    </div>
  );
}

interface CancelButtonProps {
  draft: { isKept: () => boolean; forget: () => void };
  onLeave: () => void;
}

/** Asks first where something is unsaved. */
export function CancelButton({ draft, onLeave }: CancelButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const leave = () => {
    draft.forget();
    onLeave();
  };
  return (
    <>
      <Button
        variant="secondary"
        size="large"
        onClick={() => (draft.isKept() ? setIsAsking(true) : leave())}
      >
        Batal
      </Button>
      {isAsking && <LeaveDialog onStay={() => setIsAsking(false)} onLeave={leave} />}
    </>
  );
}

interface ArrivedBeforeDialogProps {
  finish: () => void;
  proposeAgain: () => void;
  close: () => void;
}

/** The service stored an earlier attempt although its answer got lost, and the form has changed since: the user chooses the proposal. */
function ArrivedBeforeDialog({ finish, proposeAgain, close }: ArrivedBeforeDialogProps) {
  return (
    <Dialog
      title="Pengajuan sebelumnya sudah diterima"
      onClose={close}
      footer={
        <>
          <Button onClick={finish}>Cukup yang sudah diterima</Button>
          <Button variant="secondary" onClick={proposeAgain}>
            Ajukan juga isian baru ini
          </Button>
          <Button variant="ghost" onClick={close}>
            Batal
          </Button>
        </>
      }
    >
      <p>
        Jawaban atas pengajuan Anda tadi hilang di jalan, tetapi lowongannya sudah tersimpan dan
        menunggu persetujuan admin. Isian yang Anda ubah sesudahnya belum terkirim.
      </p>
      <p>Yang sudah diterima dapat Anda ubah di bawah formulir.</p>
    </Dialog>
  );
}
