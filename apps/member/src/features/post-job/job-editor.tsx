import { zodResolver } from '@hookform/resolvers/zod';
import {
  changeJobMutation,
  type JobStatus,
  type OwnJob,
  ownJobQuery,
} from '@portal/api/job-posting';
import { readNow, useMutation, useQuery, useQueryClient } from '@portal/api/query';
import { cleanText } from '@portal/api/text';
import { useNavigate } from '@portal/federation/router';
import { SessionEndedNotice, useDraftGuard, useVersionedSave } from '@portal/forms';
import {
  Button,
  classNames,
  daysAhead,
  formLayout,
  lastDays,
  Notice,
  QueryError,
  SectionHeading,
  SkeletonGroup,
  useArrival,
} from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import { type ReactElement, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { OwnChangesConflict } from '../../form/own-changes-conflict.tsx';
import { useFormDraft } from '../../form/use-form-draft.ts';
import { CancelButton, homePath, JobForm, jobKind, RestoredDraft } from './job-form.tsx';
import { JobFormFields } from './job-form-fields.tsx';
import { type JobFormValues, jobFormSchema, jobLabels } from './job-form-schema.ts';
import styles from './post-job-page.module.css';

/** The form for a job that the user has proposed, in place of the one for a new job. */
export function JobEditor({ id }: { id: string }) {
  return <StoredJob id={id}>{(job) => <EditorForm key={id} job={job} />}</StoredJob>;
}

/** The form for a new job, which begins with the text of one that has ended. */
export function JobCopy({ id, userId }: { id: string; userId: string }) {
  return (
    <StoredJob id={id}>{(job) => <JobForm key={id} userId={userId} copied={job} />}</StoredJob>
  );
}

interface StoredJobProps {
  id: string;
  children: (job: OwnJob) => ReactElement;
}

function StoredJob({ id, children }: StoredJobProps) {
  const stored = useQuery(ownJobQuery(id));
  if (stored.isPending) return <SkeletonGroup label="Memuat formulir…" shapes={['32rem']} />;
  if (stored.data === undefined) {
    return <QueryError title="Gagal memuat lowongan" query={stored} />;
  }
  if (stored.data === null) {
    return (
      <Notice tone="warning" isAnnounced title="Lowongan ini tidak ditemukan">
        <p>Mungkin sudah dihapus pengurus. Pilih lowongan lain di bawah.</p>
      </Notice>
    );
  }
  return children(stored.data);
}

const savedTexts: Record<JobStatus, string> = {
  pending: 'Lowongan Anda menunggu persetujuan admin.',
  approved: 'Perubahannya langsung tampil di halaman lowongan.',
  rejected: "Tekan 'Ajukan ulang' agar lowongan ini ditinjau kembali.",
  closed: '',
};
const unpublishedText = 'Lowongan Anda tidak lagi tampil sampai disetujui lagi.';

/** Of a published job, what sends it back to the queue. */
const reviewedFields = [
  'title',
  'companyName',
  'applicationLink',
  'companyLogoUrl',
  'description',
] as const;

function EditorForm({ job }: { job: OwnJob }) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { mutateAsync } = useMutation(changeJobMutation({ asksOnConflict: true }));
  const status = useRef(job.status);
  const isPublished = job.status === 'approved';
  const form = useForm<JobFormValues>({
    resolver: zodResolver(jobFormSchema),
    defaultValues: job.fields,
  });
  const draft = useFormDraft({ form, kind: jobKind, id: job.id, isNew: false, stored: job.fields });
  const guard = useDraftGuard(draft.isDirty ? [draft.key] : [], homePath);
  const { save, conflict, failure } = useVersionedSave<JobFormValues>({
    write: async ({ fields, version }) => {
      const row = { id: job.id, version: version ?? job.version, change: fields };
      status.current = await mutateAsync(row);
    },
    read: () => readNow(cache, ownJobQuery(job.id)),
    labels: jobLabels,
  });
  const shown = form.watch();
  const isUnpublished =
    isPublished && reviewedFields.some((name) => cleanText(shown[name]) !== job.fields[name]);
  useArrival('ubah-lowongan');
  const leave = () => navigate(`/alumni/post-job#lowongan-${job.id}`, { replace: true });
  const submit = form.handleSubmit(async (mine) => {
    const outcome = await save({ base: draft.base(), mine, stored: job });
    if (outcome.kind === 'theirs') draft.restart(outcome.stored?.fields ?? mine, outcome.fields);
    if (outcome.kind !== 'saved') return;
    draft.forget();
    showToast({
      tone: 'success',
      title: 'Lowongan Diperbarui',
      description:
        isPublished && status.current === 'pending' ? unpublishedText : savedTexts[status.current],
    });
    leave();
  });
  return (
    <section
      id="ubah-lowongan"
      tabIndex={-1}
      className={classNames(formLayout.panel, styles.editor)}
      aria-labelledby="formulir-lowongan"
    >
      <SectionHeading id="formulir-lowongan" title="Ubah Lowongan" text={job.title} />
      <form className={formLayout.fields} noValidate onSubmit={submit}>
        {isPublished && <BackToQueue />}
        {draft.isRestored && <RestoredDraft onRestart={draft.discard} />}
        <JobFormFields
          register={form.register}
          errors={form.formState.errors}
          deadline={form.watch('deadline')}
          isDeadlineFixed={isPublished && daysAhead(job.deadline) > lastDays}
        />
        <div className={formLayout.wide}>
          <SessionEndedNotice error={failure} />
        </div>
        <div className={formLayout.actions}>
          <Button type="submit" size="large" isBusy={form.formState.isSubmitting}>
            {isUnpublished ? 'Simpan & ajukan lagi' : 'Simpan'}
          </Button>
          <CancelButton draft={draft} onLeave={leave} />
        </div>
      </form>
      {guard.question}
      {conflict && (
        <OwnChangesConflict title="Lowongan ini juga diubah di tempat lain" conflict={conflict}>
          <p>Sejak Anda membuka formulir ini, isian berikut telah disimpan dengan kata lain.</p>
        </OwnChangesConflict>
      )}
    </section>
  );
}

function BackToQueue() {
  return (
    <div className={formLayout.wide}>
      <Notice tone="warning" title="Lowongan ini sedang tayang">
        <p>
          Mengubah judul, perusahaan, tautan, logo, atau deskripsi mengembalikannya ke antrean: ia
          tidak tampil sampai disetujui lagi. Isian lain langsung tampil.
        </p>
      </Notice>
    </div>
  );
}
