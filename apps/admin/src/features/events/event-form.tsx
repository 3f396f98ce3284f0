import { editedEventQuery, saveEventMutation } from '@portal/api/event/admin';
import { useMutation, useQuery, useQueryClient } from '@portal/api/query';
import { Form } from 'antd';
import { FormDrawer } from '../../form/form-drawer.tsx';
import { StoredRowState } from '../../form/stored-row-state.tsx';
import { useRowForm } from '../../form/use-row-form.ts';
import { EventFormFields } from './event-form-fields.tsx';
import { eventVisibility } from './event-status.ts';
import {
  type EventValues,
  eventFieldLabels,
  newEvent,
  toEventFields,
  toEventValues,
} from './event-values.ts';

interface EventFormProps {
  /** Null for a new event. */
  id: string | null;
  onClose: () => void;
}

export function EventForm({ id, onClose }: EventFormProps) {
  const isNew = id === null;
  const [form] = Form.useForm<EventValues>();
  const status = Form.useWatch('status', form);
  const cache = useQueryClient();
  const stored = useQuery({ ...editedEventQuery(id ?? ''), enabled: !isNew });
  const { mutateAsync: write } = useMutation(saveEventMutation());
  const row = useRowForm({
    form,
    kind: 'kelola-kegiatan',
    id,
    stored: stored.data,
    empty: newEvent,
    toValues: toEventValues,
    toFields: toEventFields,
    write,
    read: (rowId) => cache.fetchQuery(editedEventQuery(rowId)),
    labels: eventFieldLabels,
    picture: { folder: () => 'events/', failureTitle: 'Upload Gambar Gagal' },
    savedText: ({ status }) => eventVisibility[status],
    savedTitle: isNew ? 'Kegiatan Ditambahkan' : 'Kegiatan Diperbarui',
  });

  return (
    <FormDrawer
      title={isNew ? 'Tambah Kegiatan' : 'Ubah Kegiatan'}
      row={row}
      {...(status !== 'approved' && { published: { status: 'approved' } })}
      pending={<StoredRowState noun="Kegiatan" query={stored} />}
      onClose={onClose}
    >
      <EventFormFields storedCategory={stored.data?.fields.category} />
    </FormDrawer>
  );
}
