import { type Person, people } from '../world/actors.ts';
import { anotherOpenEvent, belongings, eventIds, openEvent } from '../world/rows.ts';
import {
  adminChanges,
  adminOnly,
  everybody,
  type FunctionCall,
  signedIn,
} from './function-call.ts';
import { recordFunctions } from './record-functions.ts';
import { visitorFunctions } from './visitor-functions.ts';

/** Those whose alumni row is verified, as is the admin's here. */
const verifiedChanges = {
  guest: 'refuses',
  alumni: 'changes',
  admin: 'changes',
  'pending alumnus': 'refuses',
  'rejected alumnus': 'refuses',
} as const;
const registrationOf = (self: Person) => ({ registration_id: belongings(self).registration });
const item = { id: 'n1', name: 'SCADA', issuer: 'BLK' };
const newId = '90000000-0000-4000-8000-000000000003';
const list = 'trainings_certifications';

/** Every function of the API, called in each way that makes a difference. */
export const functionMatrix: Record<string, Record<string, FunctionCall>> = {
  add_registration: {
    'for a guest': {
      args: () => ({ id: newId, event_id: openEvent, party_size: 1, guest_name: 'Tamu' }),
      outcome: adminChanges,
    },
    'for themselves': {
      args: (self) => ({
        id: newId,
        event_id: eventIds.approved,
        party_size: 1,
        alumni_id: self.alumniId,
      }),
      outcome: adminChanges,
    },
  },
  ...recordFunctions,
  ...visitorFunctions,
  cancel_registration: {
    'for their own': {
      args: () => ({ event_id: openEvent }),
      outcome: { guest: 'refuses', alumni: 'changes', admin: 'changes' },
    },
  },
  cancel_registration_of: {
    'for their own': {
      args: (self) => ({ ...registrationOf(self), reason: 'Penuh' }),
      outcome: adminChanges,
    },
    "for another's": {
      args: () => ({ ...registrationOf(people.peer), reason: 'Penuh' }),
      outcome: adminChanges,
    },
  },
  change_registration: {
    'to more people': {
      args: () => ({ event_id: openEvent, party_size: 2 }),
      outcome: verifiedChanges,
    },
    'to another note': {
      args: () => ({ event_id: openEvent, party_size: 1, note: 'Datang terlambat' }),
      outcome: { guest: 'refuses', alumni: 'changes', admin: 'changes' },
    },
  },
  current_user_role: { 'without arguments': { args: () => ({}), outcome: everybody } },
  decide: {
    'on all jobs with a number that is not true': {
      args: () => ({
        of_kind: 'job_postings',
        decision_id: people.peer.id,
        expected_total: -1,
        read_ago: '0',
        is_deletion: true,
      }),
      outcome: { guest: 'refuses', alumni: 'refuses', admin: 'refuses' },
    },
    'on all alumni with a search': {
      args: () => ({
        of_kind: 'alumni',
        decision_id: people.peer.id,
        search: 'kenaripeer',
        expected_total: 1,
        read_ago: '0',
        new_right: true,
        new_badge: 'Mentor',
      }),
      outcome: adminChanges,
    },
    'on all events with a search': {
      args: () => ({
        of_kind: 'events',
        decision_id: people.peer.id,
        search: 'no such event',
        expected_total: 0,
        read_ago: '0',
        new_status: 'approved',
      }),
      outcome: adminOnly,
    },
    'on another person': {
      args: () => ({
        of_kind: 'alumni',
        decision_id: people.peer.id,
        ids: [people.peer.alumniId],
        new_badge: 'Mentor',
      }),
      outcome: adminChanges,
    },
    'on themselves': {
      args: (self) => ({
        of_kind: 'alumni',
        decision_id: people.peer.id,
        ids: [self.alumniId],
        new_badge: 'Mentor',
      }),
      outcome: adminChanges,
    },
  },
  has_alumni_profile: {
    'for an account': { args: () => ({ account_id: people.peer.id }), outcome: everybody },
  },
  refuse_mail_link: {
    'of a link that nobody sent': { args: () => ({ token: 'abc' }), outcome: everybody },
  },
  event_audience: {
    'of an event': { args: () => ({ event_id: openEvent }), outcome: adminOnly },
  },
  message_participants: {
    'of an event': {
      args: () => ({ message_id: newId, event_id: openEvent, message: 'Halo' }),
      outcome: adminChanges,
    },
  },
  move_registration_up: {
    'for their own': {
      args: (self) => registrationOf(self),
      outcome: { guest: 'refuses', alumni: 'refuses', admin: 'answers' },
    },
  },
  orphaned_files: { 'without arguments': { args: () => ({}), outcome: adminOnly } },
  own_profile: { 'without arguments': { args: () => ({}), outcome: signedIn } },
  work_entries_of: {
    'their own': {
      args: (self) => ({ alumni_ids: [self.alumniId] }),
      outcome: signedIn,
    },
  },
  jobs_for_admin: { 'without arguments': { args: () => ({}), outcome: adminOnly } },
  own_jobs: { 'of their own': { args: () => ({}), outcome: signedIn } },
  own_notifications: { 'of their own': { args: () => ({}), outcome: signedIn } },
  own_registrations: { 'without arguments': { args: () => ({}), outcome: signedIn } },
  register_for_event: {
    'for the first time': {
      args: () => ({ event_id: anotherOpenEvent, party_size: 1 }),
      outcome: verifiedChanges,
    },
    'once more': {
      args: () => ({ event_id: openEvent, party_size: 1 }),
      outcome: { ...verifiedChanges, alumni: 'answers', admin: 'answers' },
    },
  },
  registrations_of_alumnus: {
    'of themselves': { args: (self) => ({ alumni_id: self.alumniId }), outcome: adminOnly },
  },
  remove_alumni_item: {
    'for their own list': {
      args: (self) => ({ alumni_id: self.alumniId, list, item_id: 't1' }),
      outcome: { guest: 'refuses', alumni: 'changes', admin: 'changes' },
    },
    "for another's list": {
      args: () => ({ alumni_id: people.peer.alumniId, list, item_id: 't1' }),
      outcome: { guest: 'refuses', alumni: 'refuses', admin: 'changes' },
    },
  },
  save_alumni_item: {
    'for their own list': {
      args: (self) => ({ alumni_id: self.alumniId, list, item }),
      outcome: { guest: 'refuses', alumni: 'changes', admin: 'changes' },
    },
    "for another's list": {
      args: () => ({ alumni_id: people.peer.alumniId, list, item }),
      outcome: { guest: 'refuses', alumni: 'refuses', admin: 'changes' },
    },
  },
  save_site_configurations: {
    'with a text': {
      args: () => ({
        changes: [{ config_key: 'vision_text', config_value: { text: 'V' }, expected_version: 1 }],
      }),
      outcome: { guest: 'refuses', alumni: 'refuses', admin: 'changes' },
    },
  },
  alumni_records: {
    'of themselves': { args: (self) => ({ ids: [self.alumniId] }), outcome: adminOnly },
    'of another': { args: () => ({ ids: [people.peer.alumniId] }), outcome: adminOnly },
  },
  search_alumni_for_admin: {
    'with a search': { args: () => ({ search: 'kenari' }), outcome: adminOnly },
    'in an order': { args: () => ({ sort_by: 'full_name', ascending: true }), outcome: adminOnly },
  },
  search_registrations_for_admin: {
    'of an event': { args: () => ({ event_id: openEvent, search: 'kenari' }), outcome: adminOnly },
  },
  set_attendance: {
    'for their own': {
      args: (self) => ({ ...registrationOf(self), is_present: true }),
      outcome: adminChanges,
    },
  },
  admin_overview: { 'without arguments': { args: () => ({}), outcome: adminOnly } },
  waiting_counts: { 'without arguments': { args: () => ({}), outcome: adminOnly } },
};
