import { jobTypes } from '@portal/api/job-posting';
import type { JobStatus } from '@portal/api/job-posting/admin';
import { deadlineProblem, linkInput, safeLink } from '@portal/ui';
import { Form } from 'antd';
import { Choice } from '../../form/choice.tsx';
import { DateField, dateProblem } from '../../form/date-field.tsx';
import { FieldPair } from '../../form/field-pair.tsx';
import { PictureField } from '../../form/picture/picture-field.tsx';
import { type Rules, required, without } from '../../form/rules.ts';
import { TextItem } from '../../form/text-item.tsx';
import { statusOptions } from '../../table/table-column.tsx';
import { jobStatusInfo, jobVisibility } from './job-status.ts';

const logoLimits = {
  maxMegabytes: 2,
  width: 400,
  height: 400,
  fit: 'inside',
  keepsTransparency: true,
} as const;

const typeOptions = jobTypes.map((type) => ({ value: type, label: type }));

/** The same check as in the database. */
const linkRules = without((link) =>
  link === '' || safeLink(link)
    ? null
    : 'Tulis tautan lengkap, misalnya https://contoh.com/karier atau hrd@contoh.com.',
);

/** A day that has passed may stay. */
const deadlineRules: Rules = [
  ({ isFieldTouched }) => ({
    validator: async (_, date: string) => {
      if (date === '' || !isFieldTouched('deadline')) return;
      const problem = dateProblem(date) ?? deadlineProblem(date);
      if (problem) throw new Error(problem);
    },
  }),
];

/** The length limits are those of the database. */
export function JobFormFields() {
  const status: JobStatus = Form.useWatch('status') ?? 'pending';
  const deadline: string = Form.useWatch('deadline') ?? '';
  return (
    <>
      <TextItem name="title" label="Judul" rules={required('Judul harus diisi.')} limit={200} />
      <TextItem
        name="companyName"
        label="Nama perusahaan"
        rules={required('Nama perusahaan harus diisi.')}
        limit={200}
        autoComplete="organization"
      />
      <TextItem name="location" label="Lokasi (opsional)" limit={200} />
      <FieldPair>
        <Form.Item name="type" label="Jenis pekerjaan">
          <Choice options={typeOptions} />
        </Form.Item>
        <Form.Item name="deadline" label="Batas lamaran (opsional)" rules={deadlineRules}>
          <DateField />
        </Form.Item>
        <Form.Item name="status" label="Status" extra={jobVisibility({ status, deadline })}>
          <Choice options={statusOptions(jobStatusInfo)} />
        </Form.Item>
      </FieldPair>
      <TextItem
        name="description"
        label="Deskripsi"
        rules={required('Deskripsi harus diisi.')}
        limit={5000}
        lines={[6, 14]}
      />
      <TextItem
        name="applicationLink"
        label="Tautan lamaran (opsional)"
        hint="Halaman lamaran atau alamat email."
        rules={linkRules}
        {...linkInput({ allowsMail: true })}
      />
      <Form.Item name="picture">
        <PictureField
          label="Logo"
          hint="JPG atau PNG. Sebaiknya persegi, 400 × 400 piksel."
          limits={logoLimits}
        />
      </Form.Item>
    </>
  );
}
