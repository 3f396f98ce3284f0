import type { EventFields } from '@portal/api/event/admin';
import { useQuery } from '@portal/api/query';
import { eventAudienceQuery } from '@portal/api/registration/admin';
import { Form, type FormInstance } from 'antd';
import { changeText } from './audience-text.ts';
import { type EventValues, toEventFields } from './event-values.ts';

interface ToldOnSaveProps {
  id: string;
  form: FormInstance<EventValues>;
  stored: EventFields;
}

/** Above the buttons that save: which participants are told what. */
export function ToldOnSave({ id, form, stored }: ToldOnSaveProps) {
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
