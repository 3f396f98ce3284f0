import type { EventRegistration } from '@portal/api/event';
import type { ListedRegistration } from '@portal/api/registration/admin';
import { type BadgeTone, formatDate, formatNumber } from '@portal/ui';

export const registrationStatusInfo: Readonly<
  Record<ListedRegistration['status'], { label: string; tone: BadgeTone }>
> = {
  registered: { label: 'Terdaftar', tone: 'success' },
  waiting: { label: 'Daftar tunggu', tone: 'warning' },
  attended: { label: 'Hadir', tone: 'info' },
  cancelled: { label: 'Dibatalkan', tone: 'neutral' },
};

/** 'Lokakarya PLC, 28 November 2026' */
export const eventName = ({ title, date }: { title: string; date: string }) =>
  `${title}, ${formatDate(date)}`;

/** '23 dari 24 kursi terisi, 2 pendaftaran menunggu' */
export function seatsText(registration: EventRegistration): string {
  const { capacity, seatsTaken, waitingCount } = registration;
  const taken = formatNumber(seatsTaken);
  const seats =
    capacity === null
      ? `${taken} orang terdaftar, tanpa batas kursi`
      : `${taken} dari ${formatNumber(capacity)} kursi terisi`;
  return waitingCount > 0 ? `${seats}, ${formatNumber(waitingCount)} pendaftaran menunggu` : seats;
}

/** Says whether a person who was added got a seat or waits. */
export function placeText({
  status,
  queuePlace,
}: Pick<ListedRegistration, 'status' | 'queuePlace'>) {
  return status === 'waiting'
    ? `Kursi tidak cukup: masuk daftar tunggu, urutan ke-${queuePlace ?? '?'}.`
    : 'Mendapat kursi.';
}
