import { beforeEach, expect, it } from 'vitest';
import { useExplicitGrants } from '../explicit-grants.ts';
import { createAccount, freshPortal, type Portal } from '../portal.ts';

let portal: Portal;

useExplicitGrants();
beforeEach(async () => {
  portal = await freshPortal();
});

it('gives people their own row, whole or the columns that they name, and the admin whole rows by their ids', async () => {
  const { admin, verified, pending } = portal.people;
  const { nim, ...others } = (await portal.as(verified).rpc('own_profile')).data;
  expect({ nim, ...others }).toMatchObject({ user_id: verified.id, advanced_degrees: [] });
  const columnNames = ['nim', 'version', 'nim', 'no_column'];
  const named = await portal
    .as(verified)
    .rpc('own_profile', { column_names: columnNames }, { get: true });
  expect(named.data).toEqual({ nim, version: 2 });
  expect(await portal.as(admin).rpc('own_profile')).toMatchObject({ data: null, error: null });

  const ids = [await portal.alumniId(verified), await portal.alumniId(pending)];
  const { data } = await portal.as(admin).rpc('alumni_records', { ids });
  expect(data).toHaveLength(2);
  expect(data).toContainEqual({ nim, ...others, former_entry_year: null });
  const refused = await portal.as(verified).rpc('alumni_records', { ids: ids.slice(0, 1) });
  expect(refused.error).toMatchObject({ code: '42501' });
});

it('takes the writes of the portal from clients that may select identifiers and version alone', async () => {
  const account = await createAccount(portal.sql, 'baru@portal.example');
  await portal.sql('delete from public.alumni where user_id = $1', [account.id]);
  const own = portal.as(account).from('alumni');
  const row = { user_id: account.id, email: account.email, full_name: 'Nama Baru', bio: 'Halo' };
  const add = () => own.upsert(row, { onConflict: 'user_id', ignoreDuplicates: true }).select('id');
  const added = await add();
  expect(added).toMatchObject({ data: [{ id: expect.any(String) }], error: null });
  expect(await add()).toMatchObject({ data: [], error: null });
  const id = added.data?.[0]?.id;
  const change = (version: number) =>
    own
      .update({ ...row, bio: 'Lain' })
      .eq('user_id', account.id)
      .eq('version', version)
      .select('id');
  expect((await change(2)).data).toEqual([]);
  expect((await change(1)).data).toEqual([{ id }]);

  const byAdmin = portal.as(portal.people.admin).from('alumni');
  const changed = byAdmin.update({ nim: '1155' }).eq('id', id).eq('version', 2).select('id');
  expect((await changed).data).toEqual([{ id }]);
  expect(await portal.alumniRow(account)).toMatchObject({ bio: 'Lain', nim: '1155', version: 3 });
  for (const client of [own, byAdmin]) {
    expect((await client.select('bio')).error).toMatchObject({ code: '42501' });
    expect((await client.select()).error).toMatchObject({ code: '42501' });
  }
  expect((await byAdmin.delete().eq('id', id)).error).toBeNull();
});
