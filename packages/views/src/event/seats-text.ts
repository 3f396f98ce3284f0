import { type ApprovedEvent, registrationEnd, seatsLeft } from '@portal/api/event';
import { todayInJakarta } from '@portal/ui';
import { periodOf } from './event-period.ts';

/** Uses the clock of this device, so it is for display only: the database decides. */
export function isRegistrationOpen(event: ApprovedEvent): boolean {
  return Date.now() < (registrationEnd(event) ?? 0);
}

/** 'Sisa 2 tempat' or 'Penuh'; empty without a limit. */
export function freeSeatsText({ registration }: ApprovedEvent): string {
  const left = seatsLeft(registration);
  if (left === null) return '';
  return left > 0 ? `Sisa ${left} tempat` : 'Penuh';
}

/** How full an upcoming event is, in one line; empty without a limit, or where nobody registers in the portal. */
export function seatsText(event: ApprovedEvent): string {
  const { registration, date } = event;
  if (registration.mode !== 'portal' || periodOf(date, todayInJakarta()) === 'past') return '';
  if (!isRegistrationOpen(event)) return 'Pendaftaran ditutup';
  const seats = freeSeatsText(event);
  const { waitingCount } = registration;
  if (waitingCount === 0 || seats === '') return seats;
  if (seatsLeft(registration) === 0) return `${seats}, daftar tunggu ${waitingCount}`;
  // Whoever fits has a seat.
  return `${seats}; ${waitingCount} rombongan yang lebih besar menunggu`;
}

/** Beside a place in the queue; empty for one person, whom nobody passes. */
export function queueHint(partySize: number): string {
  if (partySize === 1) return '';
  return `Selama tempat yang kosong belum cukup untuk ${partySize} orang, rombongan yang lebih kecil dapat mendahului; urutan Anda tetap.`;
}
