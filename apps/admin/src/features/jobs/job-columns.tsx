import type { JobSort, ListedJob } from '@portal/api/job-posting/admin';
import { Badge, formatShortDate } from '@portal/ui';
import type { TableColumn } from '../../table/table-column.ts';
import { jobStatusLabels, jobStatusTones } from './job-status.ts';

export const jobColumns: readonly TableColumn<ListedJob, JobSort>[] = [
  {
    key: 'title',
    title: 'Judul',
    sort: 'title',
    isName: true,
    render: ({ title }) => title,
    text: ({ title }) => title,
  },
  {
    key: 'company',
    title: 'Perusahaan',
    sort: 'company_name',
    render: ({ companyName }) => companyName,
    text: ({ companyName }) => companyName,
  },
  {
    key: 'type',
    title: 'Jenis',
    sort: 'job_type',
    render: ({ type }) => type,
    text: ({ type }) => type,
  },
  {
    key: 'status',
    title: 'Status',
    sort: 'status',
    render: ({ status }) => <Badge tone={jobStatusTones[status]}>{jobStatusLabels[status]}</Badge>,
    text: ({ status }) => jobStatusLabels[status],
  },
  {
    key: 'created',
    title: 'Dibuat',
    sort: 'created_at',
    width: '7.5rem',
    render: ({ createdAt }) => formatShortDate(createdAt),
    text: ({ createdAt }) => createdAt,
  },
  {
    key: 'proposedBy',
    title: 'Pengusul',
    render: ({ proposedBy }) => proposedBy || '–',
    text: ({ proposedBy }) => proposedBy,
  },
];
