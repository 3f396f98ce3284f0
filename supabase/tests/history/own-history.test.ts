import { beforeEach, expect, it } from 'vitest';
import type { Account } from '../database.ts';
import { createAccount, freshPortal, type Portal } from '../portal.ts';
import { restore } from './restored.ts';

interface Entry {
  id: number;
  name: string | null;
  area: string;
  operation: string;
}

let portal: Portal;
let own: string;
beforeEach(async () => {
  portal = await freshPortal();
  own = await portal.alumniId(portal.people.verified);
});

const historyOf = async (account: Account = portal.people.verified) => {
  const { data } = await portal.as(account).rpc('own_history', { page_size: 50 });
  return (data as unknown as { items: Entry[] }).items;
};
const asAdmin = async (name: string, args: object) => {
  const { data, error } = await portal.as(portal.people.admin).rpc(name, args);
  expect(error).toBe(null);
  return data;
};

/** What the other person has is told from all else by its words. */
const ofOther = /NIM-Lain|Skripsi Lain|Jabatan Lain|PT Lain|0813|Catatan Lain|S2 Lain|Temu Lain/;

async function addOther(): Promise<string> {
  const { sql } = portal;
  await sql('update public.alumni set nim = null, phone_number = null where id = $1', [own]);
  const [row] = await sql(
    `insert into public.alumni (full_name, nim, phone_number, thesis_title, advanced_degrees)
     values ('Orang Kedua', 'NIM-Lain', '0813 9999 8888', 'Skripsi Lain', $1::text::jsonb) returning id`,
    [JSON.stringify([{ id: '1', degree_level: 'S2 Lain', university: 'UI' }])],
  );
  await sql(
    `insert into public.work_history (alumni_id, company_name, position, start_date)
     values ($1, 'PT Lain', 'Jabatan Lain', '2015-01-01'), ($1, 'PT Lain', 'Jabatan Lain Dua', '2018-01-01')`,
    [row?.id],
  );
  await sql(
    `with event as (
       insert into public.events (title, event_date, status, registration_mode)
       values ('Temu Lain', current_date + 30, 'approved', 'portal') returning id
     )
     insert into public.event_registrations (event_id, alumni_id, party_size, note, status)
     select id, $1::uuid, 2, 'Catatan Lain', 'registered' from event`,
    [row?.id],
  );
  return String(row?.id);
}

async function mergeWith(other: string): Promise<string> {
  const versions = await portal.sql(
    'select version from public.alumni where id in ($1, $2) order by id <> $1',
    [own, other],
  );
  const merged = await asAdmin('merge_alumni', {
    one_id: own,
    one_version: versions[0]?.version,
    other_id: other,
    other_version: versions[1]?.version,
  });
  return (merged as unknown as { merge_id: string }).merge_id;
}

it('tells what a merge has brought while it stands, and nothing of the other person once it is undone', async () => {
  const { sql, as, people } = portal;
  const other = await addOther();
  const before = await historyOf();
  const mergeId = await mergeWith(other);
  expect(JSON.stringify(await historyOf())).toMatch(
    /NIM-Lain.*Jabatan Lain|Jabatan Lain.*NIM-Lain/,
  );
  const work = as(people.verified).from('work_history');
  await work.update({ position: 'Milik sendiri' }).eq('position', 'Jabatan Lain');
  await work.delete().eq('position', 'Jabatan Lain Dua');
  await asAdmin('take_back', { cause_id: mergeId });
  await as(people.admin)
    .from('alumni')
    .update({ thesis_title: 'Skripsi Lain Dua' })
    .eq('id', other);
  expect(await historyOf()).toEqual(before);
  // The merge itself is forgotten after 90 days, its first half in the history after two years.
  await sql('delete from private.causes');
  expect(await historyOf()).toEqual(before);
  await sql(`do $$ begin set local session_replication_role = replica;
    delete from private.history where id <= (select max(id) from private.history where cause_kind = 'merge' and operation = 'delete' and area = 'alumni'); end $$`);
  expect(await historyOf()).toEqual([]);
  await mergeWith(other);
  expect(JSON.stringify(await historyOf())).toMatch(ofOther);
});

it('tells of what a person changed meanwhile only what the merge had not brought', async () => {
  const { as, people } = portal;
  const other = await addOther();
  const before = await historyOf();
  const mergeId = await mergeWith(other);
  for (const change of [{ nim: 'NIM-Lain-2' }, { bio: 'Sementara' }, { bio: null }]) {
    await as(people.verified).from('alumni').update(change).eq('id', own);
  }
  const changed = (await historyOf()).slice(0, 2);
  await as(people.admin).from('alumni').delete().eq('id', own);
  await restore(portal, own);
  await asAdmin('take_back', { cause_id: mergeId });
  expect(await historyOf()).toEqual([...changed, ...before]);
});

it('names work and jobs as they were, and events as they were published', async () => {
  const { sql, as, people } = portal;
  const admin = as(people.admin);
  await sql(
    `insert into public.job_postings (title, company_name, description, posted_by_user_id) values ('Teknisi', 'PT', 'Rawat', $1)`,
    [people.verified.id],
  );
  await admin.from('job_postings').update({ posted_by_user_id: people.poster.id }).gt('version', 0);
  await admin.from('job_postings').update({ title: 'Judul orang lain' }).gt('version', 0);
  await sql(
    `insert into public.work_history (alumni_id, company_name, position, start_date) values ($1, 'PLN', 'Juru tulis', '2015-01-01')`,
    [own],
  );
  await sql(`update public.work_history set position = 'Manajer'`);
  await sql(`update public.work_history set company_name = 'PT Baru'`);
  await sql('delete from public.work_history');
  for (const [title, status] of Object.entries({ Reuni: 'approved', Rahasia: 'pending' })) {
    await sql(
      `with event as (
         insert into public.events (title, event_date, status) values ($1, current_date + 30, $2::public.event_status) returning id
       )
       insert into public.event_registrations (event_id, alumni_id, party_size, status)
       select id, $3::uuid, 1, 'registered' from event`,
      [title, status, own],
    );
  }
  await admin
    .from('events')
    .update({ status: 'pending', title: 'Reuni batal' })
    .eq('title', 'Reuni');
  const entries = (await historyOf()).filter(({ area }) => area !== 'alumni').reverse();
  expect(entries.map(({ name }) => name)).toEqual([
    'Teknisi',
    'Juru tulis, PLN',
    'Manajer, PLN',
    'Manajer, PT Baru',
    'Manajer, PT Baru',
    'Reuni',
    null,
  ]);
  const shown = await asAdmin('record_history', { of_area: 'alumni', of_id: own });
  expect(JSON.stringify(shown)).toContain('Reuni batal');
});

it('begins where a record became theirs, and says nothing of what stood there before', async () => {
  const { sql, as, people } = portal;
  const [row] = await sql(
    `insert into public.alumni (full_name, email) values ('Orang Impor', 'salah@x.example') returning id`,
  );
  const account = await createAccount(sql, 'benar@x.example');
  await sql('delete from public.alumni where user_id = $1', [account.id]);
  await as(people.admin).from('alumni').update({ email: account.email }).eq('id', row?.id);
  expect(await portal.alumniId(account)).toBe(row?.id);
  expect(await historyOf(account)).toEqual([]);
  // It was theirs, was another's, and came back by a restoration that found their address in it.
  const set = (user: string | null, email: string) =>
    sql('update public.alumni set user_id = $1, email = $2 where id = $3', [user, email, row?.id]);
  const later = await createAccount(sql, 'kemudian@x.example');
  await sql('delete from public.alumni where user_id = $1', [later.id]);
  await set(later.id, later.email);
  await as(later).from('alumni').update({ bio: 'Bukan miliknya' }).eq('user_id', later.id);
  await as(later).from('alumni').update({ bio: null }).eq('user_id', later.id);
  await sql('delete from auth.users where id = $1', [later.id]);
  await sql(`do $$ begin set local session_replication_role = replica;
    update public.alumni set email = '${account.email}' where id = '${row?.id}'; end $$`);
  await as(people.admin).from('alumni').delete().eq('id', row?.id);
  await restore(portal, String(row?.id));
  expect(await portal.alumniId(account)).toBe(row?.id);
  const entries = await historyOf(account);
  expect(entries.map(({ operation }) => operation)).toEqual(['insert']);
  expect(JSON.stringify(entries)).not.toMatch(/Bukan miliknya|salah@|kemudian@/);
});
