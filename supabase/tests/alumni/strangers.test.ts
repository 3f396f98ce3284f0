import { beforeEach, describe, expect, it } from 'vitest';
import { createAccount, freshPortal, type Portal } from '../portal.ts';

let portal: Portal;
beforeEach(async () => {
  portal = await freshPortal();
});

const email = 'Baru@Portal.example';
const confirm = (id: string) =>
  portal.sql('update auth.users set email_confirmed_at = now() where id = $1', [id]);

describe('an account whose address becomes that of a record', () => {
  const change = (id: string, address: string) =>
    portal.sql('update auth.users set email = $1 where id = $2', [address, id]);
  const record = () =>
    portal.sql('select user_id, full_name from public.alumni where email = $1', [
      email.toLowerCase(),
    ]);
  const prepare = () =>
    portal
      .as(portal.people.admin)
      .from('alumni')
      .insert({ full_name: 'Disiapkan', email, nim: '11501', validation_status: 'verified' });

  it.each([
    ['with a row of its own', false],
    ['whose row was deleted', true],
  ])('gets nothing of it, %s, and the admin is told of both', async (_what, isDeleted) => {
    await prepare();
    const account = await createAccount(portal.sql, 'asing@portal.example', {
      metadata: { full_name: 'Orang Asing' },
    });
    if (isDeleted) await portal.sql('delete from public.alumni where user_id = $1', [account.id]);
    await change(account.id, email);
    expect(await record()).toEqual([{ user_id: null, full_name: 'Disiapkan' }]);
    const told = await portal.sql(
      'select message, link from public.notifications where user_id = $1 order by created_at desc limit 1',
      [portal.people.admin.id],
    );
    const named = isDeleted ? 'asing@portal.example' : 'Orang Asing';
    expect(told).toEqual([
      {
        message: expect.stringContaining(
          `Akun ${named} kini memakai alamat ${email}, yang tercatat pada data Disiapkan.`,
        ),
        link: expect.stringContaining('/admin/manage-alumni?detail='),
      },
    ]);
    const { error } = await portal
      .as(portal.people.admin)
      .from('alumni')
      .update({ email, full_name: 'Disiapkan Lagi' })
      .eq('full_name', 'Disiapkan');
    expect(error).toBeNull();
    expect(await record()).toEqual([{ user_id: null, full_name: 'Disiapkan Lagi' }]);
  });

  it('still claims a record when the address was corrected before the first confirmation', async () => {
    await prepare();
    const account = await createAccount(portal.sql, 'salah@portal.example', { isConfirmed: false });
    await portal.sql('delete from public.alumni where user_id = $1', [account.id]);
    await change(account.id, email);
    await confirm(account.id);
    expect(await record()).toEqual([{ user_id: account.id, full_name: 'Disiapkan' }]);
  });
});

it('an account keeps its address when a refused change is still carried out', async () => {
  const { verified } = portal.people;
  await portal.sql('update auth.users set email = null where id = $1', [verified.id]);
  const [account] = await portal.sql('select email from auth.users where id = $1', [verified.id]);
  expect(account).toEqual({ email: verified.email });
});

/** What the service writes, in its order, when a link is opened. `$1` is the account. */
const confirmed = `update auth.users set confirmation_token = '', email_confirmed_at = coalesce(email_confirmed_at, now()) where id = $1`;
const links = {
  'a reset': [`update auth.users set recovery_token = '' where id = $1`, confirmed],
  'a reset that is sent once more': [
    `update auth.users set recovery_token = 'newer' where id = $1`,
    `update auth.users set recovery_token = '' where id = $1`,
    confirmed,
  ],
  'an invitation': [
    `update auth.users set invited_at = now(), confirmation_token = 'i' where id = $1`,
    confirmed,
  ],
  'a refused registration': [
    `select public.refuse_mail_link(confirmation_token) from auth.users where id = $1`,
    confirmed,
  ],
  'a refused registration, then a reset': [
    `select public.refuse_mail_link(confirmation_token) from auth.users where id = $1`,
    `update auth.users set recovery_token = '' where id = $1`,
    confirmed,
  ],
};
const states = {
  'that waits': '',
  'that registered once more': `update auth.users set confirmation_token = 'c2' where id = $1`,
  'that was invited': `update auth.users set invited_at = now() - interval '1 day' where id = $1`,
  'that asks for another address': `update auth.users set email_change = 'x@x.example', email_change_token_new = 'n' where id = $1`,
  'that changed its address': `update auth.users set email = 'y-' || email where id = $1`,
  'that wrote more of itself': `update auth.users set raw_user_meta_data = '{"graduation_year": "2005"}' where id = $1`,
};
const pairs = Object.entries(links).flatMap(([link, opening]) =>
  Object.entries(states).map(([state, change]) => ({ link, opening, state, change })),
);

it.each(pairs)(
  'the password of a stranger whose account nobody has confirmed, $state, ends with $link; an owner keeps theirs',
  async ({ opening, change }) => {
    const passwords = [];
    for (const isConfirmed of [false, true]) {
      const { id } = await createAccount(portal.sql, `${isConfirmed}@x.example`, { isConfirmed });
      await portal.sql(
        `update auth.users set encrypted_password = 'of the stranger', confirmation_token = $2, recovery_token = $2 where id = $1`,
        [id, `link-${id}`],
      );
      for (const statement of [change, ...opening])
        if (statement) await portal.sql(statement, [id]);
      const [account] = await portal.sql(
        'select encrypted_password as password, email_confirmed_at is not null as is_confirmed from auth.users where id = $1',
        [id],
      );
      expect(account?.is_confirmed).toBe(true);
      passwords.push(account?.password);
    }
    expect(passwords[0]).not.toBe('of the stranger');
    expect(passwords[1]).toBe('of the stranger');
  },
);

describe('the password of an account that nobody has confirmed', () => {
  const passwordOf = async (id: string) =>
    (
      await portal.sql('select encrypted_password as password from auth.users where id = $1', [id])
    )[0];
  const waiting = async () => {
    const account = await createAccount(portal.sql, email, { isConfirmed: false });
    await portal.sql(`update auth.users set recovery_token = 'link' where id = $1`, [account.id]);
    return { id: account.id, before: await passwordOf(account.id) };
  };

  it.each([
    ['the link of a reset is opened', `recovery_token = ''`],
    ['its owner is invited', 'invited_at = now()'],
  ])('ends when %s', async (_what, change) => {
    const { id, before } = await waiting();
    await portal.sql(`update auth.users set ${change} where id = $1`, [id]);
    expect(await passwordOf(id)).not.toEqual(before);
  });

  it('stays when the link is replaced, and where the same change brings another one', async () => {
    const { id, before } = await waiting();
    await portal.sql(`update auth.users set recovery_token = 'newer' where id = $1`, [id]);
    expect(await passwordOf(id)).toEqual(before);
    await portal.sql(
      `update auth.users set recovery_token = '', encrypted_password = 'of the owner' where id = $1`,
      [id],
    );
    expect(await passwordOf(id)).toEqual({ password: 'of the owner' });
  });

  it('is kept of an account that is confirmed', async () => {
    const { id, before } = await waiting();
    await confirm(id);
    await portal.sql(`update auth.users set recovery_token = '' where id = $1`, [id]);
    expect(await passwordOf(id)).toEqual(before);
  });
});
