import { eventCategories, eventCategoryLabel } from '@portal/api/event';
import type { EventStatus } from '@portal/api/event/admin';
import { eventDateProblem, nextDayText } from '@portal/ui';
import { Form } from 'antd';
import { Choice } from '../../form/choice.tsx';
import { DateField, dateProblem, TimeField, timeProblem } from '../../form/date-field.tsx';
import { FieldPair } from '../../form/field-pair.tsx';
import { PictureField } from '../../form/picture/picture-field.tsx';
import { type Rules, required, without } from '../../form/rules.ts';
import { TextItem } from '../../form/text-item.tsx';
import { statusOptions } from '../../table/table-column.tsx';
import { eventStatusInfo, eventVisibility } from './event-status.ts';
import { RegistrationFields } from './registration-fields.tsx';
import { endTimeProblem } from './registration-rules.ts';

const posterLimits = { maxMegabytes: 2, width: 1600, height: 1600, fit: 'inside' } as const;

const dateRules = without((date) => {
  if (date === '') return 'Tanggal harus diisi.';
  return dateProblem(date) ?? eventDateProblem(date);
});
const timeRules = without(timeProblem);
const endTimeRules: Rules = [
  ({ getFieldValue }) => ({
    validator: async (_, end: string) => {
      const problem = timeProblem(end) ?? endTimeProblem(getFieldValue('time'), end);
      if (problem) throw new Error(problem);
    },
  }),
];

interface EventFormFieldsProps {
  /** Always an option, even if it is not one of the known categories. */
  storedCategory: string | undefined;
  /** People, by now. */
  seatsTaken: number;
}

/** The length limits are those of the database. */
export function EventFormFields({ storedCategory, seatsTaken }: EventFormFieldsProps) {
  const status: EventStatus = Form.useWatch('status') ?? 'pending';
  const date: string = Form.useWatch('date') ?? '';
  const time: string = Form.useWatch('time') ?? '';
  const endTime: string = Form.useWatch('endTime') ?? '';
  const categories = [...new Set([...eventCategories, storedCategory ?? 'lainnya'])];
  return (
    <>
      <TextItem name="title" label="Judul" rules={required('Judul harus diisi.')} limit={200} />
      <FieldPair>
        <Form.Item name="date" label="Tanggal" required rules={dateRules}>
          <DateField />
        </Form.Item>
        <Form.Item name="time" label="Waktu (WIB, opsional)" rules={timeRules}>
          <TimeField />
        </Form.Item>
        <Form.Item
          name="endTime"
          label="Selesai (WIB, opsional)"
          dependencies={['time']}
          rules={endTimeRules}
          extra={nextDayText(date, time, endTime)}
        >
          <TimeField />
        </Form.Item>
      </FieldPair>
      <TextItem name="location" label="Lokasi (opsional)" limit={300} />
      <FieldPair>
        <Form.Item name="category" label="Kategori">
          <Choice
            options={categories.map((value) => ({ value, label: eventCategoryLabel(value) }))}
          />
        </Form.Item>
        <Form.Item name="status" label="Status" extra={eventVisibility({ status, date })}>
          <Choice options={statusOptions(eventStatusInfo)} />
        </Form.Item>
      </FieldPair>
      <RegistrationFields seatsTaken={seatsTaken} />
      <TextItem name="description" label="Deskripsi (opsional)" limit={5000} lines={[5, 14]} />
      <Form.Item name="picture">
        <PictureField
          label="Poster"
          hint="JPG atau PNG, bentuknya tetap; sisi terpanjang disimpan paling besar 1600 piksel. Kartu menampilkan bagian tengah, detail kegiatan menampilkan seluruhnya."
          limits={posterLimits}
        />
      </Form.Item>
    </>
  );
}
