import { beforeAll, expect, it } from 'vitest';
import { freshPortal, type Portal } from '../portal.ts';
import { askAs } from '../product.ts';
import {
  alumniList,
  asked,
  eventList,
  jobList,
  type List,
  registrationsOf,
} from './admin-lists.ts';
import { foundInOrder, plant } from './planted.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await freshPortal();
  await askAs(portal.people.admin);
});

const tenOf = <Value>(value: (n: number) => Value) =>
  Array.from({ length: 10 }, (_, n) => value(n));
const words = tenOf((n) => `kata ${n}`);
const days = tenOf((n) => `2026-03-1${n}`);
const nineAndNone = (values: readonly string[]) => [...values.slice(1), null];

/** For each column what the rows hold, the least first; null for nothing, which comes last in both directions. */
type Columns = Readonly<Record<string, readonly (string | number | null)[]>>;

/** The place of a row in the order of a column: each has another one, and none is that of another one backwards. */
const placeOf = (row: number, column: number, values: readonly unknown[]) =>
  ((((row + 1) * (column + 1)) % 11) - 1) % values.length;

const rowOf = (columns: Columns, row: number) =>
  Object.fromEntries(
    Object.entries(columns).map(([name, values], column) => [
      name === 'name' ? 'guest_name' : name,
      values[placeOf(row, column, values)],
    ]),
  );

/** In the order of the list's sorts, which are columns; that of a name is of the guest. */
async function expectOrders(list: List, table: string, columns: Columns, all: object = {}) {
  expect(list.sorts).toEqual(Object.keys(columns));
  const [first, ...others] = tenOf((n) => ({ ...all, ...rowOf(columns, n) }));
  await plant(portal.sql, table, {}, { '': { ...first }, ...Object.fromEntries(others.entries()) });
  const orders: Record<string, unknown> = {};
  const expected: Record<string, unknown> = {};
  for (const [column, [sort, values]] of Object.entries(columns).entries()) {
    for (const order of [sort, `-${sort}`]) {
      const rows = await foundInOrder(asked(list, { urut: order }));
      const places = rows.map((name) =>
        placeOf(name === '' ? 0 : Number(name) + 1, column, values),
      );
      const isNone = (place: number) => values[place] === null;
      orders[order] = places;
      expected[order] = places.toSorted(
        (one, other) =>
          Number(isNone(one)) - Number(isNone(other)) ||
          (order === sort ? one - other : other - one),
      );
      expect(rows).toHaveLength(10);
    }
  }
  expect(orders).toEqual(expected);
}

it('each order of the alumni is that of its column, both ways', async () => {
  const columns = {
    created_at: days,
    full_name: words,
    entry_year: nineAndNone(tenOf((n) => `198${n}`)),
    graduation_year: nineAndNone(tenOf((n) => `200${n}`)),
    validation_status: ['pending', 'verified', 'rejected'],
  };
  await expectOrders(alumniList, 'public.alumni', columns, { phone_number: '0812 3456 7890' });
});

it('so are those of jobs, events and participants', async () => {
  const jobs = {
    title: words,
    company_name: words,
    job_type: ['Full-time', 'Part-time', 'Contract', 'Internship', 'Freelance'],
    status: ['pending', 'approved', 'rejected', 'closed'],
    deadline: nineAndNone(days),
    created_at: days,
  };
  await expectOrders(jobList, 'public.job_postings', jobs, { description: 'Merawat.' });

  const events = {
    title: words,
    event_date: days,
    location: nineAndNone(words),
    status: ['pending', 'approved', 'rejected', 'past'],
    created_at: days,
  };
  await expectOrders(eventList, 'public.events', events);
  const [event] = await portal.sql('select id as event_id from public.events limit 1');

  const list = registrationsOf(String(event?.event_id));
  const participants = {
    queue_number: tenOf((n) => n),
    name: words,
    party_size: [1, 2, 3, 4, 5],
    status: ['registered', 'waiting', 'cancelled', 'attended'],
  };
  await expectOrders(list, 'public.event_registrations', participants, event);
});
