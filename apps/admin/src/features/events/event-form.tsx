import { type EventFields, editedEventQuery, eventMutations } from '@portal/api/event/admin';
import { readNow, useMutation, useQuery, useQueryClient } from '@portal/api/query';
import { eventAudienceQuery } from '@portal/api/registration/admin';
import { Form, type FormInstance } from 'antd';
import { useState } from 'react';
import { FormReason } from '../../decide/decision-buttons.tsx';
import { SideDrawer } from '../../drawer/side-drawer.tsx';
import { StoredRowState } from '../../drawer/stored-row-state.tsx';
import { FormDrawer } from '../../form/form-drawer.tsx';
import { useRowForm } from '../../form/use-row-form.ts';
import type { FormProps } from '../../list/list-page.tsx';
import { useDecidedFields } from '../../list/use-decided-fields.ts';
import { changeText } from './audience-text.ts';
import { eventFieldLabels } from './event-fields.ts';
import { EventFormFields } from './event-form-fields.tsx';
import { eventVisibility } from './event-status.ts';
import {
  type EventValues,
  newEvent,
  toCopiedValues,
  toEventFields,
  toEventValues,
} from './event-values.ts';

const copyTitle = 'Duplikat Kegiatan';

export function EventForm(props: FormProps) {
  const { copiedId, onClose } = props;
  if (copiedId) return <CopiedEventForm sourceId={copiedId} onClose={onClose} />;
  return <OpenEventForm {...props} kind="kelola-kegiatan" empty={newEvent} />;
}

/** A new event that starts with the values of another one, once they are read. */
function CopiedEventForm({ sourceId, onClose }: { sourceId: string; onClose: () => void }) {
  const source = useQuery(editedEventQuery(sourceId));
  const [copied, setCopied] = useState<EventValues | null>(null);
  if (!copied && source.data) setCopied(toCopiedValues(source.data.fields));
  if (copied) {
    const kind = `salin-kegiatan-${sourceId}`;
    return <OpenEventForm id={null} kind={kind} empty={copied} onClose={onClose} />;
  }
  return (
    <SideDrawer title={copyTitle} onClose={onClose} footer={null}>
      <StoredRowState noun="Kegiatan" query={source} />
    </SideDrawer>
  );
}

interface OpenEventFormProps extends FormProps {
  /** The kind of the draft. */
  kind: string;
  empty: EventValues;
}

function OpenEventForm({ id, kind, empty, startField, onClose }: OpenEventFormProps) {
  const isNew = id === null;
  const title = empty === newEvent ? 'Tambah Kegiatan' : copyTitle;
  const [form] = Form.useForm<EventValues>();
  const status = Form.useWatch('status', form);
  const cache = useQueryClient();
  const stored = useQuery({ ...editedEventQuery(id ?? ''), enabled: !isNew });
  const { mutateAsync: write } = useMutation(eventMutations.save());
  const row = useRowForm({
    form,
    kind,
    id,
    stored: stored.data,
    empty,
    toValues: toEventValues,
    toFields: toEventFields,
    write,
    read: (rowId) => readNow(cache, editedEventQuery(rowId)),
    labels: eventFieldLabels,
    picture: { folder: 'events/', failureTitle: 'Upload Gambar Gagal' },
    savedText: eventVisibility,
    decided: useDecidedFields(({ status }: EventFields) => ({ status }), stored.data?.review),
    savedTitle: isNew ? 'Kegiatan Ditambahkan' : 'Kegiatan Diperbarui',
  });

  return (
    <FormDrawer
      title={isNew ? title : 'Ubah Kegiatan'}
      row={row}
      startField={startField}
      {...(status !== 'approved' && { published: { status: 'approved' } })}
      pending={<StoredRowState noun="Kegiatan" query={stored} />}
      note={
        id &&
        stored.data && (
          <>
            <ToldOnSave {...{ id, form }} stored={stored.data.fields} />
            <FormReason id={id} stored={stored.data} />
          </>
        )
      }
      onClose={onClose}
    >
      <EventFormFields
        storedCategory={stored.data?.fields.category}
        seatsTaken={stored.data?.registration.seatsTaken ?? 0}
      />
    </FormDrawer>
  );
}

interface ToldOnSaveProps {
  id: string;
  form: FormInstance<EventValues>;
  stored: EventFields;
}

/** Above the buttons that save: which participants are told what. */
function ToldOnSave({ id, form, stored }: ToldOnSaveProps) {
  const values = Form.useWatch((all: EventValues) => all, { form, preserve: true });
  const { data: audience } = useQuery(eventAudienceQuery(id));
  if (!values?.picture || !audience) return null;
  const changed = toEventFields(values, null);
  const saved = changeText(stored, changed, audience);
  const published =
    changed.status !== 'approved' &&
    changeText(stored, { ...changed, status: 'approved' }, audience);
  return [saved && `Simpan: ${saved}`, published && `Simpan & terbitkan: ${published}`]
    .filter(Boolean)
    .join(' ');
}
