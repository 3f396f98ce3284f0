import { mutationOptions } from '@portal/api/query';
import { cached } from '../query/cached.ts';
import { call, write } from '../query/call.ts';
import { awaitsReadsWhenSettled } from '../query/invalidation.ts';
import { cleanText } from '../text/index.ts';
import { type RegistrationState, toRegistrationState } from './registration.model.ts';

/** The own registrations, which the write waits for; the seats and queue of the event; the notifications. */
const refresh = awaitsReadsWhenSettled(cached.registrations, cached.events, cached.notifications);

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
  const party = { event_id: eventId, party_size: partySize, note: cleanText(note) };
  const [state] = await call(name, party);
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
    mutationFn: write('cancel_registration', (eventId: string) => ({ event_id: eventId })),
    ...refresh,
    meta: { errorTitle: 'Gagal Membatalkan Pendaftaran' },
  });
}
