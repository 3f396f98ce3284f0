import type { AlumniSort, ListedAlumni } from '@portal/api/alumni/admin';
import { Avatar, Badge, Cluster } from '@portal/ui';
import { RowName } from '../../table/row-name.tsx';
import { createdColumn, statusColumn, type TableColumn } from '../../table/table-column.tsx';
import { AlumniBadges } from './alumni-badges.tsx';
import styles from './alumni-columns.module.css';

export const alumniColumns: readonly TableColumn<ListedAlumni, AlumniSort>[] = [
  {
    key: 'name',
    title: 'Nama',
    sort: 'full_name',
    cardPlace: 'name',
    render: (alumnus, onOpen) => <AlumniName alumnus={alumnus} onOpen={onOpen} />,
  },
  { key: 'email', title: 'Email', text: ({ email }) => email },
  {
    key: 'entry-year',
    title: 'Angkatan',
    sort: 'entry_year',
    orders: ['Angkatan terlama dulu', 'Angkatan terbaru dulu'],
    cardPlace: 'titled-fact',
    width: '7.5rem',
    text: ({ entryYear }) => entryYear,
  },
  {
    key: 'graduation-year',
    title: 'Lulus',
    sort: 'graduation_year',
    orders: ['Lulus terlama dulu', 'Lulus terbaru dulu'],
    isHiddenAtFirst: true,
    width: '5.5rem',
    text: ({ graduationYear }) => graduationYear,
  },
  { key: 'nim', title: 'NIM', isHiddenAtFirst: true, width: '8rem', text: ({ nim }) => nim },
  {
    key: 'concentration',
    title: 'Konsentrasi',
    isHiddenAtFirst: true,
    text: ({ concentration }) => concentration,
  },
  {
    key: 'phone',
    title: 'Telepon',
    isHiddenAtFirst: true,
    width: '9.5rem',
    text: ({ phoneNumber }) => phoneNumber,
  },
  {
    ...statusColumn,
    sort: 'validation_status',
    render: (alumnus) => <AlumniBadges isShort alumnus={alumnus} />,
  },
  {
    key: 'posting-right',
    title: 'Hak lowongan',
    isHiddenAtFirst: true,
    width: '6.5rem',
    text: ({ canPostJobs }) => (canPostJobs ? 'Ya' : ''),
  },
  {
    key: 'listed',
    title: 'Tampil di direktori',
    isHiddenAtFirst: true,
    width: '9.5rem',
    text: ({ isListed }) => (isListed ? 'Ya' : 'Tidak'),
  },
  {
    key: 'badge',
    title: 'Lencana',
    isHiddenAtFirst: true,
    text: ({ specialBadge }) => specialBadge,
  },
  { key: 'job', title: 'Jabatan', isHiddenAtFirst: true, text: ({ jobTitle }) => jobTitle },
  { key: 'company', title: 'Perusahaan', isHiddenAtFirst: true, text: ({ company }) => company },
  { key: 'location', title: 'Lokasi', isHiddenAtFirst: true, text: ({ location }) => location },
  { ...createdColumn, title: 'Bergabung', shownFrom: 1040 },
];

interface AlumniNameProps {
  alumnus: ListedAlumni;
  onOpen: (id: string) => void;
}

/** Picture, name and badge; a press on the name opens the detail. */
function AlumniName({ alumnus, onOpen }: AlumniNameProps) {
  const { id, fullName, imageUrl, specialBadge } = alumnus;
  return (
    <Cluster align="center" isOneLine className={styles.person}>
      <Avatar name={fullName} src={imageUrl} size={28} />
      <RowName name={fullName} onOpen={() => onOpen(id)} />
      {specialBadge && (
        <span title={specialBadge} className={styles.badge}>
          <Badge tone="special">{specialBadge}</Badge>
        </span>
      )}
    </Cluster>
  );
}
