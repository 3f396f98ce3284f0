import type { AlumniSort, ListedAlumni } from '@portal/api/alumni/admin';
import { Badge, formatShortDate } from '@portal/ui';
import type { TableColumn } from '../../table/table-column.ts';
import { AlumniName } from './alumni-name.tsx';
import { statusLabels, statusTones } from './alumni-status.ts';

type AlumniColumn = TableColumn<ListedAlumni, AlumniSort>;

/** What the alumnus has not told is a dash in the table and nothing in the export. */
function textColumn(column: Omit<AlumniColumn, 'render'> & Required<Pick<AlumniColumn, 'text'>>) {
  return { ...column, render: (row: ListedAlumni) => column.text(row) || '–' };
}

/** `onOpen` shows everything that is known about an alumnus. */
export const alumniColumns = (onOpen: (id: string) => void): readonly AlumniColumn[] => [
  {
    key: 'name',
    title: 'Nama',
    sort: 'full_name',
    isName: true,
    render: (alumnus) => <AlumniName alumnus={alumnus} onOpen={onOpen} />,
    text: ({ fullName }) => fullName,
  },
  // The name has it below itself already: a column of its own is for copying.
  textColumn({ key: 'email', title: 'Email', isHiddenAtFirst: true, text: ({ email }) => email }),
  textColumn({
    key: 'entry-year',
    title: 'Angkatan',
    sort: 'entry_year',
    width: '7.5rem',
    text: ({ entryYear }) => entryYear,
  }),
  textColumn({
    key: 'graduation-year',
    title: 'Lulus',
    sort: 'graduation_year',
    width: '6.5rem',
    shownFrom: 'lg',
    text: ({ graduationYear }) => graduationYear,
  }),
  {
    key: 'status',
    title: 'Status',
    sort: 'validation_status',
    width: '9.5rem',
    render: ({ status }) => <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>,
    text: ({ status }) => statusLabels[status],
  },
  {
    key: 'badge',
    title: 'Lencana',
    shownFrom: 'xl',
    render: ({ specialBadge }) =>
      specialBadge ? <Badge tone="special">{specialBadge}</Badge> : '–',
    text: ({ specialBadge }) => specialBadge,
  },
  textColumn({
    key: 'posting-right',
    title: 'Hak lowongan',
    width: '6.5rem',
    shownFrom: 'xl',
    text: ({ canPostJobs }) => (canPostJobs ? 'Ya' : ''),
  }),
  textColumn({
    key: 'job',
    title: 'Jabatan',
    isHiddenAtFirst: true,
    text: ({ jobTitle }) => jobTitle,
  }),
  textColumn({
    key: 'company',
    title: 'Perusahaan',
    isHiddenAtFirst: true,
    text: ({ company }) => company,
  }),
  textColumn({
    key: 'location',
    title: 'Lokasi',
    isHiddenAtFirst: true,
    text: ({ location }) => location,
  }),
  {
    key: 'created',
    title: 'Bergabung',
    sort: 'created_at',
    width: '8rem',
    shownFrom: 'lg',
    render: ({ createdAt }) => formatShortDate(createdAt),
    text: ({ createdAt }) => createdAt,
  },
];
