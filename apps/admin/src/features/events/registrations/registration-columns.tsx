import type { ListedRegistration, RegistrationSort } from '@portal/api/registration/admin';
import { Badge, formatNumber } from '@portal/ui';
import { statusWords } from '@portal/views/status';
import { sheetOf } from '../../../export/sheet-of.ts';
import type { FieldTable } from '../../../form/field-table.ts';
import type { TableColumn } from '../../../table/table-column.tsx';
import styles from './registrations-page.module.css';

export const registrationColumns: readonly TableColumn<ListedRegistration, RegistrationSort>[] = [
  {
    key: 'name',
    title: 'Nama',
    sort: 'name',
    cardPlace: 'name',
    render: ({ name }) => (
      <span className={styles.name} title={name}>
        {name}
      </span>
    ),
  },
  { key: 'year', title: 'Angkatan', width: '6rem', text: ({ entryYear }) => entryYear },
  {
    key: 'party',
    title: 'Orang',
    cardPlace: 'fact',
    sort: 'party_size',
    orders: ['Rombongan terkecil dulu', 'Rombongan terbesar dulu'],
    width: '6rem',
    text: ({ partySize }) => `${formatNumber(partySize)} orang`,
  },
  {
    key: 'status',
    title: 'Status',
    sort: 'status',
    orders: ['Terdaftar dulu', 'Terdaftar terakhir'],
    cardPlace: 'state',
    width: '11rem',
    render: ({ status, queuePlace }) => (
      <Badge tone={statusWords.registrations[status].tone}>
        {`${statusWords.registrations[status].label}${queuePlace === null ? '' : ` ke-${queuePlace}`}`}
      </Badge>
    ),
  },
  {
    key: 'note',
    title: 'Catatan',
    cardPlace: 'text',
    text: ({ note, cancelReason }) => cancelReason || note,
  },
];

const fields = {
  name: { label: 'Nama' },
  entryYear: { label: 'Angkatan' },
  partySize: { label: 'Orang', kind: 'number' },
  status: { label: 'Status', words: statusWords.registrations },
  queuePlace: { label: 'Urutan tunggu', kind: 'number' },
  note: { label: 'Catatan' },
  cancelReason: { label: 'Alasan batal' },
  registeredAt: { label: 'Terdaftar (WIB)', kind: 'moment' },
  waitingSince: { label: 'Menunggu sejak (WIB)', kind: 'moment' },
  cancelledAt: { label: 'Dibatalkan (WIB)', kind: 'moment' },
  attendedAt: { label: 'Hadir (WIB)', kind: 'moment' },
} satisfies FieldTable<Omit<ListedRegistration, 'id' | 'alumniId'>>;

export const exportedRegistrationColumns =
  sheetOf<Omit<ListedRegistration, 'id' | 'alumniId'>>(fields);
