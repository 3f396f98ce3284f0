import { beforeAll, describe, expect, it } from 'vitest';
import { createAccount, freshPortal, type Portal } from '../portal.ts';
import { refusal } from '../refusal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await freshPortal();
});

describe('verifying', () => {
  const verify = (email: string) =>
    portal
      .as(portal.people.admin)
      .from('alumni')
      .update({ validation_status: 'verified' })
      .eq('email', email);

  it('needs the confirmed e-mail of the account, which the admin can see', async () => {
    const account = await createAccount(portal.sql, 'baru@portal.example', { isConfirmed: false });
    expect(await verify(account.email)).toMatchObject(
      refusal('Email alumni ini belum dikonfirmasi.'),
    );
    const { data } = await portal
      .as(portal.people.admin)
      .rpc('search_alumni_for_admin', { search: account.email });
    expect(data).toMatchObject([{ validation_status: 'pending', email_confirmed: false }]);
    const listed = await portal.as().rpc('search_alumni_directory', { by_name: 'baru' });
    expect(listed.data).toEqual([]);

    await portal.sql('update auth.users set email_confirmed_at = now() where id = $1', [
      account.id,
    ]);
    expect(await portal.alumniRow(account)).toMatchObject({ email_confirmed: true });
    expect((await verify(account.email)).error).toBeNull();
    expect(await portal.alumniRow(account)).toMatchObject({ validation_status: 'verified' });
  });

  it('is refused in every other way to a verified row of an account that is not confirmed', async () => {
    const { admin, verified } = portal.people;
    const account = await createAccount(portal.sql, 'susulan@portal.example', {
      isConfirmed: false,
    });
    await portal.sql('delete from public.alumni where user_id = $1', [account.id]);
    const rows = () => portal.as(admin).from('alumni');
    const row = { full_name: 'Baru', user_id: account.id, email: 'lain@portal.example' };
    const refused = refusal('belum dikonfirmasi');
    const added = await rows().insert({ ...row, validation_status: 'verified' });
    expect(added).toMatchObject(refused);
    const moved = await rows().update({ user_id: account.id }).eq('user_id', verified.id);
    expect(moved).toMatchObject(refused);
  });

  it('takes the confirmation from the account only, whatever a client sends', async () => {
    const account = await createAccount(portal.sql, 'mengaku@portal.example', {
      isConfirmed: false,
    });
    for (const who of [portal.people.admin, account]) {
      await portal
        .as(who)
        .from('alumni')
        .update({ email_confirmed: true })
        .eq('user_id', account.id);
      expect(await portal.alumniRow(account)).toMatchObject({ email_confirmed: false });
    }
  });

  it('requires nothing of a row without an account', async () => {
    const { error } = await portal.as(portal.people.admin).from('alumni').insert({
      full_name: 'Tanpa Akun',
      email: 'tanpa@portal.example',
      validation_status: 'verified',
    });
    expect(error).toBeNull();
  });
});
