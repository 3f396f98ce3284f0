import { beforeEach, expect, it } from 'vitest';
import { createAccount } from '../portal.ts';
import { refusal } from '../refusal.ts';
import { allPairs, asAdmin, call, type Found, openDoubles, portal, row } from './double-records.ts';

beforeEach(openDoubles);

it('hints at the doubles of a record and of what is typed, with how sure it is', async () => {
  const { id } = await row('Ani Susanti');
  expect(await call<Found[]>('duplicates_of', { of_id: id })).toMatchObject([
    {
      name: 'Ani Susanti, S.T.',
      is_certain: true,
      same: ['nim', 'entry_year'],
      different: ['name'],
    },
  ]);
  const typed = { name: 'Bayu Nugro', entry_year: '2011', phone: '+62 (0)813-3333-4444' };
  expect((await call<Found[]>('duplicates_of', { typed }))[0]).toMatchObject({
    name: 'Bayu Nugroho',
    is_certain: false,
    same: ['phone', 'entry_year'],
    different: ['name'],
  });
  expect(await call('duplicates_of', { typed: { name: '' } })).toEqual([]);
});

it('lists pairs by certainty, page by page, each once, without those that were called different', async () => {
  await portal.sql(`insert into public.alumni (full_name, graduation_year)
    values ('Eko Prasetyo', '2018'), ('Eko Prasetya', '2018')`);
  const listed = [
    '1: Ani Susanti + Ani Susanti, S.T.',
    '2: Bambang Sakti + Bayu Nugroho',
    '3: CITRA AYU, S.T. + Citra Ayu',
    '3: Dewi Lestary + Dewi Lestary',
    '4: Dewi Lestari + Dewi Lestary',
    '4: Eko Prasetya + Eko Prasetyo',
  ];
  expect((await allPairs()).sort()).toEqual(listed);
  const [one, other] = [await row('Citra Ayu'), await row('CITRA AYU, S.T.')];
  await call('call_different', { one_id: one.id, other_id: other.id });
  expect((await allPairs()).sort()).toEqual(listed.filter((pair) => !pair.startsWith('3: C')));
  expect(await call('duplicates_of', { of_id: one.id })).toEqual([]);
  await call('call_different', { one_id: other.id, other_id: one.id, is_different: false });
  expect((await allPairs()).sort()).toEqual(listed);
});

const merge = async (
  one: Record<string, unknown>,
  other: Record<string, unknown>,
  taken: string[] = [],
) =>
  asAdmin().rpc('merge_alumni', {
    one_id: one.id,
    other_id: other.id,
    one_version: one.version,
    other_version: other.version,
    taken,
  });
const everything = async () =>
  JSON.stringify(
    await portal.sql(`
      select
        (select jsonb_agg(to_jsonb(a) - '{version,updated_at}'::text[] order by id) from public.alumni a) as alumni,
        (select jsonb_agg(to_jsonb(w) - '{version,updated_at}'::text[] order by id) from public.work_history w) as work,
        (select jsonb_agg(r order by id) from public.event_registrations r) as registrations,
        (select jsonb_agg(e order by alumni_id) from private.directory_entries e) as directory,
        (select jsonb_agg(jsonb_build_array(alumni_id, thesis_title) order by alumni_id) from private.theses) as theses`),
  );

async function addBelongings(one: unknown, other: unknown) {
  await portal.sql(
    `insert into public.work_history (alumni_id, company_name, position, start_date) values
       ($1, 'PLN', 'Teknisi', '2015-01-01'), ($2, 'PLN', 'Teknisi', '2015-01-01'), ($2, 'PT Baru', 'Manajer', '2018-01-01')`,
    [one, other],
  );
  await portal.sql(
    `with event as (
       insert into public.events (title, event_date, status, registration_mode, capacity)
       select t, current_date + 30, 'approved', 'portal', 10 from unnest('{Satu,Dua}'::text[]) as t returning id, title
     )
     insert into public.event_registrations (event_id, alumni_id, party_size, status)
     select id, $1::uuid, 1, 'registered'::public.registration_status from event where title = 'Satu'
     union all select id, $2::uuid, 2, 'registered' from event`,
    [one, other],
  );
}

it('joins two records and all that belongs to them, and parts them again', async () => {
  const [older, newer] = [await row('Ani Susanti'), await row('Ani Susanti, S.T.')];
  await addBelongings(older.id, newer.id);
  const before = await everything();
  const { data, error } = await merge(newer, older, ['company']);
  expect(error).toBeNull();
  const { merge_id, kept_id } = data as { merge_id: string; kept_id: string };
  expect(kept_id).toBe(older.id);
  const kept = await row('Ani Susanti');
  expect(kept).toMatchObject({
    nim: '1001',
    email: 'ani@x.example',
    company: 'PT Baru',
    bio: 'Halo',
    validation_status: 'verified',
    phone_number: '0812 1111 2222',
    thesis_title: 'Turbin',
  });
  expect((kept.advanced_degrees as { id: string }[]).map(({ id }) => id)).toEqual(['1', '3']);
  const [counts] = await portal.sql(
    `select (select count(*)::integer from public.work_history where alumni_id = $1) as jobs,
       (select sum(party_size)::integer from public.event_registrations where alumni_id = $1) as seats,
       (select sum(seats_taken)::integer from public.events) as taken,
       (select count(*)::integer from public.alumni where id = $2) as gone`,
    [older.id, newer.id],
  );
  expect(counts).toEqual({ jobs: 2, seats: 3, taken: 3, gone: 0 });
  await call('take_back', { cause_id: merge_id });
  expect(await everything()).toBe(before);
  expect(await asAdmin().rpc('take_back', { cause_id: merge_id })).toMatchObject(
    refusal('Ini sudah diurungkan, atau sudah terlalu lama untuk diurungkan.'),
  );
});

it('tells before what would stand, whichever of the two is named first', async () => {
  const [older, newer] = [await row('Ani Susanti'), await row('Ani Susanti, S.T.')];
  const told = await call<object>('preview_merge', { one_id: newer.id, other_id: older.id });
  expect(told).toMatchObject({
    kept: { id: older.id },
    gone: { id: newer.id },
    obstacle: null,
    becomes_verified: false,
    fields: {
      full_name: 'choice',
      nim: 'choice',
      company: 'choice',
      entry_year: 'same',
      email: 'given',
      bio: 'given',
      thesis_title: 'given',
      contact_visibility: 'same',
    },
  });
  expect(await call('preview_merge', { one_id: older.id, other_id: newer.id })).toEqual(told);
  expect(await call('preview_merge', { one_id: older.id, other_id: older.id })).toBeNull();
  await createAccount(portal.sql, 'ani.baru@x.example', { metadata: { full_name: 'Ani S' } });
  const own = await row('Ani S');
  await portal.sql('update auth.users set email_confirmed_at = null where id = $1', [own.user_id]);
  await portal.sql('update public.alumni set email_confirmed = false where id = $1', [own.id]);
  await portal.sql(`update public.alumni set email = 'ani.lama@x.example' where id = $1`, [
    older.id,
  ]);
  expect(await call<object>('preview_merge', { one_id: older.id, other_id: own.id })).toMatchObject(
    {
      kept: { id: own.id },
      becomes_verified: true,
      fields: { email: 'own' },
      obstacle: expect.stringContaining('Email akunnya belum dikonfirmasi.'),
    },
  );
});

it('merges a pair once, in the versions that were seen', async () => {
  const [one, other] = [await row('Citra Ayu'), await row('CITRA AYU, S.T.')];
  await portal.sql(`update public.alumni set bio = 'x' where id = $1`, [other.id]);
  expect(await merge(one, other)).toMatchObject(
    refusal('Salah satu dari keduanya berubah sejak dibuka.'),
  );
  const changed = await row('CITRA AYU, S.T.');
  const answers = await Promise.all([merge(one, changed), merge(one, changed)]);
  expect(answers.filter(({ error }) => !error)).toHaveLength(1);
  expect(answers.find(({ error }) => error)).toMatchObject(
    refusal('Salah satu dari keduanya sudah digabung atau dihapus.'),
  );
});

it('keeps the account, its address and its own values, and verifies it with the record that was verified', async () => {
  await createAccount(portal.sql, 'ani.baru@x.example', { metadata: { full_name: 'Ani S' } });
  await portal.sql(`update public.alumni set validation_status = 'rejected', decision_note = 'Lain'
    where full_name = 'Ani S'`);
  const [old, own] = [await row('Ani Susanti'), await row('Ani S')];
  expect((await merge(old, own, ['full_name'])).error).toBeNull();
  expect(await row('Ani Susanti')).toMatchObject({
    id: own.id,
    user_id: own.user_id,
    email: 'ani.baru@x.example',
    nim: '1001',
    company: 'PLN',
    validation_status: 'verified',
    decision_note: null,
  });
});

it('refuses two accounts, and leaves what was changed since', async () => {
  const accounts = [
    await row('Canary verified Lengkap'),
    await row('Canary poster Lengkap'),
  ] as const;
  expect(await merge(...accounts)).toMatchObject(refusal('Keduanya punya akun.'));
  const { data } = await merge(await row('Citra Ayu'), await row('CITRA AYU, S.T.'), ['full_name']);
  await portal.sql(
    `update public.alumni set location = 'Dumai', full_name = 'Citra Ayu L' where full_name ilike 'citra ayu%'`,
  );
  const { merge_id } = data as { merge_id: string };
  expect(await call('take_back', { cause_id: merge_id })).toMatchObject({
    left_out: [{ name: 'Citra Ayu L (Nama)', reason: 'changed' }],
  });
  expect(await row('Citra Ayu L')).toMatchObject({ location: 'Dumai' });
  const both = await portal.sql(`select from public.alumni where full_name ilike 'citra ayu%'`);
  expect(both).toHaveLength(2);
});

it('undoes one merge into a record after the other, the latest first', async () => {
  const { id } = await row('Ani Susanti, S.T.');
  await portal.sql(`update public.alumni set is_hidden_from_name_search = true, decision_note = 'x'
    where id = '${id}'`);
  const before = await everything();
  await merge(await row('Ani Susanti'), await row('Ani Susanti, S.T.'), ['full_name']);
  const kept = await row('Ani Susanti, S.T.');
  await merge(kept, await row('Citra Ayu'));
  const merges = await call<{ merge_id: string; name: string }[]>('merges_of', { of_id: kept.id });
  expect(merges.map(({ name }) => name)).toEqual(['Citra Ayu', 'Ani Susanti, S.T.']);
  for (const { merge_id } of merges) await call('take_back', { cause_id: merge_id });
  expect(await everything()).toBe(before);
  expect(await call('merges_of', { of_id: kept.id })).toEqual([]);
});

it('lets an account with the address of a record wait where the years of graduation differ', async () => {
  await portal.sql(`
    insert into public.alumni (full_name, email, graduation_year, validation_status) values
      ('Eka Sama', 'eka@x.example', '2012', 'verified'), ('Fajar Beda', 'fajar@x.example', '2012', 'verified')`);
  await createAccount(portal.sql, 'eka@x.example', { metadata: { graduation_year: '2012' } });
  await createAccount(portal.sql, 'fajar@x.example', { metadata: { graduation_year: '2015' } });
  const [same, other] = [await row('Eka Sama'), await row('Fajar Beda')];
  expect(same).toMatchObject({ validation_status: 'verified' });
  expect(same.user_id).not.toBeNull();
  expect(other).toMatchObject({ validation_status: 'pending', graduation_year: '2012' });
  expect(other.user_id).not.toBeNull();
  expect(await call('registration_note', { of_id: same.id })).toBeNull();
  expect(await call('registration_note', { of_id: other.id })).toBe(
    'Tahun lulus berbeda: 2012 di rekaman, 2015 saat mendaftar.',
  );
});
