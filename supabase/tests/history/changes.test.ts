import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import type { Account } from '../database.ts';
import { decideOn, undoDecision } from '../decisions/decide.ts';
import { createAccount, freshPortal, type Portal } from '../portal.ts';

let portal: Portal;
let own: string;
beforeEach(async () => {
  portal = await freshPortal();
  own = await portal.alumniId(portal.people.verified);
});

it('names the admin, the owner, or nobody where the action of another has an effect', async () => {
  const { sql, as, people } = portal;
  const other = await portal.alumniId(people.poster);
  const id = randomUUID();
  await sql(
    `insert into public.events (id, title, event_date, status, registration_mode, capacity)
     values ($1, 'Temu', now() + interval '30 days', 'approved', 'portal', 1)`,
    [id],
  );
  await as(people.verified).from('alumni').update({ bio: 'Halo' }).eq('id', own);
  for (const person of [people.verified, people.poster]) {
    await as(person).rpc('register_for_event', { event_id: id, party_size: 1 });
  }
  await as(people.verified).rpc('cancel_registration', { event_id: id });
  await as(people.admin).from('alumni').update({ bio: null }).eq('id', own);
  const rows = await sql(
    `select area, owner_id, actor, actor_kind, operation, changes -> 'status' as status
     from private.history
     where area = 'registration' or changes ? 'bio'
     order by id`,
  );
  const by = (kind: string, account?: Account) => ({
    actor: account?.id ?? null,
    actor_kind: kind,
  });
  const saved = { area: 'alumni', owner_id: own, operation: 'update', status: null };
  const registered = (owner_id: string, operation: string, ...status: unknown[]) => ({
    area: 'registration',
    owner_id,
    operation,
    status,
  });
  expect(rows).toEqual([
    { ...saved, ...by('owner', people.verified) },
    { ...registered(own, 'insert', null, 'registered'), ...by('owner', people.verified) },
    { ...registered(other, 'insert', null, 'waiting'), ...by('owner', people.poster) },
    { ...registered(own, 'update', 'registered', 'cancelled'), ...by('owner', people.verified) },
    { ...registered(other, 'update', 'waiting', 'registered'), ...by('system') },
    { ...saved, ...by('admin', people.admin) },
  ]);
});

it('says of which decision, undo or deletion a change is a part', async () => {
  const { sql, as, people } = portal;
  await as(people.admin)
    .from('work_history')
    .insert({
      alumni_id: own,
      company_name: 'PT A',
      position: 'Teknisi',
      start_date: '2020-01-01',
    } as never);
  const { decision_id } = await decideOn(portal, { ids: [own], new_badge: 'Mentor' });
  await undoDecision(portal, decision_id);
  await as(people.admin).from('alumni').delete().eq('id', own);
  const rows = await sql(
    `select area, operation, cause_kind, cause, changes -> 'special_badge' as badge
     from private.history where owner_id = $1 and actor_kind = 'admin' order by id`,
    [own],
  );
  const part = (area: string, operation: string, kind: string | null, cause: unknown) => ({
    area,
    operation,
    cause_kind: kind,
    cause,
    badge: null,
  });
  const decided = part('alumni', 'update', 'decision', decision_id);
  const deletion = rows.at(-1)?.cause;
  expect(deletion).toEqual(expect.any(String));
  expect(rows).toEqual([
    part('work', 'insert', null, null),
    { ...decided, badge: [null, 'Mentor'] },
    { ...decided, badge: ['Mentor', null] },
    part('alumni', 'delete', 'deletion', deletion),
    part('work', 'delete', 'deletion', deletion),
  ]);
});

it('keeps of a long text its beginning and length, and nothing of accounts', async () => {
  const { sql, as, people } = portal;
  const long = { other_academic_info: 'a'.repeat(2001) };
  await as(people.verified).from('alumni').update(long).eq('id', own);
  const [row] = await sql(
    'select changes from private.history where owner_id = $1 order by id desc limit 1',
    [own],
  );
  expect(row?.changes).toEqual({
    other_academic_info: [null, { start: 'a'.repeat(200), length: 2001 }],
  });
  const account = await createAccount(sql, 'lain@portal.example', {
    metadata: { graduation_year: '2009', token: 'katakunci' },
  });
  await sql(
    `update auth.users set encrypted_password = 'sandirahasia', recovery_token = 'tokenrahasia'
     where id = $1`,
    [account.id],
  );
  await sql('delete from auth.users where id = $1', [account.id]);
  const found = await sql(
    `select id from private.history as h
     where to_jsonb(h)::text ~ 'sandirahasia|tokenrahasia|katakunci'`,
  );
  expect(found).toEqual([]);
});

it('notes of each row of many what it notes of one', async () => {
  const { sql } = portal;
  const write = async (people: number) => {
    await sql(
      `do $$ begin set local session_replication_role = replica; delete from private.history; end $$`,
    );
    await sql(
      `insert into public.alumni (full_name, bio, is_listed)
       select 'Warga', repeat('b', 2000), false from generate_series(1, $1)`,
      [people],
    );
    await sql(
      `update public.alumni
       set bio = null, nim = '11555100001', trainings_certifications = '[{"id": "1", "name": "A", "issuer": "B"}]'
       where full_name = 'Warga'`,
    );
    await sql(`update public.alumni set nim = nim where full_name = 'Warga'`);
    await sql(`delete from public.alumni where full_name = 'Warga'`);
    const rows = await sql(
      `select operation, actor, actor_kind, area, changes, cause_kind, owner_id::text = record_id as is_own,
         deleted_row - '{id,created_at,updated_at}'::text[] as deleted_row
       from private.history where record_id not in (select id::text from public.alumni) order by id`,
    );
    return rows;
  };
  const [one, many] = [await write(1), await write(30)];
  expect(one.map(({ operation }) => operation)).toEqual(['insert', 'update', 'delete']);
  expect(many).toEqual(one.flatMap((row) => Array(30).fill(row)));
});
