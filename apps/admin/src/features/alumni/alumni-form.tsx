import {
  alumniRecordQuery,
  editedAlumniQuery,
  saveAlumniMutation,
  toVersionedAlumni,
} from '@portal/api/alumni/admin';
import { useMutation, useQuery, useQueryClient } from '@portal/api/query';
import { Form } from 'antd';
import { useRowDraft } from '../../form/form-draft.ts';
import { FormDrawer } from '../../form/form-drawer.tsx';
import { StoredRowState } from '../../form/stored-row-state.tsx';
import { useRowForm } from '../../form/use-row-form.ts';
import { AlumniFormFields } from './alumni-form-fields.tsx';
import { type AlumniValues, alumniTexts, newAlumni, toFields, toValues } from './alumni-values.ts';
import { isDuplicateEmail } from './duplicate-email.ts';

interface AlumniFormProps {
  /** Null for a new alumnus. */
  id: string | null;
  onClose: () => void;
}

export function AlumniForm({ id: storedId, onClose }: AlumniFormProps) {
  const isNew = storedId === null;
  const draft = useRowDraft('kelola-alumni', storedId);
  const { id } = draft;
  const [form] = Form.useForm<AlumniValues>();
  const cache = useQueryClient();
  const stored = useQuery({ ...editedAlumniQuery(id), enabled: !isNew });
  const { mutateAsync: write } = useMutation(saveAlumniMutation());
  const sayAtEmail = (error: unknown) => {
    if (!isDuplicateEmail(error)) return;
    form.setFields([{ name: 'email', errors: ['Email ini sudah dipakai alumni lain.'] }]);
    form.focusField('email');
  };
  const { save, discard, dialog } = useRowForm({
    draft,
    version: stored.data?.version,
    fill: (fields) => form.setFieldsValue(toValues(fields)),
    toFields,
    write: (row) =>
      write({ id, ...row }).catch((error: unknown) => {
        sayAtEmail(error);
        throw error;
      }),
    readStored: async () => {
      const record = await cache.fetchQuery(alumniRecordQuery(id));
      return record && toVersionedAlumni(record);
    },
    texts: alumniTexts,
    picture: {
      folder: `avatars/${stored.data?.userId ?? id}_`,
      failureTitle: 'Upload Gambar Gagal',
    },
    savedTitle: isNew ? 'Data alumni telah ditambahkan' : 'Data alumni telah diperbarui',
  });

  return (
    <FormDrawer
      title={isNew ? 'Tambah Alumni' : 'Ubah Alumni'}
      isNew={isNew}
      form={form}
      draft={draft}
      initialValues={stored.data ? toValues(toVersionedAlumni(stored.data).fields) : newAlumni}
      pending={!isNew && !stored.data && <StoredRowState noun="Alumni" query={stored} />}
      onSave={save}
      onDiscard={discard}
      onClose={onClose}
    >
      <AlumniFormFields hasAccount={typeof stored.data?.userId === 'string'} />
      {dialog}
    </FormDrawer>
  );
}
