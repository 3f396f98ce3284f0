import { type ApprovedEvent, registrationEnd, seatsLeft } from '@portal/api/event';
import { todayInJakarta } from '@portal/ui';
import { periodOf } from './event-period.ts';

/** Uses the clock of this device, so it is for display only: the database decides. */
export function isRegistrationOpen(event: ApprovedEvent): boolean {
  return Date.now() < (registrationEnd(event) ?? 0);
}

/** How full an upcoming event is, in one line; empty without a limit, or where nobody registers in the portal. */
export function seatsText(event: ApprovedEvent): string {
  const { registration, date } = event;
  if (registration.mode !== 'portal' || periodOf(date, todayInJakarta()) === 'past') return '';
  if (!isRegistrationOpen(event)) return 'Pendaftaran ditutup';
  const left = seatsLeft(registration);
  if (left === null) return '';
  const seats = left > 0 ? `Sisa ${left} tempat` : 'Penuh';
  const { waitingCount } = registration;
  return waitingCount > 0 ? `${seats}, daftar tunggu ${waitingCount}` : seats;
}
