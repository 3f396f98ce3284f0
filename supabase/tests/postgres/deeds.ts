import { type Person, people } from '../access/world/actors.ts';
import { anotherOpenEvent, unclaimed, yearGroup } from '../access/world/rows.ts';

/** A statement of one session: of a person by the API, or of nobody past all rules. `given` asks for what replaces its question mark. */
export interface Deed {
  by?: Person;
  sql: string;
  given?: string;
}

const { admin } = people;
export const { verified, poster, peer, pending, rejected } = people;
export const decision = '90000000-0000-4000-8000-0000000000d1';
/** Has no account. */
export const anotherUnclaimed = '20000000-0000-4000-8000-0000000000fe';
export const later = '90000000-0000-4000-8000-0000000000d2';
export const asAdmin = (call: string, given?: string): Deed => ({
  by: admin,
  sql: `select public.${call}`,
  ...(given && { given }),
});
export const addUnclaimed: Deed = {
  sql: `insert into public.alumni (id, full_name) values ('${anotherUnclaimed}', 'Kenaripending Rahasiapending')`,
};
export const decide = (values: string, id = decision, ids = [peer, pending]): Deed => ({
  by: admin,
  sql: `select public.decide('alumni', '${id}', array_agg(id), array_agg(version), ${values})
    from public.alumni where id in ('${ids.map(({ alumniId }) => alumniId).join("','")}')`,
});
/** In whatever version. */
export const ofPending = `'alumni', '${decision}', array['${pending.alumniId}']::uuid[]`;
export const takeBack = (cause: string): Deed => ({
  by: admin,
  sql: `select public.take_back('${cause}')`,
});
export const registration = (event: string, { alumniId }: Person): Deed => ({
  sql: `insert into public.event_registrations (event_id, alumni_id, party_size, status) values ('${event}', '${alumniId}', 1, 'registered')`,
});
export const withoutRegistrations: Deed = { sql: 'delete from public.event_registrations' };
export const holdRow = (table: string, id: string): Deed => ({
  sql: `select from ${table} where id = '${id}' for update`,
});
/** Stored behind all others, so that a scan does not come to the lowest id first. */
export const moveToEnd: Deed = {
  sql: `update public.alumni set bio = 'Lain' where id = '${pending.alumniId}'`,
};
export const merge: Deed = {
  by: admin,
  sql: `select public.merge_alumni('${unclaimed}', '${peer.alumniId}', 1, 1)`,
};
export const ofMerge =
  "select id as given from private.causes where kind = 'merge' order by at limit 1";
export const ofDeletion =
  "select max(id) as given from private.history where area = 'alumni' and operation = 'delete'";
export const addWork: Deed = {
  sql: `insert into public.work_history (alumni_id, company_name, position, start_date, type)
    values ('${verified.alumniId}', 'PT Lain', 'Teknisi', '2020-01-01', 'pekerjaan')`,
};
export const addFile = (place: number): Deed => ({
  sql: `insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata)
    values ('public-files', 'avatars/${verified.id}_${1_700_000_000_100 + place}.jpg', '${verified.id}', '${verified.id}', 'v1', '{}')`,
});
export const saveItem = (id: string): Deed => ({
  by: verified,
  sql: `select public.save_alumni_item('${verified.alumniId}', 'trainings_certifications', '{"id": "${id}", "name": "SCADA", "issuer": "BLK"}')`,
});
export const register = (by: Person): Deed => ({
  by,
  sql: `select public.register_for_event('${anotherOpenEvent}', 1)`,
});
export const saveGroups = (year: string): Deed => ({
  by: admin,
  sql: `select public.save_year_groups('${JSON.stringify([{ ...yearGroup, entry_year: year }])}', '${JSON.stringify([yearGroup])}')`,
});
export const times = (count: number, deed: (place: number) => Deed) =>
  Array.from({ length: count }, (_, place) => deed(place));
