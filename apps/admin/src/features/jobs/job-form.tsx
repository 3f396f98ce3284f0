import { editedJobQuery, type JobFields, jobMutations } from '@portal/api/job-posting/admin';
import { readNow, useMutation, useQuery, useQueryClient } from '@portal/api/query';
import { daysAhead } from '@portal/ui';
import { Form } from 'antd';
import { useState } from 'react';
import { useDecidedList } from '../../decide/decided-list.ts';
import { FormReason } from '../../decide/decision-buttons.tsx';
import { StoredRowState } from '../../drawer/stored-row-state.tsx';
import { FormDrawer } from '../../form/form-drawer.tsx';
import { useRowForm } from '../../form/use-row-form.ts';
import type { FormProps } from '../../list/list-page.tsx';
import { useDecidedFields } from '../../list/use-decided-fields.ts';
import { jobFieldLabels } from './job-fields.ts';
import { JobFormFields } from './job-form-fields.tsx';
import { jobVisibility } from './job-status.ts';
import { type JobValues, newJob, toJobFields, toJobValues } from './job-values.ts';

export function JobForm({ id, startField, onClose }: FormProps) {
  const isNew = id === null;
  const [form] = Form.useForm<JobValues>();
  const [empty] = useState(newJob);
  const status = Form.useWatch('status', form);
  const { askDay } = useDecidedList();
  const cache = useQueryClient();
  const stored = useQuery({ ...editedJobQuery(id ?? ''), enabled: !isNew });
  const { mutateAsync: write } = useMutation(jobMutations.save());
  const row = useRowForm({
    form,
    kind: 'kelola-lowongan',
    id,
    stored: stored.data,
    empty,
    toValues: toJobValues,
    toFields: toJobFields,
    write,
    read: (rowId) => readNow(cache, editedJobQuery(rowId)),
    labels: jobFieldLabels,
    picture: { folder: 'company_logos/', failureTitle: 'Upload Logo Gagal' },
    savedText: jobVisibility,
    decided: useDecidedFields(({ status }: JobFields) => ({ status }), stored.data?.review),
    savedTitle: isNew ? 'Lowongan Ditambahkan' : 'Lowongan Diperbarui',
  });

  /** Approved past its day, nobody would read it. */
  const save = async (values: JobValues) => {
    const isApproval = values.status === 'approved' && stored.data?.fields.status !== values.status;
    const isOver = isApproval && daysAhead(values.deadline) < 0;
    const deadline = isOver ? await askDay(values.title) : values.deadline;
    return deadline !== null && row.save({ ...values, deadline });
  };

  return (
    <FormDrawer
      title={isNew ? 'Tambah Lowongan' : 'Ubah Lowongan'}
      row={{ ...row, save }}
      startField={startField}
      {...(status !== 'approved' && { published: { status: 'approved' } })}
      pending={<StoredRowState noun="Lowongan" query={stored} />}
      note={id && stored.data && <FormReason id={id} stored={stored.data} />}
      onClose={onClose}
    >
      <JobFormFields />
    </FormDrawer>
  );
}
