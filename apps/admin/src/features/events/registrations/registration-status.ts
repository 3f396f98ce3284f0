import type { EventRegistration } from '@portal/api/event';
import type { EventFields } from '@portal/api/event/admin';
import type { ListedRegistration } from '@portal/api/registration/admin';
import { formatDate, formatNumber, formatTime } from '@portal/ui';

type Facts = Pick<EventFields, 'date' | 'time' | 'endTime' | 'location'>;

/** '28 November 2026 · 09:00–15:00 WIB · Aula' */
export const eventFacts = ({ date, time, endTime, location }: Facts) =>
  [formatDate(date), formatTime(time, endTime, date), location].filter(Boolean).join(' · ');

/** '23 dari 24 tempat terisi, 2 pendaftaran menunggu' */
export function seatsText(registration: EventRegistration): string {
  const { capacity, seatsTaken, waitingCount } = registration;
  const taken = formatNumber(seatsTaken);
  const seats =
    capacity === null
      ? `${taken} orang terdaftar, tanpa batas tempat`
      : `${taken} dari ${formatNumber(capacity)} tempat terisi`;
  return waitingCount > 0 ? `${seats}, ${formatNumber(waitingCount)} pendaftaran menunggu` : seats;
}

/** '23 dari 24, 2 menunggu', for a column. */
export function participantsText({
  capacity,
  seatsTaken,
  waitingCount,
}: EventRegistration): string {
  const taken = formatNumber(seatsTaken);
  const people = capacity === null ? taken : `${taken} dari ${formatNumber(capacity)}`;
  return waitingCount > 0 ? `${people}, ${formatNumber(waitingCount)} menunggu` : people;
}

/** Says whether a person who was added got a seat or waits. */
export function placeText({
  status,
  queuePlace,
}: Pick<ListedRegistration, 'status' | 'queuePlace'>) {
  return status === 'waiting'
    ? `Tempat tidak cukup: masuk daftar tunggu, urutan ke-${queuePlace ?? '?'}.`
    : 'Mendapat tempat.';
}
