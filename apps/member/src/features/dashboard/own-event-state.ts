import type { OwnRegistration } from '@portal/api/registration';
import type { BadgeTone } from '@portal/ui';
import { queueHint } from '@portal/views/event';
import { statusWords } from '@portal/views/status';

interface DividedRegistrations {
  /** The nearest first. */
  upcoming: OwnRegistration[];
  /** The latest first, and only registrations that had a seat in an event that took place. */
  past: OwnRegistration[];
}

/** Leaves out registrations that the user has cancelled. An event of `today` counts as upcoming at any hour. */
export function divideByDate(
  registrations: OwnRegistration[],
  today: string,
): DividedRegistrations {
  const upcoming = registrations.filter(
    ({ date, status, cancelReason }) =>
      date >= today && (status !== 'cancelled' || cancelReason !== null),
  );
  const past = registrations.filter(
    ({ date, status, isEventShown }) =>
      date < today && (status === 'attended' || (status === 'registered' && isEventShown)),
  );
  return { upcoming: upcoming.reverse(), past };
}

/** The state of a registration, and what happens next. */
export function stateOf(registration: OwnRegistration): {
  label: string;
  tone: BadgeTone;
  next: string;
} {
  const { status, isEventShown, partySize, queuePlace, cancelReason } = registration;
  if (status === 'cancelled') {
    return { label: 'Dibatalkan panitia', tone: 'danger', next: cancelReason ?? '' };
  }
  if (!isEventShown) {
    return {
      label: 'Kegiatan dibatalkan',
      tone: 'danger',
      next: 'Kegiatan ini tidak jadi diadakan.',
    };
  }
  const { label } = statusWords.registrations[status];
  if (status === 'waiting') {
    return {
      label: `${label} ke-${queuePlace ?? 1}`,
      tone: 'warning',
      next: `Untuk ${partySize} orang. Anda langsung terdaftar begitu ada tempat. ${queueHint(partySize)}`.trim(),
    };
  }
  return { label, tone: 'success', next: `Untuk ${partySize} orang.` };
}
