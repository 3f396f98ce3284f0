import { beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '../database.ts';
import { freshPortal, type Portal } from '../portal.ts';
import { refusal } from '../refusal.ts';

const link = (code: string) => `https://chat.whatsapp.com/${code.padEnd(22, 'x')}`;
const groups = [
  { entry_year: '2012', group_link: link('Duabelas') },
  { entry_year: '2010', group_link: `${link('Sepuluh')}?mode=ac_t` },
];

let portal: Portal;
beforeEach(async () => {
  portal = await freshPortal();
  await portal.sql("update public.alumni set entry_year = '2012'");
  expect((await save(groups)).error).toBeNull();
});

const save = (list: unknown, expected: unknown = [], by: Account = portal.people.admin) =>
  portal.as(by).rpc('save_year_groups', { groups: list, expected });
const groupFor = async (account?: Account) => (await portal.as(account).rpc('own_year_group')).data;
const change = (account: Account, entry_year: string | null, by = account) =>
  portal.as(by).from('alumni').update({ entry_year }).eq('user_id', account.id);
const own = (code: string | null, is_year_checked = true) => ({
  link: code && link(code),
  is_year_checked,
});

describe('the group of an entry year', () => {
  it('is read by verified people of that year alone', async () => {
    const { verified, poster, pending, rejected } = portal.people;
    await change(poster, '2011', portal.people.admin);
    expect(await groupFor(verified)).toEqual(own('Duabelas'));
    expect(await groupFor(poster)).toEqual(own(null));
    for (const account of [pending, rejected, undefined]) {
      expect((await groupFor(account)) ?? null).toBeNull();
    }
  });

  it('is not read by whoever picks another year, until the admin has looked again', async () => {
    const { admin, verified } = portal.people;
    await change(verified, '2010');
    expect(await groupFor(verified)).toEqual(own(null, false));
    await change(verified, null);
    await change(verified, '2012');
    expect(await groupFor(verified)).toEqual(own(null, false));
    await change(verified, '2010', admin);
    expect(await groupFor(verified)).toEqual({
      link: groups[1]?.group_link,
      is_year_checked: true,
    });
    await change(verified, '2012');
    for (const status of ['pending', 'verified']) {
      await portal
        .as(admin)
        .from('alumni')
        .update({ validation_status: status })
        .eq('user_id', verified.id);
    }
    expect(await groupFor(verified)).toEqual(own('Duabelas'));
  });

  it('opens when the admin finds the changed year right, which is listed and shown with the former one', async () => {
    const { admin, verified } = portal.people;
    const id = await portal.alumniId(verified);
    const by = portal.as(admin);
    const changed = async () => {
      const { data } = await by.rpc('search_alumni_for_admin', {
        filters: { year_changed: 'true' },
      });
      return (data as unknown as { id: string }[]).map((row) => row.id);
    };
    const former = async () =>
      ((await by.rpc('alumni_records', { ids: [id] })).data as { former_entry_year: unknown }[])[0]
        ?.former_entry_year;
    expect([await changed(), await former()]).toEqual([[], null]);
    await change(verified, '2011');
    await change(verified, '2010');
    expect([await changed(), await former()]).toEqual([[id], '2012']);
    // Neither a save of the person confirms it, nor one of the admin that is about something else.
    await change(verified, '2010');
    await by.from('alumni').update({ entry_year: '2010', bio: 'Baru' }).eq('user_id', verified.id);
    expect(await groupFor(verified)).toEqual(own(null, false));
    await change(verified, '2010', admin);
    expect([await changed(), await former()]).toEqual([[], null]);
    expect(await groupFor(verified)).toMatchObject({ is_year_checked: true });
  });

  it('is read by those who had no year and fill it in', async () => {
    const { verified } = portal.people;
    await change(verified, null, portal.people.admin);
    expect(await groupFor(verified)).toEqual(own(null));
    await change(verified, '2012');
    expect(await groupFor(verified)).toEqual(own('Duabelas'));
  });
});

describe('the list', () => {
  it('is read and written by the admin alone', async () => {
    expect((await portal.as(portal.people.admin).rpc('year_groups')).data).toEqual(groups);
    expect((await portal.as(portal.people.verified).rpc('year_groups')).error?.code).toBe('42501');
    expect((await save([], groups, portal.people.verified)).error?.code).toBe('42501');
    expect(await groupFor(portal.people.verified)).toEqual(own('Duabelas'));
  });

  it('is not overwritten by a page that does not know what is stored', async () => {
    expect(await save([], [groups[0]])).toMatchObject(refusal('Daftar grup angkatan diubah'));
    expect((await save([], groups)).error).toBeNull();
    expect(await groupFor(portal.people.verified)).toEqual(own(null));
  });

  it('has a history of the years that changed', async () => {
    const [first] = groups;
    const kept = { ...groups[1], group_link: link('Lain') };
    expect((await save([kept], groups)).error).toBeNull();
    expect((await save([kept], [kept])).error).toBeNull();
    const history = portal
      .as(portal.people.admin)
      .rpc('search_history', { filters: { area: 'site' } });
    const { items } = (await history).data as unknown as { items: object[] };
    expect(items.filter((item) => 'name' in item && item.name === 'year_groups')).toHaveLength(2);
    expect(items[0]).toMatchObject({
      name: 'year_groups',
      actor: 'admin',
      operation: 'update',
      changes: { 2012: [first?.group_link, null], 2010: [groups[1]?.group_link, link('Lain')] },
    });
  });

  it.each([
    ['http://chat.whatsapp.com/Duabelasxxxxxxxxxxxxxx'],
    ['https://chat.whatsapp.com.evil.example/Duabelasxxxxxxxxxxxxxx'],
    ['https://chat.whatsapp.com/pendek'],
    ['https://chat.whatsapp.com/Duabelasxxxxxxxxxxxxxx#a'],
    ['javascript:alert(1)'],
  ])('takes no %s', async (group_link) => {
    const { error } = await save([{ entry_year: '2012', group_link }], groups);
    expect(error?.message).toContain('"year_groups_group_link_check"');
    expect((await portal.as(portal.people.admin).rpc('year_groups')).data).toEqual(groups);
  });
});
