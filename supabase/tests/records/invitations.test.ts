import { beforeEach, expect, it } from 'vitest';
import { createAccount, freshPortal, type Portal } from '../portal.ts';
import { refusal } from '../refusal.ts';

let portal: Portal;
beforeEach(async () => {
  portal = await freshPortal();
  await portal.sql(`
    insert into public.alumni (full_name, email, phone_number, entry_year, validation_status) values
      ('Citra', 'citra@lama.example', null, '2012', 'verified'),
      ('Ani', 'ani@lama.example', '0812 3333 4444', '2012', 'verified'),
      ('Bayu', null, '+1 415 555 0100', '2012', 'pending'),
      ('Dewi', null, '123456', '2012', 'verified'),
      ('Eko', 'eko@lama.example', null, '2012', 'rejected'),
      ('Fajar', 'fajar@lama.example', null, '2013', 'verified'),
      ('Gita', 'gita@lama.example', null, null, 'verified')`);
  await createAccount(portal.sql, 'citra@lama.example');
});

const call = (name: string, args: object) => portal.as(portal.people.admin).rpc(name, args);
const idOf = async (name: string) => {
  const [row] = await portal.sql('select id from public.alumni where full_name = $1', [name]);
  return String(row?.id);
};
const toInvite = async () => {
  const { data, error } = await call('people_to_invite', { of_year: '2012' });
  expect(error).toBeNull();
  return data as { name: string; invited_at: string | null }[];
};

it('counts who is known, has joined, and has no address, by year of entry', async () => {
  expect((await call('invitation_years', {})).data).toEqual([
    { year: '2013', known: 1, joined: 0, without_address: 0 },
    { year: '2012', known: 4, joined: 1, without_address: 2 },
    // Those of the test portal who are not rejected, and Gita.
    { year: '', known: 4, joined: 3, without_address: 0 },
  ]);
});

it('lists whom a message reaches, with the number as wa.me takes it', async () => {
  expect(await toInvite()).toEqual([
    {
      id: await idOf('Ani'),
      name: 'Ani',
      email: 'ani@lama.example',
      phone: '6281233334444',
      invited_at: null,
    },
    {
      id: await idOf('Bayu'),
      name: 'Bayu',
      email: null,
      phone: '14155550100',
      invited_at: null,
    },
  ]);
});

it('invites nobody who has died, and no landline', async () => {
  await portal.sql(`
    insert into public.alumni (full_name, email, phone_number, entry_year, validation_status) values
      ('Alm. Hadi', 'hadi@lama.example', null, '2012', 'verified'),
      ('Indra (Alm)', null, '0812 3333 5555', '2012', 'verified'),
      ('Almh. Juwita, S.T.', 'juwita@lama.example', null, '2012', 'verified'),
      ('Kartika', null, '0761 63266', '2012', 'verified'),
      ('Almira', 'almira@lama.example', '0761 63266', '2012', 'verified'),
      ('Lukman', null, '+852 5123 4567', '2012', 'verified')`);
  expect(await toInvite()).toMatchObject([
    { name: 'Almira', phone: null },
    { name: 'Ani' },
    { name: 'Bayu' },
    { name: 'Lukman', phone: '85251234567' },
  ]);
});

it('asks nobody twice in 30 days, and keeps in place whom it has asked', async () => {
  const ani = { of_id: await idOf('Ani') };
  expect((await call('note_invitation', ani)).error).toBeNull();
  const [first, last] = await toInvite();
  expect(first).toMatchObject({ name: 'Ani', invited_at: expect.any(String) });
  expect(last).toMatchObject({ name: 'Bayu', invited_at: null });
  const again = refusal('Orang ini sudah diajak dalam 30 hari terakhir.');
  expect(await call('note_invitation', ani)).toMatchObject(again);
  const age = (time: string) =>
    portal.sql(`update private.invitations set invited_at = now() - interval '${time}'`);
  await age('29 days 23 hours');
  expect(await call('note_invitation', ani)).toMatchObject(again);
  await age('30 days');
  expect(await toInvite()).toMatchObject([{ name: 'Ani', invited_at: null }, { name: 'Bayu' }]);
  expect((await call('note_invitation', ani)).error).toBeNull();
});

it('lists a large year page by page, each person once, whoever is asked meanwhile', async () => {
  await portal.sql(`
    insert into public.alumni (full_name, email, phone_number, entry_year)
    select (array['Warga', 'warga', 'Zaki'])[1 + n % 3] || ' ' || n % 200, 'w' || n || '@lama.example', '+852 5123 4567', '2014'
    from generate_series(1, 312) n`);
  const seen: string[] = [];
  let after = {};
  for (;;) {
    const { data } = await call('people_to_invite', { of_year: '2014', ...after });
    const page = data as { id: string; name: string; phone: string }[];
    expect(new Set(page.map(({ phone }) => phone)), 'the country of a number stays').toEqual(
      new Set(['85251234567']),
    );
    seen.push(...page.map(({ id }) => id));
    const last = page.at(-1);
    if (!last || page.length < 100) break;
    await call('note_invitation', { of_id: page[7]?.id });
    after = { after_name: last.name, after_id: last.id };
  }
  expect(seen).toHaveLength(312);
  expect(new Set(seen).size).toBe(312);
});

it('takes back what was not sent', async () => {
  const ani = { of_id: await idOf('Ani') };
  await call('note_invitation', ani);
  expect((await call('note_invitation', { ...ani, is_invited: false })).error).toBeNull();
  expect((await call('note_invitation', ani)).error).toBeNull();
});

it('asks nobody who has joined meanwhile, or is gone', async () => {
  const reason = refusal('Orang ini sudah bergabung, atau rekamannya sudah dihapus.');
  const citra = { of_id: await idOf('Citra') };
  expect(await call('note_invitation', citra)).toMatchObject(reason);
  const ani = { of_id: await idOf('Ani') };
  await call('note_invitation', ani);
  await portal.sql(`delete from public.alumni where full_name = 'Ani'`);
  expect(await call('note_invitation', ani)).toMatchObject(reason);
});
