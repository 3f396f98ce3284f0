import { eventStart } from '@portal/api/event';
import type { EventFields } from '@portal/api/event/admin';
import type { EventAudience } from '@portal/api/registration/admin';
import { formatNumber } from '@portal/ui';
import type { TypedNumber } from '../../form/number-field.tsx';

/** '15 pendaftaran ikut terhapus: 23 tempat, 2 di daftar tunggu. 12 orang diberi tahu …' */
export function removalText(audience: EventAudience, isToCome: boolean): string {
  const { seated, waiting } = audience;
  const registrations = formatNumber(seated.registrations + waiting.registrations);
  const told = isToCome
    ? toldText(audience, 'bahwa kegiatan ini dibatalkan')
    : 'Tidak ada yang diberi tahu.';
  return `${registrations} pendaftaran ikut terhapus: ${placesText(seated.people, waiting.registrations)}. ${told}`;
}

/** '12 orang diberi tahu bahwa kegiatan ini dibatalkan; 3 yang lain tidak punya akun.' */
export function toldText({ seated, waiting }: EventAudience, what: string): string {
  const told = seated.withAccount + waiting.withAccount;
  const others = seated.registrations + waiting.registrations - told;
  if (told === 0) return 'Tidak ada yang diberi tahu: tidak ada peserta yang punya akun.';
  const rest = others > 0 ? `; ${formatNumber(others)} yang lain tidak punya akun.` : '.';
  return `${formatNumber(told)} orang diberi tahu ${what}${rest}`;
}

function placesText(people: number, waiting: number): string {
  const seats = people > 0 && `${formatNumber(people)} tempat`;
  const queue = waiting > 0 && `${formatNumber(waiting)} di daftar tunggu`;
  return [seats, queue].filter(Boolean).join(', ');
}

type Told = Pick<
  EventFields,
  'status' | 'date' | 'time' | 'endTime' | 'location' | 'onlineLink' | 'capacity'
>;

/** What the participants are told once the changed event is saved; empty if nothing. The database decides by its own clock. */
export function changeText(stored: Told, changed: Told, audience: EventAudience): string {
  const { seated, waiting } = audience;
  const begins = Math.max(eventStart(stored) ?? 0, eventStart(changed) ?? 0);
  if (seated.registrations + waiting.registrations === 0 || begins <= Date.now()) return '';
  if (stored.status === 'approved' && changed.status !== 'approved')
    return toldText(audience, 'bahwa kegiatan ini dibatalkan');
  if (changed.status !== 'approved') return '';
  if (stored.status !== 'approved') return toldText(audience, 'bahwa kegiatan ini jadi diadakan');
  return [
    (['date', 'time', 'endTime', 'location'] as const).some(
      (name) => stored[name] !== changed[name],
    ) && toldText(audience, 'tentang waktu atau tempat yang baru'),
    stored.onlineLink !== changed.onlineLink && linkText(audience),
    waiting.registrations > 0 &&
      isMore(changed.capacity, stored.capacity) &&
      'Yang menunggu mendapat tempat yang bertambah, dan diberi tahu.',
  ]
    .filter(Boolean)
    .join(' ');
}

function linkText({ seated }: EventAudience): string {
  const waiting = { ...seated, registrations: 0, withAccount: 0 };
  return seated.registrations > 0
    ? toldText({ seated, waiting }, 'bahwa tautan daring berubah')
    : '';
}

/** Null is without a limit. */
function isMore(capacity: number | null, former: number | null): boolean {
  return former !== null && (capacity === null || capacity > former);
}

/** Beside the field of the capacity. */
export function capacityText(capacity: TypedNumber, seatsTaken: number): string {
  if (seatsTaken === 0) return 'Kosongkan jika tidak dibatasi.';
  const taken = `${formatNumber(seatsTaken)} sudah terdaftar.`;
  if (typeof capacity !== 'number' || capacity >= seatsTaken)
    return `${taken} Kosongkan jika tidak dibatasi.`;
  return `${taken} Tidak ada tempat yang diambil kembali, dan tidak ada yang diberi tahu: yang baru mendapat tempat setelah ${formatNumber(seatsTaken - capacity + 1)} orang keluar.`;
}
