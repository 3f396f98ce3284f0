import { beforeEach, expect, it } from 'vitest';
import { freshWorld, type Portal } from '../portal.ts';
import { restore, writeHistories } from './restored.ts';

let portal: Portal;
beforeEach(async () => {
  portal = await freshWorld(writeHistories);
});

/** As after some days: what was written, and how long it can be taken back. */
const pass = (days: number) =>
  portal.sql(`do $$ begin
    set local session_replication_role = replica;
    update private.history set at = at - interval '${days} days';
    update private.causes set at = at - interval '${days} days', expires_at = expires_at - interval '${days} days';
  end $$`);
const trim = () => portal.sql('select private.trim_history()');
const idOf = async (table: string, condition: string) =>
  String((await portal.sql(`select id from public.${table} where ${condition}`))[0]?.id);
const entriesOf = (record: string) =>
  portal.sql(
    `select operation, changes, deleted_row from private.history where record_id = $1 order by id`,
    [record],
  );
const historyOf = async (id: string) => {
  const { data } = await portal
    .as(portal.people.admin)
    .rpc('record_history', { of_area: 'alumni', of_id: id } as never);
  return (
    data as unknown as { items: { name: string; area: string; changes: Record<string, unknown> }[] }
  ).items;
};

it('keeps of what can no longer come back its id, its name and the day', async () => {
  const { sql } = portal;
  const gone = await idOf('alumni', `full_name = 'Warga 1'`);
  const event = await idOf('events', `title = 'Temu 1'`);
  const job = await idOf('job_postings', `title = 'Teknisi 1'`);
  const member = await idOf('organization_structure', `name = 'Anggota 1'`);
  await sql(`update public.alumni set bio = 'Rahasia' where id = $1`, [gone]);
  await sql('delete from public.alumni where id = $1', [gone]);
  await sql('delete from public.events where id = $1', [event]);
  await sql('delete from public.job_postings where id = $1', [job]);
  await sql('delete from public.organization_structure where id = $1', [member]);
  await pass(29);
  await trim();
  expect((await restore(portal, gone)).error).toBeNull();
  await sql('delete from public.alumni where id = $1', [gone]);
  await pass(31);
  await trim();
  const row = (deleted_row: object) => [{ operation: 'delete', changes: {}, deleted_row }];
  const [first, second] = [{ full_name: 'Warga 1' }, { full_name: 'Warga 1' }].flatMap(row);
  expect(await entriesOf(gone)).toEqual([first, second]);
  expect(await entriesOf(event)).toEqual(row({ title: 'Temu 1' }));
  expect(await entriesOf(job)).toEqual(row({ title: 'Teknisi 1' }));
  expect(await entriesOf(member)).toEqual(row({ name: 'Anggota 1' }));
  const [left] = await sql(
    `select count(*)::int as n from private.history as h where owner_id = $1 and not (h.operation = 'delete' and deleted_row - '{position,guest_name,full_name}'::text[] = '{}')`,
    [gone],
  );
  expect(left).toEqual({ n: 0 });
  expect((await historyOf(gone)).filter(({ area }) => area === 'alumni')).toMatchObject([
    { name: 'Warga 1' },
    { name: 'Warga 1' },
  ]);
});

it('keeps the whole history of what stands, and of a merge that can be undone', async () => {
  const { sql, people, as } = portal;
  const [kept, gone] = [
    await idOf('alumni', `full_name = 'Warga 1'`),
    await idOf('alumni', `full_name = 'Warga 2'`),
  ];
  await sql(`update public.alumni set bio = 'Sebelum' where id = $1`, [gone]);
  await sql(`update public.work_history set position = 'Ahli' where alumni_id = $1`, [gone]);
  await sql('delete from public.alumni where id = $1', [kept]);
  expect((await restore(portal, kept)).error).toBeNull();
  const versions = await sql(`select id, version from public.alumni where id in ($1, $2)`, [
    kept,
    gone,
  ]);
  const versionOf = (id: string) => versions.find((row) => row.id === id)?.version;
  const { data, error } = await as(people.admin).rpc('merge_alumni', {
    one_id: kept,
    one_version: versionOf(kept),
    other_id: gone,
    other_version: versionOf(gone),
  } as never);
  expect(error).toBeNull();
  const { merge_id, kept_id } = data as unknown as Record<string, string>;
  const lost = kept_id === kept ? gone : kept;
  await sql(`delete from public.work_history where alumni_id = $1`, [kept_id]);
  const ofPeople = `select count(*)::int as n from private.history where area = 'alumni'`;
  const before = await sql(ofPeople);
  await pass(80);
  await trim();
  expect(await sql(ofPeople)).toEqual(before);
  const { data: undone } = await as(people.admin).rpc('take_back', { cause_id: merge_id } as never);
  expect(undone).toMatchObject({ left_out: [] });
  const [work] = await sql(
    'select count(*)::int as n from public.work_history where alumni_id = $1',
    [lost],
  );
  expect(work).toEqual({ n: 3 });
});

it('shows what was changed of a merged record beside the kept one, while that stands', async () => {
  const { sql, people, as } = portal;
  const ids = [];
  for (const n of [1, 2, 3]) ids.push(await idOf('alumni', `full_name = 'Warga ${n}'`));
  const [one = '', two = '', three = ''] = ids;
  await sql(`update public.alumni set company = 'PT Lama' where id = $1`, [three]);
  await sql(`update public.alumni set created_at = '2020-01-01' where id = $1`, [one]);
  await sql(`update public.alumni set created_at = '2021-01-01' where id = $1`, [two]);
  for (const [kept, gone] of [
    [two, three],
    [one, two],
  ]) {
    const rows = await sql(
      `select id, version from public.alumni where id in ($1, $2) order by id = $2`,
      [kept, gone],
    );
    const { error } = await as(people.admin).rpc('merge_alumni', {
      one_id: kept,
      one_version: rows[0]?.version,
      other_id: gone,
      other_version: rows[1]?.version,
    } as never);
    expect(error).toBeNull();
  }
  const ofMerged = async () =>
    (await historyOf(one)).filter(({ changes }) => JSON.stringify(changes).includes('PT Lama'));
  expect(await ofMerged()).toContainEqual(expect.objectContaining({ name: 'Warga 3' }));
  await pass(100);
  await trim();
  expect(await ofMerged()).toContainEqual(expect.objectContaining({ name: 'Warga 3' }));
  await sql('delete from public.alumni where id = $1', [one]);
  await pass(31);
  await trim();
  expect(await ofMerged()).toEqual([]);
});

it('lets a restored record go on from its version, so that nobody saves over it what they read before', async () => {
  const { sql, people, as } = portal;
  const id = await idOf('alumni', `full_name = 'Warga 1'`);
  const versionNow = async () =>
    (await sql('select version from public.alumni where id = $1', [id]))[0]?.version;
  const seen = await versionNow();
  await sql(`update public.alumni set bio = 'Baru' where id = $1`, [id]);
  await sql('delete from public.alumni where id = $1', [id]);
  await restore(portal, id);
  const { data } = await as(people.admin)
    .from('alumni')
    .update({ bio: 'Lama' })
    .match({ id, version: seen })
    .select('id');
  expect(data).toEqual([]);
  expect(Number(await versionNow())).toBeGreaterThan(Number(seen));
  const { data: made } = await as(people.admin)
    .from('organization_structure')
    .insert({ name: 'Baru', position: 'Ketua', version: 50 })
    .select('version');
  expect(made).toEqual([{ version: 1 }]);
});
