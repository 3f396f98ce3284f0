import type { JobStatus } from '@portal/api/job-posting/admin';
import { Form } from 'antd';
import { FormFields } from '../../form/form-fields.tsx';
import { jobFields } from './job-fields.ts';
import { jobVisibility } from './job-status.ts';

export function JobFormFields() {
  const status: JobStatus = Form.useWatch('status') ?? 'pending';
  const deadline: string = Form.useWatch('deadline') ?? '';
  return (
    <FormFields
      marksOptional
      of={jobFields}
      rows={[
        'title',
        'companyName',
        'location',
        ['type', 'deadline', 'status'],
        'description',
        'applicationLink',
        'logoUrl',
      ]}
      also={{ status: { hint: jobVisibility({ status, deadline }) } }}
    />
  );
}
