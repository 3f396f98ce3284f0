import { db } from '@portal/api/client';
import { mutationOptions } from '@portal/api/query';
import { eventKeys } from '../event/event.keys.ts';
import { invalidatesWhenSettled } from '../query/invalidation.ts';
import { unwrap } from '../query/unwrap.ts';
import { registrationKeys } from './registration.keys.ts';
import { type RegistrationState, toRegistrationState } from './registration.model.ts';

/** The list, and the seats of the event. */
const refresh = invalidatesWhenSettled(registrationKeys.all, eventKeys.all);

interface AddedPerson {
  /** Made by the form, so that a person who is sent twice is added once. */
  id: string;
  eventId: string;
  /** An alumnus, or the name of somebody who is none or not in the portal. */
  person: { alumniId: string } | { name: string };
  partySize: number;
  note: string;
}

async function sendPerson(added: AddedPerson): Promise<RegistrationState> {
  const { id, eventId, person, partySize, note } = added;
  const [state] = unwrap(
    await db().rpc('add_registration', {
      id,
      event_id: eventId,
      party_size: partySize,
      note: note.trim(),
      ...('alumniId' in person ? { alumni_id: person.alumniId } : { guest_name: person.name }),
    }),
  );
  return toRegistrationState(state);
}

/** Also after the deadline, and for alumni of any status. Resolves to a seat, or a place in the queue of a full event. */
export function addRegistrationMutation() {
  return mutationOptions({
    mutationFn: sendPerson,
    ...refresh,
    meta: { errorTitle: 'Gagal Menambah Peserta' },
  });
}

/** To the front of the queue, and onto a seat where enough are free. */
export function moveRegistrationUpMutation() {
  return mutationOptions({
    mutationFn: async (id: string) => {
      unwrap(await db().rpc('move_registration_up', { registration_id: id }));
    },
    ...refresh,
    meta: { errorTitle: 'Gagal Mendahulukan Peserta' },
  });
}

/** The person reads the reason; the seat goes to the next who waits. */
export function cancelRegistrationOfMutation() {
  return mutationOptions({
    mutationFn: async ({ id, reason }: { id: string; reason: string }) => {
      unwrap(await db().rpc('cancel_registration_of', { registration_id: id, reason }));
    },
    ...refresh,
    meta: { errorTitle: 'Gagal Membatalkan Pendaftaran' },
  });
}

export interface Attendance {
  id: string;
  isPresent: boolean;
}

/** The same result however often it is sent. The queue of the door sends it and reports what was refused: no title, no toast. */
export async function sendAttendance({ id, isPresent }: Attendance): Promise<void> {
  unwrap(await db().rpc('set_attendance', { registration_id: id, is_present: isPresent }));
}

interface ParticipantMessage {
  /** Made by the form, so that a message that is sent twice is told once. */
  id: string;
  eventId: string;
  text: string;
  /** Null: both. */
  to: 'registered' | 'waiting' | null;
}

/** Becomes a notification. Resolves to the number of people who were told; those without an account cannot be. */
export function messageParticipantsMutation() {
  return mutationOptions({
    mutationFn: async ({ id, eventId, text, to }: ParticipantMessage) =>
      unwrap(
        await db().rpc('message_participants', {
          message_id: id,
          event_id: eventId,
          message: text,
          ...(to && { only_status: to }),
        }),
      ),
    meta: { errorTitle: 'Gagal Mengirim Pesan' },
  });
}
