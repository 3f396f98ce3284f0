import { beforeEach, expect, it } from 'vitest';
import { decideOn, undoDecision } from '../decisions/decide.ts';
import { freshWorld, type Portal } from '../portal.ts';
import { refusal } from '../refusal.ts';
import { restore, writeHistories } from './restored.ts';

let portal: Portal;
beforeEach(async () => {
  portal = await freshWorld(writeHistories);
});

const tables = ['alumni', 'work_history', 'events', 'event_registrations', 'job_postings'];
const everything = async () =>
  (
    await portal.sql(
      tables
        .map(
          (table) =>
            `select to_jsonb(t) - '{version,updated_at}'::text[] as row from ${table} as t`,
        )
        .join(' union all ')
        .concat(' order by 1'),
    )
  ).map(({ row }) => JSON.stringify(row));
const search = async (filters: object) => {
  const { data, error } = await portal
    .as(portal.people.admin)
    .rpc('search_history', { filters, page_size: 50 } as never);
  expect(error).toBeNull();
  return (data as unknown as { items: Record<string, unknown>[] }).items;
};
const deleteMany = async (kind: string, condition: string) => {
  const rows = await portal.sql(`select id, version from ${kind} where ${condition} order by id`);
  const { decision_id } = await decideOn(portal, {
    of_kind: kind,
    ids: rows.map(({ id }) => id),
    versions: rows.map(({ version }) => version),
    is_deletion: true,
  });
  return { cause: decision_id, ids: rows.map(({ id }) => String(id)) };
};

it('brings all of one deletion back, a part at a time, for the admin alone', async () => {
  const { sql, as, people } = portal;
  const before = await everything();
  const bringBack = async (cause: string, area: string, count: number) => {
    expect(await search({ operation: 'delete', area, name: '3' })).toMatchObject([
      { cause_id: cause, together: count, is_restorable: true },
    ]);
    expect((await as(people.poster).rpc('take_back', { cause_id: cause })).error).toMatchObject({
      code: '42501',
    });
    const outcome = { requests: count, undone: count, leftOut: [] };
    expect(await undoDecision(portal, cause)).toEqual(outcome);
    expect(await everything()).toEqual(before);
    expect(await as(people.admin).rpc('take_back', { cause_id: cause })).toMatchObject(
      refusal('sudah kembali'),
    );
  };
  const { cause } = await deleteMany('alumni', `full_name in ('Warga 3', 'Warga 5')`);
  await bringBack(cause, 'alumni', 2);
  await bringBack((await deleteMany('job_postings', `title like 'Teknisi %'`)).cause, 'job', 4);
  // Without a decision.
  await as(people.admin).from('events').delete().in('title', ['Temu 2', 'Temu 3']);
  const [entry] = await sql('select cause from private.history order by id desc limit 1');
  await bringBack(String(entry?.cause), 'event', 2);
});

it('leaves what came back by itself, names what lacks its address, and takes of a record the last deletion', async () => {
  const { sql } = portal;
  const { cause, ids } = await deleteMany('alumni', `full_name ~ '^Warga [1-5]$'`);
  const [one = '', two = '', three = ''] = ids;
  for (const id of [one, two]) expect((await restore(portal, id)).error).toBeNull();
  await sql(`update alumni set bio = 'Baru' where id = any ($1)`, [[one, two]]);
  await sql('delete from alumni where id = $1', [two]);
  const [taken] = await sql(
    `insert into alumni (full_name, email)
     select 'Lain', deleted_row ->> 'email' from private.history where record_id = $1 and operation = 'delete' returning email`,
    [three],
  );
  expect(taken).toBeDefined();
  expect(await undoDecision(portal, cause)).toMatchObject({
    undone: 3,
    leftOut: [{ id: three, name: expect.stringMatching('Warga'), reason: 'email' }],
  });
  expect(await sql('select bio from alumni where id = $1', [one])).toEqual([{ bio: 'Baru' }]);
  expect(await sql('select from alumni where id = $1', [two])).toEqual([]);
  const entries = await search({ operation: 'delete', area: 'alumni' });
  expect(entries.filter((entry) => entry.record_id === two && entry.is_restorable)).toHaveLength(1);
  expect((await restore(portal, two)).error).toBeNull();
  expect(await sql('select bio from alumni where id = $1', [two])).toEqual([{ bio: 'Baru' }]);
});

it('finds by words of a name what stands, what is gone, and what belongs to a person', async () => {
  const { sql, as, people } = portal;
  await sql(`update alumni set full_name = 'Dewi 100% Lestari' where full_name = 'Warga 7'`);
  const names = async (filters: object) => [
    ...new Set((await search(filters)).map(({ area, name }) => `${area} ${name}`)),
  ];
  const ofDewi = ['alumni Dewi 100% Lestari', 'registration', 'work Teknisi, PT 1'];
  for (const name of ['lestari DEWI', '100%'])
    for (const part of ofDewi) expect((await names({ name })).join('\n')).toContain(part);
  expect(await names({ name: 'Dewi Rahma' })).toEqual([]);
  await as(people.admin).from('alumni').delete().eq('full_name', 'Dewi 100% Lestari');
  expect(await names({ name: 'dewi', operation: 'delete', area: 'alumni' })).toEqual([
    'alumni Dewi 100% Lestari',
  ]);
  expect(await names({ name: 'dewi', operation: 'insert', area: 'alumni' })).toHaveLength(1);
  expect(await names({ name: 'temu 2', area: 'event' })).toEqual(['event Temu 2']);
  expect(await names({ name: 'teknisi 4', area: 'job' })).toEqual(['job Teknisi 4']);
});
