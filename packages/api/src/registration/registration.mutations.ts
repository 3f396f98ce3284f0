import { db } from '@portal/api/client';
import { mutationOptions, type QueryClient } from '@portal/api/query';
import { eventKeys } from '../event/event.keys.ts';
import { notificationKeys } from '../notification/notification.keys.ts';
import { cancelAndInvalidate } from '../query/invalidation.ts';
import { unwrap } from '../query/unwrap.ts';
import { registrationKeys } from './registration.keys.ts';
import { type RegistrationState, toRegistrationState } from './registration.model.ts';

/** Seats and queue of the event, and the notification that comes with each change, are read again; the write waits for its own rows. */
const refresh = {
  onSettled: (
    _result: unknown,
    _error: Error | null,
    _sent: unknown,
    _shown: unknown,
    { client }: { client: QueryClient },
  ) => {
    void cancelAndInvalidate(client, eventKeys.all);
    void cancelAndInvalidate(client, notificationKeys.all);
    return cancelAndInvalidate(client, registrationKeys.all);
  },
};

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
    await db().rpc(name, { event_id: eventId, party_size: partySize, note: note.trim() }),
  );
  return toRegistrationState(state);
}

/**
 * Resolves to a seat or a place in the queue: the database decides when it is sent. One who is registered already keeps what they
 * have, so it can be sent again after a lost answer. Refused with a sentence for those who are not verified.
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

/** Gives the seat to the next who waits. Cancelling twice is no error. */
export function cancelRegistrationMutation() {
  return mutationOptions({
    mutationFn: async (eventId: string) => {
      unwrap(await db().rpc('cancel_registration', { event_id: eventId }));
    },
    ...refresh,
    meta: { errorTitle: 'Gagal Membatalkan Pendaftaran' },
  });
}
