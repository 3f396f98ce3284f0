import { beforeEach, describe, expect, it } from 'vitest';
import { createAccount, freshPortal, type Portal } from '../portal.ts';
import { rolledBack } from '../rolled-back.ts';

let portal: Portal;
beforeEach(async () => {
  portal = await freshPortal();
});

const email = 'Baru@Portal.example';
const confirm = (id: string) =>
  portal.sql('update auth.users set email_confirmed_at = now() where id = $1', [id]);

describe('signing up', () => {
  it('creates a pending row from what the person wrote', async () => {
    const account = await createAccount(portal.sql, email, {
      isConfirmed: false,
      metadata: {
        full_name: ' Orang Baru ',
        graduation_year: '2019',
        validation_status: 'verified',
      },
    });
    expect(await portal.alumniRow(account)).toMatchObject({
      full_name: 'Orang Baru',
      email: 'baru@portal.example',
      graduation_year: '2019',
      validation_status: 'pending',
    });
    expect((await portal.as().rpc('has_alumni_profile', { account_id: account.id })).data).toBe(
      true,
    );
  });

  it('does so through the auth service', async () => {
    const { data, error } = await portal.as().auth.signUp({
      email,
      password: 'rahasia-2026',
      options: { data: { full_name: 'Orang Baru', graduation_year: '2019' } },
    });
    expect(error).toBeNull();
    const account = { id: data.user?.id ?? '', email };
    expect(await portal.alumniRow(account)).toMatchObject({
      full_name: 'Orang Baru',
      graduation_year: '2019',
      validation_status: 'pending',
    });
  });

  it.each([
    ['no metadata', {}],
    ['a name and year of nonsense', { full_name: 'x'.repeat(900), graduation_year: 'kapan' }],
    ['metadata of other types', { full_name: { a: 1 }, graduation_year: [2019] }],
  ])('is never blocked: %s', async (_what, metadata) => {
    const account = await createAccount(portal.sql, email, { metadata });
    expect(await portal.alumniRow(account)).toMatchObject({ graduation_year: null });
  });

  it('goes on even when no alumni row can be written at all', async () => {
    const accounts = await rolledBack(async (sql) => {
      await sql('alter table public.alumni add constraint broken check (false) not valid');
      const { id } = await createAccount(sql, email);
      return sql('select id from auth.users where id = $1', [id]);
    });
    expect(accounts).toHaveLength(1);
  });

  it('gives the admin no alumni row', async () => {
    expect(await portal.alumniRow(portal.people.admin)).toBeUndefined();
  });
});

describe('a row that the admin prepared', () => {
  beforeEach(async () => {
    await portal
      .as(portal.people.admin)
      .from('alumni')
      .insert({ full_name: 'Disiapkan', email, validation_status: 'verified' });
  });

  it('waits until the address is confirmed', async () => {
    const account = await createAccount(portal.sql, email, { isConfirmed: false });
    expect(await portal.alumniRow(account)).toBeUndefined();
    await confirm(account.id);
    expect(await portal.alumniRow(account)).toMatchObject({
      full_name: 'Disiapkan',
      validation_status: 'verified',
    });
  });

  it('is claimed at once by an account that is confirmed from the start', async () => {
    const account = await createAccount(portal.sql, email);
    expect(await portal.alumniRow(account)).toMatchObject({ full_name: 'Disiapkan' });
  });

  it('is told to nobody: whoever signs up or types a NIM gets the answers of an unknown one', async () => {
    await portal.sql(`update public.alumni set nim = '11501' where full_name = 'Disiapkan'`);
    const { pending } = portal.people;
    const answersOf = async (address: string, nim: string) => {
      const account = await createAccount(portal.sql, address, { isConfirmed: false });
      const own = portal.as(pending).from('alumni').update({ nim }).eq('user_id', pending.id);
      const answers = [
        await portal.as().rpc('has_alumni_profile', { account_id: account.id }),
        await portal.as().from('alumni').select().eq('email', address.toLowerCase()),
        await own.select(),
      ];
      return JSON.stringify(answers)
        .replaceAll(nim, '…')
        .replace(/"version":\d+|"updated_at":"[^"]+"/g, '');
    };
    expect(await answersOf(email, '11501')).toBe(await answersOf('asing@portal.example', '99999'));
  });

  it('is not claimed by an account that has a row already', async () => {
    const { verified } = portal.people;
    await portal.sql('update auth.users set email = $1 where id = $2', [email, verified.id]);
    expect(await portal.alumniRow(verified)).toMatchObject({
      full_name: 'Canary verified Lengkap',
    });
  });
});

describe('a row that is added after its account', () => {
  const again = { full_name: 'Ditambahkan Lagi', validation_status: 'verified' };
  const add = (address: string) =>
    portal
      .as(portal.people.admin)
      .from('alumni')
      .insert({ ...again, email: address });

  it('belongs to the confirmed account, whose owner can save it', async () => {
    const { verified } = portal.people;
    await portal.sql('delete from public.alumni where user_id = $1', [verified.id]);
    expect((await add(verified.email.toUpperCase())).error).toBeNull();
    expect(await portal.alumniRow(verified)).toMatchObject(again);
    const { data, error } = await portal
      .as(verified)
      .from('alumni')
      .upsert(
        { user_id: verified.id, email: verified.email, full_name: 'Canary', bio: 'Halo' },
        { onConflict: 'user_id' },
      )
      .select('bio');
    expect(error).toBeNull();
    expect(data).toEqual([{ bio: 'Halo' }]);
  });

  it('is linked when its address is corrected', async () => {
    const { admin, verified } = portal.people;
    await portal.sql('delete from public.alumni where user_id = $1', [verified.id]);
    await add('salah@portal.example');
    expect(await portal.alumniRow(verified)).toBeUndefined();
    const rows = portal.as(admin).from('alumni');
    await rows.update({ email: verified.email }).eq('email', 'salah@portal.example');
    expect(await portal.alumniRow(verified)).toMatchObject(again);
  });

  it('waits for an account that is not confirmed', async () => {
    const account = await createAccount(portal.sql, email, { isConfirmed: false });
    await portal.sql('delete from public.alumni where user_id = $1', [account.id]);
    await add(email);
    expect(await portal.alumniRow(account)).toBeUndefined();
    await confirm(account.id);
    expect(await portal.alumniRow(account)).toMatchObject(again);
  });

  it('is not linked to an account that has a row', async () => {
    const { verified } = portal.people;
    await portal.sql(`update auth.users set email = 'pindah@portal.example' where id = $1`, [
      verified.id,
    ]);
    await portal.sql(`update public.alumni set email = 'lama@portal.example' where user_id = $1`, [
      verified.id,
    ]);
    expect((await add('pindah@portal.example')).error).toBeNull();
    expect(await portal.alumniRow(verified)).toMatchObject({ email: 'lama@portal.example' });
  });
});

it('follows the account to a new address', async () => {
  const { verified } = portal.people;
  await portal.sql('update auth.users set email = $1 where id = $2', [
    'Pindah@x.example',
    verified.id,
  ]);
  expect(await portal.alumniRow(verified)).toMatchObject({ email: 'pindah@x.example' });
});

it('leaves no dangling reference when an account is deleted', async () => {
  const { poster } = portal.people;
  const job = { title: 'Engineer', company_name: 'PT Contoh', description: 'Merawat trafo.' };
  await portal.as(poster).from('job_postings').insert(job);
  await portal.sql(`insert into public.notifications (user_id, message) values ($1, 'Halo')`, [
    poster.id,
  ]);

  await portal.sql('delete from auth.users where id = $1', [poster.id]);

  const rows = await portal.sql(`select user_id from public.alumni where email = $1`, [
    poster.email,
  ]);
  expect(rows).toEqual([{ user_id: null }]);
  expect(await portal.sql('select posted_by_user_id from public.job_postings')).toEqual([
    { posted_by_user_id: null },
  ]);
  expect(await portal.notificationsOf(poster)).toEqual([]);
});

it('returns the role of the signed-in user, and none to visitors', async () => {
  const { admin, pending } = portal.people;
  const roleOf = async (client: ReturnType<Portal['as']>) =>
    (await client.rpc('current_user_role')).data;
  expect(await roleOf(portal.as())).toBeNull();
  expect(await roleOf(portal.as(pending, { user_metadata: { role: 'admin' } }))).toBe('alumni');
  expect(await roleOf(portal.as(admin))).toBe('admin');
});
