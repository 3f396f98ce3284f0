import { type Person, people } from '../world/actors.ts';
import {
  avatarOf,
  belongings,
  jobIds,
  memberId,
  peerPicture,
  posterFile,
  stamp,
  unclaimed,
} from '../world/rows.ts';
import { eventMatrix } from './event-matrix.ts';
import { adminOnly, nobody, type TableAccess } from './subject.ts';

const anotherPending = (self: Person) =>
  self === people.pending ? people.rejected : people.pending;
const jobTimes = { company_name: 'PT Baru', position: 'Manajer', start_date: '2021-01-01' };
const job = {
  title: 'Baru',
  company_name: 'PT Baru',
  description: 'Merawat.',
  job_type: 'Contract',
};

/** Who may do what with which rows: the access matrix of docs/security.md as data. */
export const accessMatrix: Record<string, TableAccess> = {
  'public.alumni': {
    change: { bio: 'Diubah' },
    along: [
      'public.work_history',
      'private.directory_entries',
      'private.alumni_search',
      'private.alumni_keys',
      'private.theses',
      'private.daily_counts',
      'public.notifications',
      // A registration goes with its person, and its seat to the event.
      'public.event_registrations',
      'public.events',
    ],
    subjects: {
      'their own row': {
        key: (self) => ({ user_id: self.id }),
        row: (self) => ({ user_id: self.id, full_name: 'Mulai Lagi', email: self.email }),
        replaces: (self) => ({ user_id: self.id }),
        access: { guest: '', alumni: 'SIU', admin: 'SIUD' },
      },
      "another's listed row": {
        key: () => ({ user_id: people.peer.id }),
        access: { guest: '', alumni: '', admin: 'SUD' },
      },
      "another's pending or rejected row": {
        key: (self) => ({ user_id: anotherPending(self).id }),
        access: { guest: '', alumni: '', admin: 'SUD' },
      },
      "another's first row": {
        row: () => ({
          user_id: people.newcomer.id,
          full_name: 'Orang Lain',
          email: 'x@canary.example',
        }),
        access: { guest: '', alumni: '', admin: 'I' },
      },
      'a row without an account': {
        key: () => ({ id: unclaimed }),
        row: () => ({ full_name: 'Tanpa Pemilik', email: 'y@canary.example' }),
        access: { guest: '', alumni: '', admin: 'SIUD' },
      },
    },
  },
  'public.work_history': {
    change: { description: 'Diubah' },
    along: ['private.daily_counts'],
    subjects: {
      'their own row': {
        key: (self) => ({ id: belongings(self).workHistory }),
        row: (self) => ({ ...jobTimes, alumni_id: self.alumniId }),
        // A visitor tries the row of a listed alumnus.
        access: { guest: '', alumni: 'SIUD', admin: 'SIUD' },
      },
      'the row of a listed alumnus': {
        key: () => ({ id: belongings(people.peer).workHistory }),
        row: () => ({ ...jobTimes, alumni_id: people.peer.alumniId }),
        access: adminOnly,
      },
      'the row of a pending or rejected alumnus': {
        key: (self) => ({ id: belongings(anotherPending(self)).workHistory }),
        row: (self) => ({ ...jobTimes, alumni_id: anotherPending(self).alumniId }),
        access: adminOnly,
      },
    },
  },
  ...eventMatrix,
  'public.job_postings': {
    change: { description: 'Diubah' },
    along: ['private.daily_counts', 'public.notifications'],
    subjects: {
      'their own job': {
        key: (self) => ({ id: belongings(self).job }),
        row: () => job,
        access: { guest: '', alumni: 'S', admin: 'SIUD', 'alumnus with the posting right': 'SI' },
      },
      'an approved job': {
        key: () => ({ id: jobIds.approved }),
        access: { ...adminOnly, admin: 'SUD' },
      },
      "another's pending job": {
        key: () => ({ id: jobIds.pending }),
        access: { ...adminOnly, admin: 'SUD' },
      },
      "another's rejected job": {
        key: () => ({ id: jobIds.rejected }),
        access: { ...adminOnly, admin: 'SUD' },
      },
      "another's closed job": {
        key: () => ({ id: jobIds.closed }),
        access: { ...adminOnly, admin: 'SUD' },
      },
    },
  },
  'public.notifications': {
    change: { is_read: true },
    conflict: 'id',
    subjects: {
      'their own notification': {
        key: (self) => ({ id: belongings(self).notification }),
        row: (self) => ({ user_id: self.id, message: 'Susupan' }),
        access: { guest: '', alumni: 'SUD', admin: 'SUD' },
      },
      "another's notification": {
        key: () => ({ id: belongings(people.peer).notification }),
        row: () => ({ user_id: people.peer.id, message: 'Susupan' }),
        access: nobody,
      },
    },
  },
  'public.organization_structure': {
    change: { job_description: 'Diubah' },
    conflict: 'id',
    subjects: {
      'a member': {
        key: () => ({ id: memberId }),
        row: () => ({ name: 'Baru', position: 'Anggota', category: 'dewan-pengawas' }),
        access: adminOnly,
      },
    },
  },
  'public.site_configurations': {
    change: { config_value: { text: 'Diubah' } },
    conflict: 'config_key',
    subjects: {
      'a text': {
        key: () => ({ config_key: 'vision_text' }),
        row: () => ({ config_key: 'extra_text', config_value: { text: 'Baru' } }),
        access: adminOnly,
      },
    },
  },
  'storage.objects': {
    change: {},
    conflict: 'name',
    subjects: {
      'their own avatar': {
        key: (self) => ({ name: avatarOf(self) }),
        row: (self) => ({ name: avatarOf(self).replace(stamp, '1800000000000') }),
        access: { guest: '', alumni: 'SIUPD', admin: 'SIUPD' },
      },
      "another's avatar": {
        key: () => ({ name: avatarOf(people.peer) }),
        row: () => ({ name: avatarOf(people.peer).replace(stamp, '1800000000000') }),
        access: adminOnly,
      },
      "another's picture that does not say whose it is": {
        key: () => ({ name: peerPicture }),
        access: { ...adminOnly, admin: 'SUPD' },
      },
      'a poster of the site': {
        key: () => ({ name: posterFile }),
        row: () => ({ name: `events/${stamp}_poster2.png` }),
        access: adminOnly,
      },
      'a file with a chosen name': { row: () => ({ name: 'events/poster.jpg' }), access: nobody },
      'a file of another kind': {
        row: () => ({ name: `site/${stamp}_a1b2c3.svg` }),
        access: nobody,
      },
      'a file in another folder': {
        row: () => ({ name: `lain/${stamp}_a1b2c3.jpg` }),
        access: nobody,
      },
    },
  },
};
