import { editedJobQuery, saveJobMutation } from '@portal/api/job-posting/admin';
import { useMutation, useQuery, useQueryClient } from '@portal/api/query';
import { Form } from 'antd';
import { useRowDraft } from '../../form/form-draft.ts';
import { FormDrawer } from '../../form/form-drawer.tsx';
import { StoredRowState } from '../../form/stored-row-state.tsx';
import { useRowForm } from '../../form/use-row-form.ts';
import { JobFormFields } from './job-form-fields.tsx';
import {
  type JobValues,
  jobTexts,
  newJob,
  toJobFields,
  toJobValues,
  toVersioned,
} from './job-values.ts';

interface JobFormProps {
  /** Null for a new job. */
  id: string | null;
  onClose: () => void;
}

export function JobForm({ id: storedId, onClose }: JobFormProps) {
  const isNew = storedId === null;
  const draft = useRowDraft('kelola-lowongan', storedId);
  const { id } = draft;
  const [form] = Form.useForm<JobValues>();
  const cache = useQueryClient();
  const stored = useQuery({ ...editedJobQuery(id), enabled: !isNew });
  const { mutateAsync: write } = useMutation(saveJobMutation());
  const { save, discard, dialog } = useRowForm({
    draft,
    version: stored.data?.version,
    fill: (fields) => form.setFieldsValue(toJobValues(fields)),
    toFields: toJobFields,
    write: (row) => write({ id, ...row }),
    readStored: async () => {
      const job = await cache.fetchQuery(editedJobQuery(id));
      return job && toVersioned(job);
    },
    texts: jobTexts,
    picture: { folder: 'company_logos/', failureTitle: 'Upload Logo Gagal' },
    savedTitle: isNew ? 'Lowongan Ditambahkan' : 'Lowongan Diperbarui',
  });

  return (
    <FormDrawer
      title={isNew ? 'Tambah Lowongan' : 'Ubah Lowongan'}
      isNew={isNew}
      form={form}
      draft={draft}
      initialValues={stored.data ? toJobValues(toVersioned(stored.data).fields) : newJob}
      pending={!isNew && !stored.data && <StoredRowState noun="Lowongan" query={stored} />}
      onSave={save}
      onDiscard={discard}
      onClose={onClose}
    >
      <JobFormFields />
      {dialog}
    </FormDrawer>
  );
}
