import { db } from '@portal/api/client';
import { mutationOptions } from '@portal/api/query';
import { eventKeys } from '../event/event.keys.ts';
import { notificationKeys } from '../notification/notification.keys.ts';
import { awaitsReadsWhenSettled } from '../query/invalidation.ts';
import { unwrap } from '../query/unwrap.ts';
import { cleanText } from '../text/index.ts';
import { registrationKeys } from './registration.keys.ts';
import { type RegistrationState, toRegistrationState } from './registration.model.ts';

/** The own registrations, which the write waits for; the seats and queue of the event; the notifications. */
const refresh = awaitsReadsWhenSettled(registrationKeys.all, eventKeys.all, notificationKeys.all);

interface Party {
  eventId: string;
  /** 1 to 5. */
  partySize: number;
  note: string;
}

async function sendParty(
  name: 'register_for_event' | 'change_registration',
  { eventId, partySize, note }: Party,
): Promise<RegistrationState> {
  const [state] = unwrap(
    await db().rpc(name, { event_id: eventId, party_size: partySize, note: cleanText(note) }),
  );
  return toRegistrationState(state);
}

/**
 * Resolves to a seat or a place in the queue, which the database decides on arrival. A user who is already registered keeps their
 * place, so the request can be repeated after a lost answer. Users who are not verified are refused with the reason.
 */
export function registerForEventMutation() {
  return mutationOptions({
    mutationFn: (party: Party) => sendParty('register_for_event', party),
    ...refresh,
    meta: { errorTitle: 'Gagal Mendaftar' },
  });
}

/** A bigger party is refused where too few seats are left; a smaller one frees seats at once. */
export function changeRegistrationMutation() {
  return mutationOptions({
    mutationFn: (party: Party) => sendParty('change_registration', party),
    ...refresh,
    meta: { errorTitle: 'Gagal Mengubah Pendaftaran' },
  });
}

/** Gives the seat to the next in the queue. Cancelling twice is no error. */
export function cancelRegistrationMutation() {
  return mutationOptions({
    mutationFn: async (eventId: string) => {
      unwrap(await db().rpc('cancel_registration', { event_id: eventId }));
    },
    ...refresh,
    meta: { errorTitle: 'Gagal Membatalkan Pendaftaran' },
  });
}
