import {
  changeJobStatusMutation,
  fetchNamedJobs,
  jobList,
  type ListedJob,
  nameProposers,
  posterNamesQuery,
} from '@portal/api/job-posting/admin';
import { keepPreviousData, useMutation, useQuery } from '@portal/api/query';
import { ExportButton } from '../../table/export-button.tsx';
import { RowActions } from '../../table/row-actions.tsx';
import { RowsTable } from '../../table/rows-table.tsx';
import { statusChanger } from '../../table/status-changer.ts';
import { jobColumns } from './job-columns.tsx';
import { jobStatusLabels, jobSteps } from './job-status.ts';
import type { JobsAddress } from './use-jobs-address.ts';

interface JobsTableProps {
  address: JobsAddress;
  onEdit: (id: string) => void;
  onRemove: (job: ListedJob) => void;
}

export function JobsTable({ address, onEdit, onRemove }: JobsTableProps) {
  const { request } = address;
  const jobs = useQuery({ ...jobList.query(request), placeholderData: keepPreviousData });
  const { data: names = {} } = useQuery(posterNamesQuery(jobs.data));
  const { mutateAsync: send } = useMutation(changeJobStatusMutation());
  const changeStatus = statusChanger(send, {
    title: 'Status Lowongan Diperbarui',
    labels: jobStatusLabels,
  });
  return (
    <RowsTable
      name="jobs"
      title="Lowongan"
      errorTitle="Gagal memuat lowongan"
      columns={jobColumns}
      query={{ ...jobs, data: jobs.data && nameProposers(jobs.data, names) }}
      address={address}
      rowName={({ title }) => title}
      actions={(job) => (
        <RowActions
          name={job.title}
          steps={jobSteps[job.status]}
          onStep={(status) => changeStatus({ id: job.id, former: job.status, status }, job.title)}
          onEdit={() => onEdit(job.id)}
          onRemove={() => onRemove(job)}
        />
      )}
      tools={
        <ExportButton
          fileName="lowongan"
          columns={jobColumns}
          fetchPage={(page, size, signal) => fetchNamedJobs({ ...request, page, size }, signal)}
        />
      }
      nothingYet={{
        title: 'Belum ada lowongan',
        text: 'Tambahkan lowongan pertama lewat tombol di atas.',
      }}
    />
  );
}
