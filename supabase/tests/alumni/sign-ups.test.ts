import { beforeEach, describe, expect, it } from 'vitest';
import { createAccount, freshPortal, type Portal } from '../portal.ts';

let portal: Portal;
beforeEach(async () => {
  portal = await freshPortal();
});

const email = 'Baru@Portal.example';
const confirm = (id: string) =>
  portal.sql('update auth.users set email_confirmed_at = now() where id = $1', [id]);

const long = 'x'.repeat(20_000);
const metadata = [
  {},
  { full_name: 'Orang Baru', graduation_year: '2019' },
  { full_name: long, graduation_year: '1800', bio: long },
  { full_name: '\u200b', graduation_year: '20191' },
  { full_name: { a: long }, graduation_year: ['2019'], avatar_url: `https://x.example/${long}` },
  { full_name: 7, graduation_year: ' 2019', attempt: long, [long]: true },
  { full_name: "'); --", graduation_year: '９９９９', email: 'lain@x.example', sub: 1 },
];
const prepare = (values: object = {}) =>
  portal
    .as(portal.people.admin)
    .from('alumni')
    .insert({ full_name: 'Disiapkan', email, validation_status: 'verified', ...values });

describe('what people write of themselves at the sign-up', () => {
  it.each(metadata)('tells nobody whether the address is in the records: %#', async (written) => {
    await prepare();
    const answersOf = async (address: string) => {
      const account = await createAccount(portal.sql, address, {
        isConfirmed: false,
        metadata: written,
      });
      const stored = await portal.sql(
        'select raw_user_meta_data as kept from auth.users where id = $1',
        [account.id],
      );
      const asked = await portal.as().rpc('has_alumni_profile', { account_id: account.id });
      return JSON.stringify([stored, asked]);
    };
    const known = await answersOf(email);
    expect(known).toBe(await answersOf('asing@portal.example'));
    expect(known).toContain('"data":true');
  });

  it.each(metadata)('is stored as known fields of a few kB, also later: %#', async (written) => {
    const { id } = await createAccount(portal.sql, email);
    await portal.sql('update auth.users set raw_user_meta_data = $2::text::jsonb where id = $1', [
      id,
      JSON.stringify(written),
    ]);
    await portal.sql(
      `insert into auth.identities (id, provider, provider_id, user_id, identity_data)
       values ($1::uuid, 'email', $1::text, $1::uuid, $2::text::jsonb)`,
      [id, JSON.stringify({ sub: id, email, email_verified: false, ...written })],
    );
    const [kept] = await portal.sql(
      `select octet_length(raw_user_meta_data::text) < 3000 as is_short, identity_data ? 'full_name' as is_twice,
         octet_length(identity_data::text) < 500 as is_short_there
       from auth.users join auth.identities on user_id = auth.users.id where auth.users.id = $1`,
      [id],
    );
    expect(kept).toEqual({ is_short: true, is_twice: false, is_short_there: true });
  });

  it('keeps what the portal and the service write', async () => {
    const account = await createAccount(portal.sql, email, {
      metadata: {
        full_name: 'Orang Baru',
        attempt: 'a',
        email_verified: true,
        graduation_year: '2019',
      },
    });
    const [row] = await portal.sql(
      'select raw_user_meta_data as kept from auth.users where id = $1',
      [account.id],
    );
    expect(row?.kept).toEqual({
      full_name: 'Orang Baru',
      attempt: 'a',
      email_verified: true,
      graduation_year: '2019',
    });
  });

  it.each([
    ['2019', 'verified'],
    ['2018', 'pending'],
    [' 2019', 'pending'],
    [['2019'], 'pending'],
    [2019, 'pending'],
    ['20190', 'pending'],
    [undefined, 'pending'],
  ])('a record of 2019 that is claimed with the year %j is %s', async (year, status) => {
    await prepare({ graduation_year: '2019' });
    const account = await createAccount(portal.sql, email, {
      isConfirmed: false,
      metadata: { graduation_year: year },
    });
    await confirm(account.id);
    expect(await portal.alumniRow(account)).toMatchObject({ validation_status: status });
  });
});

it('a deleted account that the service keeps leaves its row to the same person, who registers again', async () => {
  const { verified } = portal.people;
  await portal.sql(
    `update auth.users set email = 'Zm9v', encrypted_password = null, deleted_at = now() where id = $1`,
    [verified.id],
  );
  expect(await portal.alumniRow(verified)).toBeUndefined();
  const again = await createAccount(portal.sql, verified.email);
  expect(await portal.alumniRow(again)).toMatchObject({ email: verified.email });
});

it.each(['bu\u200bdi', 'b\u00fcdi', 'budi\u00a0', 'budi\u202e', 'ｂudi', 'bu di'])(
  'an address that is not plain (%j) is refused, and takes the place of no other',
  async (name) => {
    const address = `${name}@portal.example`;
    const rows = portal.as(portal.people.admin).from('alumni');
    const { error } = await rows.insert({ full_name: 'Budi', email: address });
    expect(error?.message).toContain('"alumni_email_check"');
    const account = await createAccount(portal.sql, address);
    expect(await portal.alumniRow(account)).toBeUndefined();
    const owner = await createAccount(portal.sql, 'budi@portal.example');
    expect(await portal.alumniRow(owner)).toMatchObject({ email: 'budi@portal.example' });
  },
);

it('two records with accounts become one where an account was never confirmed, and that one gives way', async () => {
  const { admin, verified } = portal.people;
  const mistyped = await createAccount(portal.sql, 'verifid@portal.example', {
    isConfirmed: false,
  });
  const ids = [await portal.alumniId(mistyped), await portal.alumniId(verified)];
  const [one, other] = ids;
  const { data, error } = await portal.as(admin).rpc('merge_alumni', {
    one_id: one,
    other_id: other,
    one_version: (await portal.alumniRow(mistyped))?.version,
    other_version: (await portal.alumniRow(verified))?.version,
  });
  expect(error).toBeNull();
  expect(data).toMatchObject({ kept_id: other });
  expect(await portal.alumniRow(mistyped)).toBeUndefined();
});
