import { type Person, people } from '../world/actors.ts';
import { belongings, jobIds, openImport, unclaimed, yearGroup } from '../world/rows.ts';
import { adminChanges, adminOnly, type FunctionCall } from './function-call.ts';

const importedRows = ({ email }: Person) => ({ rows: [{ row_number: 2, name: 'Kenari', email }] });

const in20Days = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);

/** The part of the function matrix that is about own jobs, second looks, imports, duplicates, merges and the groups of years. */
export const recordFunctions: Record<string, Record<string, FunctionCall>> = {
  ask_review: {
    'of their own row': {
      args: (self) => ({ kind: 'alumni', id: self.alumniId, note: 'Sudah diperbaiki' }),
      outcome: {
        guest: 'refuses',
        alumni: 'refuses',
        admin: 'refuses',
        'rejected alumnus': 'changes',
      },
    },
    "of another's rejected row": {
      args: (self) => ({
        kind: 'alumni',
        id: (self === people.rejected ? people.pending : people.rejected).alumniId,
      }),
      outcome: { guest: 'forbids', alumni: 'forbids', admin: 'refuses' },
    },
    "of another's rejected job": {
      args: () => ({ kind: 'job', id: jobIds.rejected }),
      outcome: { guest: 'forbids', alumni: 'forbids', admin: 'refuses' },
    },
  },
  apply_import: {
    'with a row that is not as it was checked': {
      args: (self) => ({
        ...importedRows(self),
        import_id: openImport,
        batch_no: 1,
        fingerprints: ['x'],
      }),
      outcome: adminChanges,
    },
  },
  doubles_in_file: { 'of a check': { args: () => ({ check_id: openImport }), outcome: adminOnly } },
  finish_import: {
    'of the admin': { args: () => ({ import_id: openImport }), outcome: adminChanges },
  },
  list_imports: { 'without arguments': { args: () => ({}), outcome: adminOnly } },
  preview_import: {
    'of themselves': { args: (self) => importedRows(self), outcome: adminOnly },
    'of another': { args: () => importedRows(people.peer), outcome: adminOnly },
  },
  stage_import: {
    'with a row': {
      args: () => ({ ...importedRows(people.peer), check_id: openImport }),
      outcome: adminChanges,
    },
  },
  start_import: {
    'with a file': {
      args: () => ({ file_name: 'alumni.csv', file_size: 1, fingerprint: '0'.repeat(64) }),
      outcome: adminChanges,
    },
  },
  take_back: {
    'of an import': { args: () => ({ cause_id: openImport }), outcome: adminChanges },
  },
  call_different: {
    'a prepared row and another': {
      args: () => ({ one_id: unclaimed, other_id: people.peer.alumniId }),
      outcome: adminChanges,
    },
  },
  duplicate_pairs: { 'without arguments': { args: () => ({}), outcome: adminOnly } },
  duplicates_of: {
    themselves: { args: (self) => ({ of_id: self.alumniId }), outcome: adminOnly },
    'the NIM of another': {
      args: () => ({ typed: { name: 'Kenari', nim: '11551100001' } }),
      outcome: adminOnly,
    },
    'a NIM that nobody has': {
      args: () => ({ typed: { name: 'Kenari', nim: '99999999999' } }),
      outcome: adminOnly,
    },
  },
  invitation_years: { 'without arguments': { args: () => ({}), outcome: adminOnly } },
  people_to_invite: {
    'of the year of another': { args: () => ({ of_year: '2011' }), outcome: adminOnly },
  },
  note_invitation: {
    'of a prepared row': { args: () => ({ of_id: unclaimed }), outcome: adminChanges },
  },
  merge_alumni: {
    'a prepared row and another': {
      args: () => ({
        one_id: unclaimed,
        one_version: 1,
        other_id: people.peer.alumniId,
        other_version: 1,
      }),
      outcome: adminChanges,
    },
  },
  preview_merge: {
    'with another': {
      args: (self) => ({ one_id: self.alumniId, other_id: unclaimed }),
      outcome: adminOnly,
    },
  },
  merges_of: { themselves: { args: (self) => ({ of_id: self.alumniId }), outcome: adminOnly } },
  registration_note: {
    'of themselves': { args: (self) => ({ of_id: self.alumniId }), outcome: adminOnly },
  },
  own_history: {
    'without arguments': {
      args: () => ({}),
      outcome: { guest: 'refuses', alumni: 'answers', admin: 'answers' },
    },
  },
  own_year_group: {
    'without arguments': {
      args: () => ({}),
      outcome: { guest: 'refuses', alumni: 'answers', admin: 'answers' },
    },
  },
  save_year_groups: {
    'as they are expected': {
      args: () => ({ groups: [], expected: [yearGroup] }),
      outcome: adminChanges,
    },
  },
  year_groups: { 'without arguments': { args: () => ({}), outcome: adminOnly } },
  record_history: {
    'of themselves': {
      args: (self) => ({ of_area: 'alumni', of_id: self.alumniId }),
      outcome: adminOnly,
    },
    'of another': {
      args: () => ({ of_area: 'alumni', of_id: people.peer.alumniId }),
      outcome: adminOnly,
    },
  },
  restore_deleted: {
    'what never was deleted': {
      args: () => ({ history_id: 0 }),
      outcome: { guest: 'forbids', alumni: 'forbids', admin: 'refuses' },
    },
  },
  search_history: { 'without filters': { args: () => ({}), outcome: adminOnly } },
  update_own_job: {
    'closing their own': {
      args: (self) => ({
        job_id: belongings(self).job,
        expected_version: 1,
        new_values: { status: 'closed' },
      }),
      outcome: { guest: 'refuses', alumni: 'changes', admin: 'changes' },
    },
    'changing their own': {
      args: (self) => ({
        job_id: belongings(self).job,
        expected_version: 1,
        new_values: { title: 'Lain', deadline: in20Days },
      }),
      outcome: {
        guest: 'refuses',
        alumni: 'refuses',
        admin: 'refuses',
        'alumnus with the posting right': 'changes',
      },
    },
    "closing another's": {
      args: () => ({
        job_id: jobIds.approved,
        expected_version: 1,
        new_values: { status: 'closed' },
      }),
      outcome: { guest: 'refuses', alumni: 'refuses', admin: 'refuses' },
    },
    'approving their own': {
      args: (self) => ({
        job_id: belongings(self).job,
        expected_version: 1,
        new_values: { status: 'approved' },
      }),
      outcome: { guest: 'refuses', alumni: 'refuses', admin: 'refuses' },
    },
  },
};
