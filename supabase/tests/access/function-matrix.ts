import type { Row } from '../database.ts';
import { type ActorName, type Person, people, type Role } from './actors.ts';

/** `answers` reads only, `changes` writes as well, `refuses` is an error that changes nothing. */
export type Outcome = 'answers' | 'changes' | 'refuses';

export interface FunctionCall {
  args: (self: Person) => Row;
  outcome: Record<Role, Outcome> & Partial<Record<ActorName, Outcome>>;
}

const everybody = { guest: 'answers', alumni: 'answers', admin: 'answers' } as const;
const adminOnly = { guest: 'refuses', alumni: 'refuses', admin: 'answers' } as const;
const item = { id: 'n1', name: 'SCADA', issuer: 'BLK' };
const list = 'trainings_certifications';

/** Every function of the API, called in each way that makes a difference. */
export const functionMatrix: Record<string, Record<string, FunctionCall>> = {
  alumni_directory_years: { 'without arguments': { args: () => ({}), outcome: everybody } },
  count_alumni_directory: {
    'with a name': { args: () => ({ by_name: 'kenari' }), outcome: everybody },
  },
  current_user_role: { 'without arguments': { args: () => ({}), outcome: everybody } },
  has_alumni_profile: {
    'for an account': { args: () => ({ account_id: people.peer.id }), outcome: everybody },
  },
  home_events: { 'without arguments': { args: () => ({}), outcome: everybody } },
  home_statistics: { 'without arguments': { args: () => ({}), outcome: everybody } },
  job_posting_filters: { 'without arguments': { args: () => ({}), outcome: everybody } },
  orphaned_files: { 'without arguments': { args: () => ({}), outcome: adminOnly } },
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
  search_alumni_directory: {
    'with a name': { args: () => ({ by_name: 'kenari' }), outcome: everybody },
  },
  search_alumni_for_admin: {
    'with a search': { args: () => ({ search: 'kenari' }), outcome: adminOnly },
    'in an order': { args: () => ({ sort_by: 'full_name', ascending: true }), outcome: adminOnly },
  },
  search_theses: { 'with a search': { args: () => ({ search: 'skripsi' }), outcome: everybody } },
};
