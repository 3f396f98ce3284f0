import {
  editedJobQuery,
  exportedJobs,
  type JobSort,
  type JobStatus,
  jobList,
  jobMutations,
  type ListedJob,
} from '@portal/api/job-posting/admin';
import { formatShortDate } from '@portal/ui';
import type { DecidedSource } from '../../decide/decided-list.ts';
import { reasonFilter } from '../../decide/reason-filter.ts';
import { listFile } from '../../export/list-file.ts';
import { ListPage } from '../../list/list-page.tsx';
import { RowName } from '../../table/row-name.tsx';
import {
  createdColumn,
  StatusBadge,
  secondLook,
  statusColumn,
  type TableColumn,
} from '../../table/table-column.tsx';
import { JobDetail } from './job-detail.tsx';
import { exportedColumns } from './job-fields.ts';
import { JobForm } from './job-form.tsx';
import { jobDecisions, jobState, jobStatusInfo } from './job-status.ts';

const columns: readonly TableColumn<ListedJob, JobSort>[] = [
  {
    key: 'title',
    title: 'Judul',
    sort: 'title',
    cardPlace: 'name',
    width: '45%',
    render: ({ id, title }, onOpen) => <RowName name={title} onOpen={() => onOpen(id)} />,
  },
  {
    key: 'company',
    title: 'Perusahaan',
    sort: 'company_name',
    cardPlace: 'fact',
    text: ({ companyName }) => companyName,
  },
  { key: 'type', title: 'Jenis', sort: 'job_type', width: '7rem', text: ({ type }) => type },
  {
    ...statusColumn,
    render: (job) => <StatusBadge {...(secondLook(job) ?? jobState(job))} reason={job.reason} />,
  },
  {
    key: 'deadline',
    title: 'Batas',
    sort: 'deadline',
    orders: ['Batas terdekat dulu', 'Batas terjauh dulu'],
    width: '7.5rem',
    shownFrom: 1200,
    text: ({ deadline }) => formatShortDate(deadline),
  },
  { ...createdColumn, shownFrom: 1100 },
  {
    key: 'proposedBy',
    title: 'Pengusul',
    shownFrom: 1300,
    text: ({ proposedBy }) => proposedBy,
  },
];

const source: DecidedSource<ListedJob, JobStatus, JobSort> = {
  name: 'jobs',
  title: 'Lowongan',
  searchLabel: 'Cari judul atau perusahaan',
  emptyText: 'Tambahkan lowongan pertama lewat tombol di atas.',
  deletedTitle: 'Lowongan Dihapus',
  list: jobList,
  file: listFile(exportedColumns, exportedJobs),
  mutations: jobMutations,
  record: editedJobQuery,
  filters: [reasonFilter('job_postings')],
  columns,
  statusInfo: jobStatusInfo,
  decisions: jobDecisions,
  rowName: ({ title }) => title,
  deletedName: ({ title, companyName }) => `${title} di ${companyName}`,
};

export default function JobsPage() {
  return (
    <ListPage
      source={source}
      text="Tinjau usulan alumni, pasang lowongan baru, dan tutup yang sudah terisi."
      form={JobForm}
      detail={JobDetail}
    />
  );
}
