import { people } from '../world/actors.ts';
import { belongings, eventIds, guestRegistration } from '../world/rows.ts';
import { adminOnly, type TableAccess } from './subject.ts';

const event = { title: 'Baru', event_date: '2026-06-01', event_time: '08:00' };
const registration = { event_id: eventIds.past, party_size: 1, status: 'registered' };
/** Clients write through functions only. */
const adminReads = { guest: '', alumni: '', admin: 'S' };

/** The part of the access matrix that is about events and their participants. */
export const eventMatrix: Record<string, TableAccess> = {
  'public.events': {
    change: { description: 'Diubah' },
    conflict: 'id',
    along: [
      'private.published_events',
      'private.rows_beside',
      'private.event_keys',
      'public.event_registrations',
    ],
    subjects: {
      'an approved event': {
        key: () => ({ id: eventIds.approved }),
        row: () => ({ ...event, status: 'approved' }),
        access: adminOnly,
      },
      'a pending event': {
        key: () => ({ id: eventIds.pending }),
        row: () => event,
        access: adminOnly,
      },
      'a rejected event': {
        key: () => ({ id: eventIds.rejected }),
        access: { ...adminOnly, admin: 'SUPD' },
      },
      'a past event': {
        key: () => ({ id: eventIds.past }),
        access: { ...adminOnly, admin: 'SUPD' },
      },
    },
  },
  'public.event_registrations': {
    change: { note: 'Diubah' },
    conflict: 'id',
    subjects: {
      'their own registration': {
        key: (self) => ({ id: belongings(self).registration }),
        row: (self) => ({ ...registration, alumni_id: self.alumniId }),
        access: { ...adminReads, alumni: 'S' },
      },
      "another's registration": {
        key: () => ({ id: belongings(people.peer).registration }),
        access: adminReads,
      },
      'the registration of a guest': {
        key: () => ({ id: guestRegistration }),
        row: () => ({ ...registration, guest_name: 'Susupan' }),
        access: adminReads,
      },
    },
  },
};
