import { afterEach, beforeEach, expect, it } from 'vitest';
import { decideOn } from '../decisions/decide.ts';
import { freshWorld, type Portal } from '../portal.ts';
import { importSteps } from '../records/import-steps.ts';
import { restore, writeHistories } from './restored.ts';

const tables = `select oid::regclass as name from pg_class
  where relkind = 'r' and relnamespace in ('public'::regnamespace, 'private'::regnamespace)`;
const alter = (change: string) =>
  portal.sql(
    `do $$ declare changed regclass; begin for changed in ${tables} loop execute format('alter table %s ${change}', changed); end loop; end $$`,
  );

let portal: Portal;
beforeEach(async () => {
  portal = await freshWorld(writeHistories);
});
afterEach(async () => {
  await alter('drop column if exists came_later');
});

/** A release adds a column to each table, and those who wrote before know nothing of it. */
const addColumns = () => alter(`add column came_later text not null default ''ya''`);

const call = async (name: string, args: object) => {
  const { data, error } = await portal.as(portal.people.admin).rpc(name, args as never);
  expect(error).toBeNull();
  return data as unknown as Record<string, string>;
};
const everything = async () => {
  const names = ['alumni', 'work_history', 'event_registrations', 'events', 'job_postings'];
  const parts = names.map(
    (name) =>
      `select to_jsonb(t) - '{version,updated_at,came_later}'::text[] as row from public.${name} as t`,
  );
  return portal.sql(`${parts.join(' union all ')} order by 1`);
};

it('restores every kind of row after each table got another column', async () => {
  const { sql } = portal;
  const before = await everything();
  const gone = await sql(
    `with alumnus as (delete from public.alumni where full_name in ('Warga 1', 'Warga 2') returning id),
       event as (delete from public.events where title = 'Temu 4' returning id),
       job as (delete from public.job_postings where title = 'Teknisi 1' returning id)
     select id from alumnus union all select id from event union all select id from job`,
  );
  await addColumns();
  for (const { id } of gone) expect((await restore(portal, String(id))).error).toBeNull();
  expect(await everything()).toEqual(before);
});

it('takes a merge, an import and a decision back after each table got another column', async () => {
  const { sql } = portal;
  const before = await everything();
  const rows = await sql(
    `select id, version from public.alumni where full_name in ('Warga 1', 'Warga 2') order by id`,
  );
  const { id: imported } = await importSteps(portal).importAll([
    { row_number: 2, name: 'Orang Baru', graduation_year: '2015' },
  ]);
  const { merge_id } = await call('merge_alumni', {
    one_id: rows[0]?.id,
    one_version: rows[0]?.version,
    other_id: rows[1]?.id,
    other_version: rows[1]?.version,
    taken: ['full_name'],
  });
  const jobs = await sql('select id, version from public.job_postings order by id');
  const { decision_id } = await decideOn(portal, {
    of_kind: 'job_postings',
    ids: jobs.map(({ id }) => id),
    versions: jobs.map(({ version }) => version),
    new_status: 'approved',
  });
  await addColumns();
  for (const causeId of [decision_id, merge_id, imported]) {
    expect(await call('take_back', { cause_id: causeId })).toMatchObject({ left_out: [] });
  }
  const decided = (row: unknown) => ({ ...(row as object), decided_at: null });
  expect((await everything()).map(({ row }) => decided(row))).toEqual(
    before.map(({ row }) => decided(row)),
  );
});
