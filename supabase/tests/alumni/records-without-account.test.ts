import { beforeAll, expect, it } from 'vitest';
import { createAccount, freshPortal, type Portal } from '../portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await freshPortal();
});

const record = (full_name: string, values: object = {}) => ({ full_name, ...values });
const asAdmin = () => portal.as(portal.people.admin);
const add = async (values: object) => {
  const { data, error } = await asAdmin().from('alumni').insert(values).select().single();
  expect(error).toBeNull();
  return data as { id: string; version: number; user_id: string | null };
};
const found = async (args: object) => {
  const { data, error } = await asAdmin().rpc('search_alumni_for_admin', args);
  expect(error).toBeNull();
  return (data as { full_name: string; total_count: number }[]).map((row) => row.full_name);
};

it('stores records without an address, finds them, changes them, and links none of them to an account', async () => {
  const one = await add(record('Tanpa Alamat Satu', { nim: '115.001' }));
  await add(record('Tanpa Alamat Dua', { phone_number: '0812 0000 9999' }));
  await createAccount(portal.sql, 'orang.lain@portal.example');
  expect(await found({ search: 'tanpa alamat', sort_by: 'full_name', ascending: true })).toEqual([
    'Tanpa Alamat Dua',
    'Tanpa Alamat Satu',
  ]);
  expect(await found({ search: '115001' })).toEqual(['Tanpa Alamat Satu']);
  const { data } = await asAdmin()
    .from('alumni')
    .update({ company: 'PLN', email: null })
    .eq('id', one.id)
    .select();
  expect(data).toMatchObject([
    { company: 'PLN', email: null, user_id: null, email_confirmed: null },
  ]);
});

it('keeps the address of an account', async () => {
  const id = await portal.alumniId(portal.people.verified);
  const { data } = await asAdmin().from('alumni').update({ email: null }).eq('id', id).select();
  expect(data).toMatchObject([{ email: portal.people.verified.email }]);
  await expect(
    portal.sql('update public.alumni set email = null where id = $1', [id]),
  ).rejects.toThrow('alumni_account_has_email');
});

it('filters by account', async () => {
  await add(record('Akun Nanti', { email: 'nanti@portal.example' }));
  const named = (account: string) => found({ filters: { account }, page_size: 100 });
  expect(await named('no_email')).toContain('Tanpa Alamat Satu');
  expect(await named('no_email')).not.toContain('Akun Nanti');
  expect(await named('not_joined')).toEqual(
    expect.arrayContaining(['Akun Nanti', 'Tanpa Alamat Satu']),
  );
  expect(await named('joined')).not.toContain('Akun Nanti');
  expect(await named('joined')).toContain('Canary verified Lengkap');
  expect(await named('unknown')).toEqual([]);
});

const waiting = async () => {
  const { data } = await asAdmin().rpc('waiting_counts').single();
  return (data as { alumni_count: number }).alumni_count;
};
const bell = async () =>
  (await portal.messagesOf(portal.people.admin)).filter((text) =>
    String(text).includes('menunggu'),
  );

it('waits for the admin, and is news, only with an account', async () => {
  const before = await waiting();
  await portal.sql('delete from public.notifications');
  await portal.sql(
    `insert into public.alumni (full_name, email) values ('Calon Satu', 'calon@portal.example')`,
  );
  expect(await waiting()).toBe(before);
  expect(await bell()).toEqual([]);
  await createAccount(portal.sql, 'calon@portal.example');
  expect(await waiting()).toBe(before + 1);
  expect(await bell()).toEqual([expect.stringContaining('terbaru: Calon Satu.')]);
});

it('lists a verified row in the directory and in the thesis bank only where it says so', async () => {
  const { id } = await add(
    record('Zulkarnain Terdaftar', {
      validation_status: 'verified',
      is_listed: false,
      thesis_title: 'Turbin Angin Zulkarnain',
    }),
  );
  const listed = async () => {
    const client = portal.as(portal.people.verified);
    const directory = await client.rpc('search_alumni_directory', { by_name: 'zulkarnain' });
    const profile = await client.rpc('alumni_profile', { by_id: id });
    const theses = await client.rpc('search_theses', { search: 'turbin angin' });
    const rows = [directory.data, profile.data ? [profile.data] : [], theses.data];
    return rows.map((found) => (found as unknown[]).length);
  };
  expect(await listed()).toEqual([0, 0, 0]);
  await asAdmin().from('alumni').update({ is_listed: true }).eq('id', id);
  expect(await listed()).toEqual([1, 1, 1]);
  await asAdmin().from('alumni').update({ validation_status: 'rejected' }).eq('id', id);
  expect(await listed()).toEqual([0, 0, 0]);
});

it('promises a place in the directory only to those who are listed', async () => {
  const { people, sql, readAll } = portal;
  await sql('update public.alumni set is_listed = false where user_id = $1', [people.pending.id]);
  await asAdmin()
    .from('alumni')
    .update({ validation_status: 'verified' })
    .eq('user_id', people.pending.id);
  await readAll(people.pending);
  expect(await portal.messagesOf(people.pending)).toEqual([
    'Selamat, data alumni Anda telah terverifikasi.',
  ]);
});

it('keeps the pictures of two merged records while the merge can be undone', async () => {
  const picture = (name: string) => ({
    profile_image_url: `/storage/v1/object/public/public-files/avatars/${name}`,
  });
  const names = ['1700000000000_kept01.jpg', '1700000000000_gone01.jpg'] as const;
  for (const name of names) {
    await portal.sql(
      `insert into storage.objects (bucket_id, name, created_at)
       values ('public-files', 'avatars/' || $1, now() - interval '2 days')`,
      [name],
    );
  }
  const kept = await add(record('Foto Satu', { ...picture(names[0]), created_at: '2020-01-01' }));
  const gone = await add(record('Foto Dua', picture(names[1])));
  const orphans = async () => (await asAdmin().rpc('orphaned_files')).data;
  const versions = { one_version: kept.version, other_version: gone.version };
  const merge = { one_id: kept.id, other_id: gone.id, ...versions };
  const { data } = await asAdmin().rpc('merge_alumni', { ...merge, taken: ['profile_image_url'] });
  // A deletion of its own would keep them for thirty days.
  await portal.sql('alter table private.history disable trigger history_stays');
  await portal.sql("update private.history set at = at - interval '31 days'");
  await portal.sql('alter table private.history enable trigger history_stays');
  expect(await orphans()).toEqual([]);
  expect((await asAdmin().rpc('take_back', { cause_id: data.merge_id })).error).toBeNull();
  await portal.sql('update public.alumni set profile_image_url = null where id = $1', [gone.id]);
  expect(await orphans()).toEqual([{ name: `avatars/${names[1]}` }]);
});
