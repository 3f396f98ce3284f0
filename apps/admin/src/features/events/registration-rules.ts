import type { EventFields } from '@portal/api/event/admin';
import { isWebLink } from '@portal/ui';
import type { TypedNumber } from '../../form/number-field.tsx';

// The database enforces the same rules.

/** An end that is earlier than the start is on the next day. */
export function endTimeProblem(start: string, end: string): string | null {
  if (end === '') return null;
  if (start === '') return 'Isi jam mulai sebelum jam selesai.';
  return end !== start ? null : 'Jam selesai harus setelah jam mulai.';
}

/** A text that is no number has a message of its own. */
export function capacityProblem(capacity: TypedNumber): string | null {
  if (typeof capacity !== 'number') return null;
  return capacity >= 1 && capacity <= 10_000 ? null : 'Kapasitas harus antara 1 dan 10.000 orang.';
}

/** Of a link that may be left out. */
export function secureLinkProblem(link: string): string | null {
  const isSafe = link === '' || (isWebLink(link) && /^https:/i.test(link));
  return isSafe ? null : 'Tulis alamat yang dimulai dengan https://.';
}

type Deadline = Pick<EventFields, 'date' | 'time' | 'deadlineDate' | 'deadlineTime'>;

/** For this rule, an event without a time begins at the end of its day. */
export function deadlineProblem(fields: Deadline): string | null {
  const { date, time, deadlineDate, deadlineTime } = fields;
  if (deadlineDate === '' && deadlineTime !== '') return 'Isi tanggal batas pendaftaran.';
  if (deadlineDate === '' || date === '') return null;
  const deadline = `${deadlineDate} ${deadlineTime || '23:59'}`;
  return deadline <= `${date} ${time || '24:00'}`
    ? null
    : 'Batas pendaftaran harus sebelum kegiatan dimulai.';
}
