import {
  anotherOpenEvent,
  belongings,
  openEvent,
  openImport,
  unclaimed,
} from '../access/world/rows.ts';
import {
  addFile,
  addUnclaimed,
  addWork,
  anotherUnclaimed,
  asAdmin,
  type Deed,
  decide,
  decision,
  holdRow,
  later,
  merge,
  moveToEnd,
  ofDeletion,
  ofMerge,
  ofPending,
  peer,
  pending,
  poster,
  register,
  registration,
  rejected,
  saveGroups,
  saveItem,
  takeBack,
  times,
  verified,
  withoutRegistrations,
} from './deeds.ts';

/** What two sessions do at the same time must end as if the second had begun when the first was over. */
export interface Race {
  /** The functions whose locks it needs. */
  of: string[];
  before?: Deed[];
  first: Deed;
  second: Deed;
  /** Waiting for the first, the second must not have locked rows of these tables: who holds one could wait for the second in turn. */
  ordered?: string[];
  /** It takes other rows instead of waiting. */
  isFree?: boolean;
}

export const races: Record<string, Race> = {
  'two take the last seat': {
    of: ['private.lock_event()'],
    before: [{ sql: `update public.events set capacity = 1 where id = '${anotherOpenEvent}'` }],
    first: register(verified),
    second: register(poster),
  },
  'who is being rejected registers': {
    of: ['private.lock_own_alumnus()'],
    first: {
      sql: `update public.alumni set validation_status = 'rejected' where id = '${verified.alumniId}'`,
    },
    second: register(verified),
  },
  'two tabs add to a list': {
    of: ['private.lock_alumni_list()'],
    first: saveItem('n1'),
    second: saveItem('n2'),
  },
  'the 50th and the 51st job': {
    of: ['private.refuse_fifty_first_job()'],
    before: times(48, () => addWork),
    first: addWork,
    second: addWork,
  },
  'two give the seats of those who are no longer verified': {
    of: ['private.free_all_due_seats()'],
    before: [
      {
        sql: `insert into private.changed_verifications values ('${verified.alumniId}', true, now())`,
      },
    ],
    first: { sql: 'select private.free_all_due_seats()' },
    second: { sql: 'select private.free_all_due_seats()' },
    isFree: true,
  },
  'an alumnus with two seats is deleted': {
    of: ['private.lock_events_of()'],
    before: [
      withoutRegistrations,
      registration(anotherOpenEvent, verified),
      registration(openEvent, verified),
    ],
    first: holdRow('public.events', openEvent),
    second: { sql: `delete from public.alumni where id = '${verified.alumniId}'` },
    ordered: ['public.events'],
  },
  'the 20th and the 21st picture of a day': {
    of: ['private.check_stored_file()'],
    before: times(19, addFile),
    first: addFile(20),
    second: addFile(21),
  },
  'a decision on two': {
    of: ['private.decide_on_rows()'],
    before: [moveToEnd],
    first: holdRow('public.alumni', pending.alumniId),
    second: decide("new_badge => 'Mentor'"),
    ordered: ['public.alumni'],
  },
  'a decision on who is being changed': {
    of: ['private.decide_on_rows()'],
    first: moveToEnd,
    second: asAdmin(`decide(${ofPending}, new_badge => 'Mentor')`),
  },
  'a decision on what was read before a change': {
    of: ['private.decide_on_rows()'],
    first: moveToEnd,
    second: asAdmin(`decide(${ofPending}, array[1], new_badge => 'Mentor')`),
  },
  'a deletion of two': {
    of: ['private.delete_rows()'],
    before: [moveToEnd],
    first: holdRow('public.alumni', pending.alumniId),
    second: decide('is_deletion => true'),
    ordered: ['public.alumni', 'public.events'],
  },
  'two ask for a second look': {
    of: ['public.ask_review()'],
    first: { by: rejected, sql: `select public.ask_review('alumni', '${rejected.alumniId}')` },
    second: { by: rejected, sql: `select public.ask_review('alumni', '${rejected.alumniId}')` },
  },
  'two end a job': {
    of: ['public.update_own_job()'],
    first: {
      by: poster,
      sql: `select public.update_own_job('${belongings(poster).job}', 1, '{"status": "closed"}')`,
    },
    second: {
      by: poster,
      sql: `select public.update_own_job('${belongings(poster).job}', 1, '{"status": "closed"}')`,
    },
  },
  'texts of the site in another order': {
    of: ['public.save_site_configurations()'],
    first: {
      sql: "select from public.site_configurations where config_key = 'mission_text' for update",
    },
    second: asAdmin(`save_site_configurations('[
        {"config_key": "vision_text", "config_value": {"text": "V"}, "expected_version": 1},
        {"config_key": "mission_text", "config_value": {"text": "A"}, "expected_version": 1}]')`),
    ordered: ['public.site_configurations'],
  },
  'an import begins while another is written': {
    of: ['private.require_import()', 'public.start_import()'],
    first: asAdmin(`finish_import('${openImport}')`),
    second: asAdmin(`start_import('a.csv', 10, '${'a'.repeat(64)}')`),
  },
  'an import goes on while it is taken back': {
    of: ['private.require_import()', 'public.take_back()'],
    first: takeBack(openImport),
    second: asAdmin(`apply_import('${openImport}', 1, '[]', '{}')`),
  },
  'a merge of what is being changed': {
    of: ['public.merge_alumni()'],
    first: { sql: `update public.alumni set bio = 'Lain' where id = '${unclaimed}'` },
    second: merge,
  },
  'a merge of two': {
    of: ['public.merge_alumni()'],
    first: holdRow('public.alumni', peer.alumniId),
    second: merge,
    ordered: ['public.alumni'],
  },
  'two save the groups of years': {
    of: ['public.save_year_groups()'],
    first: saveGroups('2010'),
    second: saveGroups('2012'),
  },
  'two bring a deleted person back': {
    of: ['public.restore_deleted()'],
    before: [decide('is_deletion => true', decision, [verified])],
    first: asAdmin('restore_deleted(?)', ofDeletion),
    second: asAdmin('restore_deleted(?)', ofDeletion),
  },
  'an event is deleted while somebody comes back who had a seat': {
    of: ['private.put_back_registrations()'],
    before: [decide('is_deletion => true', decision, [verified])],
    first: { sql: `delete from public.events where id = '${openEvent}'` },
    second: asAdmin('restore_deleted(?)', ofDeletion),
  },
  'somebody with two seats comes back': {
    of: ['private.put_back_registrations()'],
    before: [
      registration(anotherOpenEvent, verified),
      decide('is_deletion => true', decision, [verified]),
    ],
    first: holdRow('public.events', openEvent),
    second: asAdmin('restore_deleted(?)', ofDeletion),
    ordered: ['public.events'],
  },
  'two bring a deletion of two back': {
    of: ['private.restore_together()'],
    before: [withoutRegistrations, decide('is_deletion => true')],
    first: takeBack(decision),
    second: takeBack(decision),
  },
  'a deletion of two with seats is brought back': {
    of: ['private.restore_together()', 'private.put_back_registrations()'],
    before: [
      withoutRegistrations,
      registration(anotherOpenEvent, pending),
      registration(openEvent, peer),
      decide('is_deletion => true'),
    ],
    first: holdRow('public.events', openEvent),
    second: takeBack(decision),
    ordered: ['public.events'],
  },
  'a merge is taken back while its record is changed': {
    of: ['private.part_merged()'],
    before: [merge],
    first: {
      sql: `update public.alumni set bio = 'Lain', nim = '1' where id in ('${unclaimed}', '${peer.alumniId}')`,
    },
    second: asAdmin("take_back('?')", ofMerge),
  },
  'a merge is taken back while its record is held': {
    of: ['private.part_merged()'],
    before: [
      addUnclaimed,
      merge,
      asAdmin(`merge_alumni('${anotherUnclaimed}', '${pending.alumniId}', 1, 1)`),
    ],
    first: holdRow('public.alumni', pending.alumniId),
    second: asAdmin("take_back('?')", ofMerge),
    ordered: ['public.alumni'],
  },
  'two take a decision back': {
    of: ['public.take_back()'],
    before: [decide("new_badge => 'Mentor'")],
    first: takeBack(decision),
    second: takeBack(decision),
  },
  'a decision on two is taken back': {
    of: ['private.take_back_query()'],
    before: [decide("new_badge => 'Mentor'"), decide('new_listing => false', later, [pending])],
    first: holdRow('public.alumni', pending.alumniId),
    second: takeBack(decision),
    ordered: ['public.alumni'],
  },
};
