import { isDeepStrictEqual } from 'node:util';
import type { Row } from '../database.ts';
import { areas, type LeftOut, type MergedPeople } from './merged-people.ts';

const stamps = ['registered_at', 'waiting_since', 'cancelled_at', 'attended_at', 'cancel_reason'];
const seats = ['registered', 'waiting', 'cancelled'];

/** A seat that somebody has by now is waited for, and who waited may have got one. */
const isSeat = (column: string, wanted: unknown, found: unknown) =>
  column === 'status' &&
  wanted !== 'cancelled' &&
  [wanted, found].every((status) => seats.includes(String(status)));

/** The columns of a row that are not as they should be. */
function differing({ loose }: MergedPeople, wanted: Row, found: Row) {
  // With another status come other moments.
  const hasMoved = found.status !== wanted.status || loose.has(`${wanted.id}`);
  return Object.keys(wanted)
    .filter((column) => !isDeepStrictEqual(wanted[column], found[column]))
    .filter((column) => !(hasMoved && stamps.includes(column)))
    .filter((column) => !loose.has(`${wanted.id} ${column}`))
    .filter((column) => !isSeat(column, wanted[column], found[column]))
    .map(
      (column) =>
        `${wanted.id}: ${column} is ${JSON.stringify(found[column])}, not ${JSON.stringify(wanted[column])}`,
    );
}

/** What is not as before, but for what was changed since. */
export async function problemsOf(people: MergedPeople): Promise<string[]> {
  const problems: string[] = [];
  for (const area of areas) {
    const found = await people.rows(area);
    const expected = people.expected[area];
    for (const [id, wanted] of expected) {
      const row = found.get(id);
      problems.push(...(row ? differing(people, wanted, row) : [`${area} ${id} is lost`]));
    }
    problems.push(
      ...[...found.keys()].filter((id) => !expected.has(id)).map((id) => `${area} ${id} is new`),
    );
  }
  const left = await people.portal.sql(
    'select cause from private.former_rows where cause not in (select id from private.causes where undone_at is null)',
  );
  return [
    ...problems,
    ...left.map(({ cause }) => `left of ${cause}`),
    ...(await overbooked(people)),
  ];
}

/** Events with more people than seats, or with seats that are counted wrongly. */
export async function overbooked({ portal }: MergedPeople): Promise<string[]> {
  const rows = await portal.sql(
    `select title, seats_taken, capacity, seats from public.events as e cross join lateral (
       select coalesce(sum(party_size), 0)::int as seats from public.event_registrations
       where event_id = e.id and status in ('registered', 'attended')) as taken
     where seats <> seats_taken or seats > capacity`,
  );
  return rows.map((row) => `seats: ${JSON.stringify(row)}`);
}

/** The labels of what was changed since the merge, so that it stays. */
async function changedSince({ portal }: MergedPeople, id: string): Promise<string[]> {
  const rows = await portal.sql(
    `select label from private.causes as head
     join private.former_rows as own on own.cause = head.id and own.record_id = head.record_id
     join public.alumni as stored on stored.id = head.record_id
     cross join private.import_fields()
     where head.id = $1 and own.former ? column_name
       and to_jsonb(stored) -> column_name not in (own.former -> column_name, head.detail -> 'made' -> column_name)
       and not exists (select from private.causes as later
         where kind = 'merge' and undone_at is null and at > head.at and later.record_id = head.record_id and detail -> 'made' ? column_name)`,
    [id],
  );
  return rows.map(({ label }) => String(label));
}

/** Takes a merge back. @throws where what stays is not named */
export async function takeBack(people: MergedPeople, id: string) {
  people.merges = people.merges.filter((other) => other !== id);
  const changed = await changedSince(people, id);
  const { data, error } = await people.call('take_back', { cause_id: id });
  if (error) throw error;
  const { left_out } = data as { left_out: LeftOut[] };
  for (const { id: left, name, reason } of left_out) {
    if (!name) throw new Error(`nameless: ${JSON.stringify(left_out)}`);
    people.loose.add(left);
    if (reason === 'email') people.loose.add(`${left} email`);
  }
  const named = left_out.map(({ name }) => name).join();
  const silent = changed.filter((label) => !named.includes(label));
  if (silent.length > 0) throw new Error(`not named: ${silent} in ${JSON.stringify(left_out)}`);
}
