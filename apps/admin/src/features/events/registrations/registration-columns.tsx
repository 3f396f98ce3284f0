import type { ListedRegistration, RegistrationSort } from '@portal/api/registration/admin';
import { Badge, formatNumber } from '@portal/ui';
import { statusWords } from '@portal/views/status';
import { type SheetColumns, sheetTime } from '../../../export/csv.ts';
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

/** All fields, formatted for a spreadsheet. */
const sheet: SheetColumns<
  ListedRegistration,
  Exclude<keyof ListedRegistration, 'id' | 'alumniId'>
> = {
  name: { title: 'Nama', text: ({ name }) => name },
  entryYear: { title: 'Angkatan', text: ({ entryYear }) => entryYear },
  partySize: { title: 'Orang', type: 'number', text: ({ partySize }) => String(partySize) },
  status: { title: 'Status', text: ({ status }) => statusWords.registrations[status].label },
  queuePlace: {
    title: 'Urutan tunggu',
    type: 'number',
    text: ({ queuePlace }) => String(queuePlace ?? ''),
  },
  note: { title: 'Catatan', text: ({ note }) => note },
  cancelReason: { title: 'Alasan batal', text: ({ cancelReason }) => cancelReason },
  registeredAt: {
    title: 'Terdaftar (WIB)',
    type: 'date',
    text: ({ registeredAt }) => sheetTime(registeredAt),
  },
  waitingSince: {
    title: 'Menunggu sejak (WIB)',
    type: 'date',
    text: ({ waitingSince }) => sheetTime(waitingSince),
  },
  cancelledAt: {
    title: 'Dibatalkan (WIB)',
    type: 'date',
    text: ({ cancelledAt }) => sheetTime(cancelledAt),
  },
  attendedAt: {
    title: 'Hadir (WIB)',
    type: 'date',
    text: ({ attendedAt }) => sheetTime(attendedAt),
  },
};

export const exportedRegistrationColumns = Object.values(sheet);
