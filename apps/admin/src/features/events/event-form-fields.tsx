import { eventCategories, eventCategoryLabel } from '@portal/api/event';
import { nextDayText } from '@portal/ui';
import { Form } from 'antd';
import { dateProblem } from '../../form/date-field.tsx';
import { FormFields } from '../../form/form-fields.tsx';
import { without } from '../../form/rules.ts';
import { capacityText } from './audience-text.ts';
import { eventFields, registrationVisibility } from './event-fields.ts';
import { eventVisibility } from './event-status.ts';
import { type EventValues, newEvent } from './event-values.ts';
import { deadlineProblem } from './registration-rules.ts';

interface EventFormFieldsProps {
  /** Always an option, even if it is not one of the known categories. */
  storedCategory: string | undefined;
  /** People, by now. */
  seatsTaken: number;
}

const watched = ({ status, date, time, endTime, registrationMode, capacity }: EventValues) => ({
  status,
  date,
  time,
  endTime,
  registrationMode,
  capacity,
});

/** Fields that the chosen mode of registration does not need are hidden, not removed, so that their input is kept. */
export function EventFormFields({ storedCategory, seatsTaken }: EventFormFieldsProps) {
  const form = Form.useFormInstance<EventValues>();
  const values = Form.useWatch(watched, form) ?? newEvent;
  const mode = values.registrationMode;
  const categories = [...new Set([...eventCategories, storedCategory ?? 'lainnya'])];
  const inPortal = mode === 'portal' ? {} : { isHidden: true, rules: [] };
  return (
    <FormFields
      marksOptional
      of={eventFields}
      rows={[
        'title',
        ['date', 'time', 'endTime'],
        'location',
        ['category', 'status'],
        'registrationMode',
        'registrationLink',
        'onlineLink',
        'capacity',
        ['deadlineDate', 'deadlineTime'],
        'description',
        'imageUrl',
      ]}
      also={{
        endTime: { hint: nextDayText(values.date, values.time, values.endTime) },
        category: {
          choice: {
            options: categories.map((value) => ({ value, label: eventCategoryLabel(value) })),
          },
        },
        status: { hint: eventVisibility(values) },
        registrationMode: { hint: registrationVisibility[mode] },
        registrationLink: mode === 'link' ? { isRequired: true } : { isHidden: true, rules: [] },
        onlineLink: inPortal,
        capacity: { ...inPortal, hint: capacityText(values.capacity, seatsTaken) },
        deadlineDate: {
          isHidden: mode !== 'portal',
          rules: without(
            (date) =>
              dateProblem(date) ??
              (mode === 'portal' ? deadlineProblem(form.getFieldsValue()) : null),
          ),
        },
        deadlineTime: { isHidden: mode !== 'portal' },
      }}
    />
  );
}
