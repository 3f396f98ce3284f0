import { eventCategories, eventCategoryLabel } from '@portal/api/event';
import { Form, Input, Select } from 'antd';
import { DateField, TimeField } from '../../form/date-field.tsx';
import { FieldPair } from '../../form/field-pair.tsx';
import { PictureField } from '../../form/picture-field.tsx';
import { required } from '../../form/rules.ts';
import { statusOptions } from '../../table/table-column.tsx';
import { eventStatusInfo } from './event-status.ts';

const posterLimits = { maxMegabytes: 2, width: 1280, height: 720, fit: 'inside' } as const;

interface EventFormFieldsProps {
  /** Offered as well, even when it is not one of the known ones. */
  storedCategory: string | undefined;
}

/** The length limits are those of the database. */
export function EventFormFields({ storedCategory }: EventFormFieldsProps) {
  const categories = [...new Set([...eventCategories, storedCategory ?? 'lainnya'])];
  return (
    <>
      <Form.Item name="title" label="Judul" rules={required('Judul harus diisi.')}>
        <Input maxLength={200} autoComplete="off" />
      </Form.Item>
      <FieldPair>
        <Form.Item
          name="date"
          label="Tanggal"
          rules={[{ required: true, message: 'Tanggal harus diisi.' }]}
        >
          <DateField />
        </Form.Item>
        <Form.Item name="time" label="Waktu (WIB, opsional)">
          <TimeField />
        </Form.Item>
      </FieldPair>
      <Form.Item name="location" label="Lokasi (opsional)">
        <Input maxLength={300} autoComplete="off" />
      </Form.Item>
      <FieldPair>
        <Form.Item name="category" label="Kategori">
          <Select
            options={categories.map((value) => ({ value, label: eventCategoryLabel(value) }))}
          />
        </Form.Item>
        <Form.Item name="status" label="Status">
          <Select options={statusOptions(eventStatusInfo)} />
        </Form.Item>
      </FieldPair>
      <Form.Item name="description" label="Deskripsi (opsional)">
        <Input.TextArea maxLength={20_000} autoSize={{ minRows: 5, maxRows: 14 }} />
      </Form.Item>
      <Form.Item name="picture">
        <PictureField
          label="Poster"
          hint="JPG atau PNG. Tampil selebar kartu, sebaiknya 1280 × 720 piksel."
          limits={posterLimits}
        />
      </Form.Item>
    </>
  );
}
