import { isApiError } from '@portal/api';
import {
  type AlumniFields,
  alumniMutations,
  alumniRecordQuery,
  toVersionedAlumni,
} from '@portal/api/alumni/admin';
import { readNow, useMutation, useQuery, useQueryClient } from '@portal/api/query';
import { Form } from 'antd';
import { FormReason } from '../../decide/decision-buttons.tsx';
import { StoredRowState } from '../../drawer/stored-row-state.tsx';
import { FormDrawer } from '../../form/form-drawer.tsx';
import { useRowForm } from '../../form/use-row-form.ts';
import type { FormProps } from '../../list/list-page.tsx';
import { useDecidedFields } from '../../list/use-decided-fields.ts';
import { alumniFieldLabels } from './alumni-fields.ts';
import { AlumniFormFields } from './alumni-form-fields.tsx';
import { type AlumniValues, newAlumni, toFields, toValues } from './alumni-values.ts';
import { TypedHints } from './duplicates/typed-hints.tsx';

export function AlumniForm({ id, startField, onClose }: FormProps) {
  const isNew = id === null;
  const [form] = Form.useForm<AlumniValues>();
  const cache = useQueryClient();
  const stored = useQuery({ ...alumniRecordQuery(id ?? ''), enabled: !isNew });
  const { mutateAsync } = useMutation(alumniMutations.save());
  const showDuplicateEmail = (error: unknown) => {
    // A unique violation (23505): besides id and account, which the form does not change, only the e-mail has to be unique.
    if (!isApiError(error) || error.code !== '23505') return;
    form.setFields([{ name: 'email', errors: ['Email ini sudah dipakai alumni lain.'] }]);
    form.focusField('email');
  };
  const row = useRowForm({
    form,
    kind: 'kelola-alumni',
    id,
    stored: stored.data && toVersionedAlumni(stored.data),
    empty: newAlumni,
    toValues,
    toFields,
    write: (alumnus) =>
      mutateAsync(alumnus).catch((error: unknown) => {
        showDuplicateEmail(error);
        throw error;
      }),
    read: async (rowId) => {
      const record = await readNow(cache, alumniRecordQuery(rowId));
      return record && toVersionedAlumni(record);
    },
    labels: alumniFieldLabels,
    picture: { folder: 'avatars/', failureTitle: 'Upload Gambar Gagal' },
    decided: useDecidedFields(
      ({ status, canPostJobs, specialBadge, isListed }: AlumniFields) => ({
        status,
        canPostJobs,
        specialBadge,
        isListed,
      }),
      stored.data,
    ),
    savedTitle: isNew ? 'Data alumni telah ditambahkan' : 'Data alumni telah diperbarui',
  });

  return (
    <FormDrawer
      title={isNew ? 'Tambah Alumni' : 'Ubah Alumni'}
      row={row}
      startField={startField}
      note={
        isNew ? (
          <TypedHints form={form} />
        ) : (
          stored.data && (
            <FormReason
              id={id}
              stored={{
                version: stored.data.version,
                fields: { status: stored.data.status, title: stored.data.profile.fullName },
                review: stored.data,
              }}
            />
          )
        )
      }
      pending={<StoredRowState noun="Alumni" query={stored} />}
      onClose={onClose}
    >
      <AlumniFormFields
        hasAccount={typeof stored.data?.userId === 'string'}
        lacksConfirmation={stored.data?.lacksConfirmation === true}
        isStoredWithoutEmail={stored.data?.email === ''}
      />
    </FormDrawer>
  );
}
