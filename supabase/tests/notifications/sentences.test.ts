import { beforeEach, expect, it } from 'vitest';
import { freshPortal, type Portal } from '../portal.ts';

let portal: Portal;
beforeEach(async () => {
  portal = await freshPortal();
});

/** Where a value is missing: a colon, a bracket or quotes with nothing after them, two blanks, a stop after another. */
const hole = /[:(] *([.;,)]|$)|""|“”|‘’| {2}| [.,;]|[.!?;,]\.$|null/;

const empty = [null, '', 'x'];
const each = <Value>(values: readonly Value[], write: (value: Value) => Promise<unknown>) =>
  values.reduce(
    (before, value) => before.then(() => write(value)).catch(() => undefined),
    Promise.resolve<unknown>(undefined),
  );

/** Past the guards, so that what was stored before them is here too; a value that no row can hold is refused. */
const set = (table: string, values: Record<string, unknown>) =>
  portal
    .sql(
      `update public.${table} set ${Object.keys(values)
        .map((name, place) => `${name} = $${place + 1}`)
        .join(', ')}`,
      Object.values(values),
    )
    .catch(() => undefined);

it('no notification has a sentence with a hole, whatever the values that it is about', async () => {
  const { sql, people } = portal;
  await sql(
    `insert into public.job_postings (posted_by_user_id, title, company_name, description)
     values ($1, 'Engineer', 'PT Contoh', 'Merawat trafo.')`,
    [people.poster.id],
  );
  await sql(
    `with event as (
       insert into public.events (title, event_date, status, registration_mode)
       values ('Temu', current_date + 30, 'approved', 'portal') returning id
     )
     insert into public.event_registrations (event_id, alumni_id, party_size, status)
     select event.id, alumni.id, 1, 'registered'::public.registration_status from event, public.alumni`,
  );
  const messages = async () => {
    const rows = await sql('select message from public.notifications');
    return rows.map(({ message }) => String(message));
  };
  const seen = new Set<string>();
  const look = async () => {
    for (const message of await messages()) seen.add(message);
  };
  for (const note of [...empty, 'Siapa ini?', 'Nama S.T.']) {
    for (const status of ['verified', 'rejected', 'pending']) {
      await set('alumni', { validation_status: status, decision_note: note });
      await look();
    }
    for (const status of ['approved', 'rejected', 'closed', 'pending']) {
      for (const deadline of [null, '2020-01-01', '2036-01-01']) {
        await set('job_postings', { status, decision_note: note, deadline });
        await look();
      }
    }
  }
  await set('alumni', { validation_status: 'verified' });
  for (const column of ['special_badge', 'nim', 'entry_year', 'graduation_year']) {
    await each([...empty, '2010'], (value) => set('alumni', { [column]: value }));
    await look();
  }
  for (const column of ['location', 'event_time', 'end_time', 'online_link', 'event_date']) {
    await each([...empty, '10:00', 'https://temu.example', '2036-01-01'], (value) =>
      set('events', { [column]: value }),
    );
    await look();
  }
  for (const status of ['waiting', 'registered', 'cancelled']) {
    await each(empty, (cancel_reason) => set('event_registrations', { status, cancel_reason }));
    await look();
  }
  await set('events', { status: 'rejected' });
  await sql('delete from public.events');
  await look();
  expect(seen.size).toBeGreaterThan(15);
  expect([...seen].filter((message) => hole.test(message))).toEqual([]);
});
