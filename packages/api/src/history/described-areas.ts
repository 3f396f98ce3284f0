import { describedAlumni } from '../alumni/alumni.columns.ts';
import { describedEvent } from '../event/event.columns.ts';
import { describedJob } from '../job-posting/job-posting.columns.ts';
import { describedMember } from '../organization/organization.columns.ts';
import type { ColumnDescription, DescribedColumns } from '../rows/every-column.ts';
import type { HistoryArea } from './history.model.ts';

const describedWork = {
  alumni_id: { label: 'Alumni' },
  position: { label: 'Posisi' },
  company_name: { label: 'Perusahaan' },
  type: { label: 'Jenis', kind: 'choice' },
  start_date: { label: 'Mulai', kind: 'date' },
  end_date: { label: 'Selesai', kind: 'date' },
  description: { label: 'Deskripsi' },
} satisfies DescribedColumns<'work_history'>;

const describedRegistration = {
  event_id: { label: 'Kegiatan' },
  alumni_id: { label: 'Alumni' },
  guest_name: { label: 'Nama tamu' },
  party_size: { label: 'Jumlah orang', kind: 'number' },
  status: { label: 'Status', kind: 'choice' },
  note: { label: 'Catatan' },
  cancel_reason: { label: 'Alasan pembatalan' },
} satisfies DescribedColumns<'event_registrations'>;

const describedSite = {
  config_value: { label: 'Isi' },
} satisfies DescribedColumns<'site_configurations'>;

/** The columns of each area of the history in the words of people. */
export const describedAreas: Readonly<
  Record<HistoryArea, Readonly<Record<string, ColumnDescription>>>
> = {
  alumni: describedAlumni,
  work: describedWork,
  job: describedJob,
  event: describedEvent,
  registration: describedRegistration,
  organization: describedMember,
  site: describedSite,
};
