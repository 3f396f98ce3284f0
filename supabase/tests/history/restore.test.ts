import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { decideOn } from '../decisions/decide.ts';
import { createAccount, freshPortal, type Portal } from '../portal.ts';
import { refusal } from '../refusal.ts';
import { inMonths, restore, restoreRandomly, writeHistories } from './restored.ts';

let portal: Portal;
let own: string;
beforeEach(async () => {
  portal = await freshPortal();
  own = await portal.alumniId(portal.people.verified);
});

it('brings random deletions back as they were, but for versions and times', async () => {
  await writeHistories(portal);
  expect(await restoreRandomly(portal, 20, 2026)).toEqual([]);
});

it('restores once, for thirty days, nothing of a merge, and for the admin alone', async () => {
  const { sql, as, people } = portal;
  await as(people.admin).from('alumni').delete().eq('id', own);
  const [entry] = await sql(`select id from private.history where operation = 'delete'`);
  const call = (of = people.admin) =>
    as(of).rpc('restore_deleted', { history_id: entry?.id } as never);
  const set = (change: string) =>
    sql(
      `do $$ begin set local session_replication_role = replica; update private.history set ${change} where operation = 'delete'; end $$`,
    );
  expect(await call(people.poster)).toMatchObject({ error: { code: '42501' } });
  await set(`at = now() - interval '30 days'`);
  expect(await call()).toMatchObject(refusal('lewat 30 hari'));
  await set(`at = now() - interval '29 days', cause_kind = 'merge'`);
  expect(await call()).toMatchObject(refusal('Rekaman ini digabung'));
  await set(`cause_kind = 'deletion'`);
  expect(await call()).toMatchObject({ error: null });
  expect(await call()).toMatchObject(refusal('sudah dikembalikan'));
  expect(await as(people.admin).rpc('restore_deleted', { history_id: 0 } as never)).toMatchObject(
    refusal('Tidak ada yang dihapus'),
  );
});

it.each([
  {
    title: 'the account has another row by now',
    meanwhile: (id: string) =>
      `insert into public.alumni (full_name, email, user_id) values ('Baru', 'verified@portal.example', '${id}')`,
    expected: { without: ['account', 'email'], row: { user_id: null, email: null } },
  },
  {
    title: 'somebody else has the address',
    meanwhile: () =>
      `insert into public.alumni (full_name, email) values ('Baru', 'verified@portal.example'); update public.alumni set user_id = null where full_name = 'Baru'`,
    expected: { without: ['email'], row: { user_id: null, email: null } },
  },
  {
    title: 'the account is gone',
    meanwhile: (id: string) => `delete from auth.users where id = '${id}'`,
    expected: { without: ['account'], row: { user_id: null, email: 'verified@portal.example' } },
  },
])('restores without it, and says so, where $title', async ({ meanwhile, expected }) => {
  const { sql, as, people } = portal;
  await as(people.admin).from('alumni').delete().eq('id', own);
  for (const statement of meanwhile(people.verified.id).split(';')) {
    await sql(`do $$ begin set local session_replication_role = replica; ${statement}; end $$`);
  }
  const { data } = await restore(portal, own);
  expect(data).toMatchObject({ record_id: own, without: expected.without });
  expect(await sql('select user_id, email from public.alumni where id = $1', [own])).toEqual([
    expected.row,
  ]);
});

it('puts a person whose seat is taken at their place in the queue, and leaves out events that are gone', async () => {
  const { sql, as, people } = portal;
  const [kept, gone] = [randomUUID(), randomUUID()];
  await sql(
    `insert into public.events (id, title, event_date, status, registration_mode, capacity)
     select id, 'Temu', $2, 'approved', 'portal', 1 from unnest($1::uuid[]) as id`,
    [[kept, gone], inMonths(1)],
  );
  for (const eventId of [kept, gone]) {
    await as(people.verified).rpc('register_for_event', { event_id: eventId, party_size: 1 });
  }
  await as(people.poster).rpc('register_for_event', { event_id: kept, party_size: 1 });
  await as(people.admin).from('alumni').delete().eq('id', own);
  await as(people.admin).from('events').delete().eq('id', gone);
  const { data } = await restore(portal, own);
  expect(data).toMatchObject({ waiting: 1, missing: 1, without: [] });
  const rows = await sql('select status, event_id from public.event_registrations order by status');
  expect(rows).toEqual([
    { status: 'registered', event_id: kept },
    { status: 'waiting', event_id: kept },
  ]);
  expect(await sql('select seats_taken, waiting_count from public.events')).toEqual([
    { seats_taken: 1, waiting_count: 1 },
  ]);
});

it('keeps the files of what can be restored', async () => {
  const { sql, as, people } = portal;
  const name = `avatars/${people.verified.id}_1700000000000.jpg`;
  await sql(
    `insert into storage.objects (bucket_id, name, created_at, metadata)
     values ('public-files', $1, now() - interval '2 days', '{"size": 1, "mimetype": "image/jpeg"}')`,
    [name],
  );
  await sql(
    `update public.alumni set profile_image_url = '/storage/v1/object/public/public-files/' || $1 where id = $2`,
    [name, own],
  );
  const { version } = (await portal.alumniRow(people.verified)) ?? {};
  await decideOn(portal, { ids: [own], versions: [version], is_deletion: true });
  const orphans = async () => (await as(people.admin).rpc('orphaned_files')).data;
  expect(await orphans()).toEqual([]);
  await sql(`do $$ begin set local session_replication_role = replica;
    update private.history set at = at - interval '31 days' where operation = 'delete'; end $$`);
  expect(await orphans()).toEqual([{ name }]);
});

it('shows people their own history alone, since the record is theirs', async () => {
  const { sql, as, people } = portal;
  const admin = as(people.admin);
  await admin.from('alumni').update({ bio: 'Catatan admin' }).eq('id', own);
  await as(people.poster)
    .from('alumni')
    .update({ bio: 'Milik lain' })
    .eq('user_id', people.poster.id);
  const shown = async (of = people.verified) =>
    JSON.stringify((await as(of).rpc('own_history')).data);
  expect(await shown()).toContain('Catatan admin');
  expect(await shown()).not.toContain('Milik lain');
  expect(await shown(people.poster)).not.toContain('Catatan admin');
  await admin.from('alumni').delete().eq('id', own);
  await restore(portal, own);
  expect(await shown()).toContain('Catatan admin');
  const later = await createAccount(sql, 'kemudian@portal.example');
  await sql('delete from public.alumni where user_id = $1', [later.id]);
  await sql('update public.alumni set user_id = $1 where id = $2', [later.id, own]);
  expect(await shown(later)).not.toContain('Catatan admin');
  expect(await shown(people.verified)).not.toContain('Catatan admin');
  expect((await as().rpc('own_history')).error).toMatchObject({ code: '42501' });
});

it('finds by area, actor, operation, field and day, page by page', async () => {
  const { as, people } = portal;
  await as(people.verified).from('alumni').update({ bio: 'Satu', company: 'PT' }).eq('id', own);
  await as(people.admin).from('alumni').update({ bio: 'Dua' }).eq('id', own);
  const search = async (filters: object, rest: object = {}) => {
    const { data } = await as(people.admin).rpc('search_history', { filters, ...rest } as never);
    return data as unknown as {
      next: number | null;
      items: { id: number; name: string; changes: object }[];
    };
  };
  const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
  const filters = {
    area: 'alumni',
    actor: 'owner',
    operation: 'update',
    field: 'bio',
    from: today,
    until: today,
  };
  const { items } = await search(filters);
  expect(items).toMatchObject([
    { name: 'Canary verified Lengkap', changes: { bio: [null, 'Satu'], company: [null, 'PT'] } },
  ]);
  expect((await search({ ...filters, field: 'nim' })).items).toEqual([]);
  expect((await search({ until: '2020-01-01' })).items).toEqual([]);
  const [first, second] = [
    await search({ field: 'bio' }, { page_size: 1 }),
    await search({ field: 'bio' }),
  ];
  expect(second.items.map(({ id }) => id).slice(0, 1)).toEqual(first.items.map(({ id }) => id));
  const rest = await search({ field: 'bio' }, { page_size: 1, before_id: first.next });
  expect([...first.items, ...rest.items]).toEqual(second.items);
  const { data } = await as(people.admin).rpc('record_history', {
    of_area: 'alumni',
    of_id: own,
  } as never);
  const ofRecord = data as unknown as { items: { actor: string }[] };
  expect(ofRecord.items.map(({ actor }) => actor)).toEqual(['admin', 'owner', 'system', 'system']);
  const { error } = await as(people.admin).rpc('search_history', {
    filters: { nama: 'x' },
  } as never);
  expect(error).toMatchObject({ code: '22023' });
});
