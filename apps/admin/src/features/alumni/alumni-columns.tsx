import type { AlumniSort, ListedAlumni } from '@portal/api/alumni/admin';
import { Badge } from '@portal/ui';
import { createdColumn, statusColumn, type TableColumn } from '../../table/table-column.tsx';
import { AlumniBadges } from './alumni-badges.tsx';
import { AlumniName } from './alumni-name.tsx';
import { alumniStatusInfo } from './alumni-status.ts';

export const alumniColumns: readonly TableColumn<ListedAlumni, AlumniSort>[] = [
  {
    key: 'name',
    title: 'Nama',
    sort: 'full_name',
    isName: true,
    render: (alumnus, onOpen) => <AlumniName alumnus={alumnus} onOpen={onOpen} />,
  },
  // The name column shows it as well: this one is for copying.
  { key: 'email', title: 'Email', isHiddenAtFirst: true, text: ({ email }) => email },
  {
    key: 'entry-year',
    title: 'Angkatan',
    sort: 'entry_year',
    width: '7.5rem',
    text: ({ entryYear }) => entryYear,
  },
  {
    key: 'graduation-year',
    title: 'Lulus',
    sort: 'graduation_year',
    width: '6.5rem',
    shownFrom: 'lg',
    text: ({ graduationYear }) => graduationYear,
  },
  {
    ...statusColumn(alumniStatusInfo),
    sort: 'validation_status',
    width: '9.5rem',
    render: (alumnus) => <AlumniBadges alumnus={alumnus} />,
  },
  {
    key: 'badge',
    title: 'Lencana',
    shownFrom: 'xl',
    render: ({ specialBadge }) =>
      specialBadge ? <Badge tone="special">{specialBadge}</Badge> : '–',
  },
  {
    key: 'posting-right',
    title: 'Hak lowongan',
    width: '6.5rem',
    shownFrom: 'xl',
    text: ({ canPostJobs }) => (canPostJobs ? 'Ya' : ''),
  },
  { key: 'job', title: 'Jabatan', isHiddenAtFirst: true, text: ({ jobTitle }) => jobTitle },
  { key: 'company', title: 'Perusahaan', isHiddenAtFirst: true, text: ({ company }) => company },
  { key: 'location', title: 'Lokasi', isHiddenAtFirst: true, text: ({ location }) => location },
  { ...createdColumn, title: 'Bergabung', width: '8rem', shownFrom: 'lg' },
];
