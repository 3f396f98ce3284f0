import { editedEventQuery, saveEventMutation } from '@portal/api/event/admin';
import { useMutation, useQuery, useQueryClient } from '@portal/api/query';
import { Form } from 'antd';
import { useRowDraft } from '../../form/form-draft.ts';
import { FormDrawer } from '../../form/form-drawer.tsx';
import { StoredRowState } from '../../form/stored-row-state.tsx';
import { useRowForm } from '../../form/use-row-form.ts';
import { EventFormFields } from './event-form-fields.tsx';
import {
  type EventValues,
  eventTexts,
  newEvent,
  toEventFields,
  toEventValues,
  toVersioned,
} from './event-values.ts';

interface EventFormProps {
  /** Null for a new event. */
  id: string | null;
  onClose: () => void;
}

export function EventForm({ id: storedId, onClose }: EventFormProps) {
  const isNew = storedId === null;
  const draft = useRowDraft('kelola-kegiatan', storedId);
  const { id } = draft;
  const [form] = Form.useForm<EventValues>();
  const cache = useQueryClient();
  const stored = useQuery({ ...editedEventQuery(id), enabled: !isNew });
  const { mutateAsync: write } = useMutation(saveEventMutation());
  const { save, discard, dialog } = useRowForm({
    draft,
    version: stored.data?.version,
    fill: (fields) => form.setFieldsValue(toEventValues(fields)),
    toFields: toEventFields,
    write: (row) => write({ id, ...row }),
    readStored: async () => {
      const event = await cache.fetchQuery(editedEventQuery(id));
      return event && toVersioned(event);
    },
    texts: eventTexts,
    picture: { folder: 'events/', failureTitle: 'Upload Gambar Gagal' },
    savedTitle: isNew ? 'Kegiatan Ditambahkan' : 'Kegiatan Diperbarui',
  });

  return (
    <FormDrawer
      title={isNew ? 'Tambah Kegiatan' : 'Ubah Kegiatan'}
      isNew={isNew}
      form={form}
      draft={draft}
      initialValues={stored.data ? toEventValues(toVersioned(stored.data).fields) : newEvent}
      pending={!isNew && !stored.data && <StoredRowState noun="Kegiatan" query={stored} />}
      onSave={save}
      onDiscard={discard}
      onClose={onClose}
    >
      <EventFormFields storedCategory={stored.data?.category} />
      {dialog}
    </FormDrawer>
  );
}
