import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { freshPortal, type Portal } from '../portal.ts';

let portal: Portal;
beforeEach(async () => {
  portal = await freshPortal();
});

/** Every column that only the admin or the system may set, as a malicious client would send it. */
const greed = {
  id: '00000000-0000-4000-8000-000000000bad',
  email: 'other@portal.example',
  validation_status: 'verified',
  special_badge: 'Ketua',
  can_post_jobs: true,
  created_at: '2001-01-01T00:00:00Z',
} as const;

describe('reading', () => {
  it('shows a visitor no row', async () => {
    const { data } = await portal.as().from('alumni').select();
    expect(data ?? []).toEqual([]);
  });

  it('shows alumni only their own row, whatever role their metadata claims', async () => {
    const { verified } = portal.people;
    const forged = portal.as(verified, { user_metadata: { role: 'admin' } });
    const { data } = await forged.from('alumni').select('user_id');
    expect(data).toEqual([{ user_id: verified.id }]);
  });

  it('shows the admin every row, and only the confirmed account with the configured address', async () => {
    const { admin, pending } = portal.people;
    expect((await portal.as(admin).from('alumni').select('id')).data).toHaveLength(4);

    const impostor = portal.as({ id: pending.id, email: admin.email });
    expect((await impostor.from('alumni').select('id')).data).toHaveLength(1);

    await portal.sql('update auth.users set email_confirmed_at = null where id = $1', [admin.id]);
    expect((await portal.as(admin).from('alumni').select('id')).data).toEqual([]);
  });

  it('recognises the admin whatever the case of the address', async () => {
    const { admin } = portal.people;
    const { data } = await portal
      .as({ ...admin, email: admin.email.toUpperCase() })
      .rpc('current_user_role');
    expect(data).toBe('admin');
  });
});

describe('the own row', () => {
  it('is saved without the columns that the admin decides', async () => {
    const { pending } = portal.people;
    const before = await portal.alumniRow(pending);

    const { error } = await portal
      .as(pending)
      .from('alumni')
      .update({ ...greed, user_id: randomUUID(), full_name: 'Nama Baru' })
      .eq('user_id', pending.id);

    expect(error).toBeNull();
    const after = await portal.alumniRow(pending);
    expect(after).toEqual({
      ...before,
      full_name: 'Nama Baru',
      masked_name: 'N*** B***',
      version: Number(before?.version) + 1,
      updated_at: after?.updated_at,
    });
  });

  it('is saved as a whole by an upsert, protected columns staying as they are', async () => {
    const { rejected } = portal.people;
    const before = await portal.alumniRow(rejected);

    const { error } = await portal
      .as(rejected)
      .from('alumni')
      .upsert(
        { ...greed, user_id: rejected.id, full_name: 'Nama Baru' },
        { onConflict: 'user_id' },
      );

    expect(error).toBeNull();
    const after = await portal.alumniRow(rejected);
    for (const column of [...Object.keys(greed), 'user_id']) {
      expect(after?.[column]).toEqual(before?.[column]);
    }
    expect(after?.full_name).toBe('Nama Baru');
  });

  it('starts as pending when it is inserted, with the address of the account', async () => {
    const { rejected } = portal.people;
    await portal.sql('delete from public.alumni where user_id = $1', [rejected.id]);

    const { error } = await portal
      .as(rejected)
      .from('alumni')
      .insert({ ...greed, user_id: rejected.id, full_name: 'Mulai Lagi' });

    expect(error).toBeNull();
    const row = await portal.alumniRow(rejected);
    expect(row).toMatchObject({
      email: rejected.email,
      validation_status: 'pending',
      special_badge: null,
      can_post_jobs: false,
    });
    expect(row?.id).not.toBe(greed.id);
    expect(String(row?.created_at)).not.toContain('2001');
  });
});

describe('an alumni row', () => {
  it('own row: cannot be deleted, doubled, left without an owner or given to somebody else', async () => {
    const { rejected, verified } = portal.people;
    const me = portal.as(rejected).from('alumni');

    await me.delete().eq('user_id', rejected.id);
    const email = 'second@portal.example';
    const double = await me.insert({ user_id: rejected.id, full_name: 'Dua', email });
    const ownerless = await me.insert({ full_name: 'Tanpa Pemilik', email });
    const foreign = await me.insert({ user_id: verified.id, full_name: 'Orang Lain', email });

    expect([double.error, ownerless.error, foreign.error]).not.toContain(null);
    expect(await portal.sql('select id from public.alumni')).toHaveLength(4);
    expect(await portal.alumniRow(rejected)).toMatchObject({ validation_status: 'rejected' });
  });

  it('is beyond the reach of other alumni and of visitors', async () => {
    const { verified, poster } = portal.people;
    const before = await portal.alumniRow(verified);
    for (const stranger of [portal.as(), portal.as(poster)]) {
      await stranger.from('alumni').update({ full_name: 'Curi' }).eq('user_id', verified.id);
      await stranger.from('alumni').delete().eq('user_id', verified.id);
    }
    expect(await portal.alumniRow(verified)).toEqual(before);
  });
});

describe('the admin', () => {
  it('validates, grants and assigns', async () => {
    const { admin, pending } = portal.people;
    await portal
      .as(admin)
      .from('alumni')
      .update({ validation_status: 'verified', can_post_jobs: true, special_badge: 'Mentor' })
      .eq('user_id', pending.id);
    expect(await portal.alumniRow(pending)).toMatchObject({
      validation_status: 'verified',
      can_post_jobs: true,
      special_badge: 'Mentor',
    });
  });

  it('changes an address only while no account is linked', async () => {
    const { admin, verified } = portal.people;
    const rows = portal.as(admin).from('alumni');
    await rows.insert({ full_name: 'Belum Punya Akun', email: 'Lama@portal.example' });

    await rows.update({ email: 'BARU@portal.example' }).eq('email', 'lama@portal.example');
    await rows.update({ email: 'dibajak@portal.example' }).eq('user_id', verified.id);

    const { data } = await rows.select('email').order('email');
    expect(data?.map((row) => row.email)).toContain('baru@portal.example');
    expect(data?.map((row) => row.email)).toContain(verified.email);
  });

  it('notices that somebody else saved first by the version', async () => {
    const { admin, verified } = portal.people;
    const rows = portal.as(admin).from('alumni');
    const save = (name: string) =>
      rows
        .update({ full_name: name })
        .eq('user_id', verified.id)
        .eq('version', 2)
        .select('version');

    expect((await save('Pertama')).data).toEqual([{ version: 3 }]);
    expect((await save('Kedua')).data).toEqual([]);
  });
});

describe('checks', () => {
  const bad = [
    [{ entry_year: '20' }, 'Tahun harus antara 1970 dan'],
    [{ graduation_year: '2o15' }, 'Tahun harus antara 1970 dan'],
    [{ full_name: '  ' }, 'null value in column "full_name"'],
    [{ advanced_degrees: {} }, 'cannot extract elements from an object'],
    [{ advanced_degrees: [{ id: '1', degree_level: 'S2' }] }, '"alumni_advanced_degrees_check"'],
    [{ trainings_certifications: ['PLC'] }, '"alumni_trainings_certifications_check"'],
    [
      { organizational_history: [{ id: '1', position: 'Ketua' }] },
      '"alumni_organizational_history_check"',
    ],
  ] as const;

  it.each(bad)('refuse %j', async (change, why) => {
    const { verified } = portal.people;
    const before = await portal.alumniRow(verified);
    const { error } = await portal
      .as(verified)
      .from('alumni')
      .update(change)
      .eq('user_id', verified.id);
    expect(error?.message).toContain(why);
    expect(await portal.alumniRow(verified)).toEqual(before);
  });
});
