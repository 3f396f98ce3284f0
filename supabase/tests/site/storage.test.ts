import { beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '../database.ts';
import { freshPortal, type Portal } from '../portal.ts';
import { refusal } from '../refusal.ts';

let portal: Portal;
beforeEach(async () => {
  portal = await freshPortal();
});

const forbidden = 'new row violates row-level security policy';
const bytes = Buffer.from('bytes of a picture');
const files = (account?: Account) => portal.as(account).storage.from('public-files');
const upload = (name: string, account?: Account, contentType = 'image/jpeg') =>
  files(account).upload(name, bytes, { contentType });
const stamp = '1700000000000';
/** As former versions of the portal have named it. */
const avatarOf = (account: Account) => `avatars/${account.id}_${stamp}.jpg`;
const nameless = `avatars/${stamp}_a1b2c3.jpg`;
const names = async () =>
  (await portal.sql('select name from storage.objects order by 1')).map((row) => row.name);

describe('uploading', () => {
  it('takes an avatar whose name leaves the account out or is the own, and events only from the admin', async () => {
    const { admin, pending } = portal.people;
    for (const name of [nameless, avatarOf(pending)]) {
      expect((await upload(name, pending)).error).toBeNull();
    }
    expect((await upload(`events/${stamp}_a1b2c3.png`, admin, 'image/png')).error).toBeNull();
    expect(await names()).toHaveLength(3);
  });

  it('direct storage: refuses foreign folders, foreign and chosen names, visitors', async () => {
    const { admin, pending, verified } = portal.people;
    const refused = [
      ...['events', 'company_logos', 'site', 'hero', 'home_about', 'organization'].map(
        (folder) => [`${folder}/${stamp}_a1b2c3.jpg`, pending] as const,
      ),
      [avatarOf(verified), pending],
      [`avatars/${pending.id}.jpg`, pending],
      ['avatars/selfie.jpg', pending],
      [`avatars/${pending.id}_${stamp}.html`, pending],
      [`avatars/${pending.id}_${stamp}.svg`, pending],
      [`avatars/../events/${stamp}_a1b2c3.jpg`, pending],
      [avatarOf(pending), undefined],
      ['events/poster.jpg', admin],
      [`elsewhere/${stamp}_a1b2c3.jpg`, admin],
    ] as const;
    for (const [name, account] of refused) {
      expect((await upload(name, account)).error?.message, name).toBe(forbidden);
    }
    expect(await names()).toEqual([]);
  });

  it('direct storage: refuses other types and more than 5 MB', async () => {
    const { admin, pending } = portal.people;
    const name = `events/${stamp}_a1b2c3.jpg`;
    for (const type of ['image/svg+xml', 'text/html', 'image/gif', 'application/pdf']) {
      expect((await upload(name, admin, type)).error?.message).toContain(
        `${type} is not supported`,
      );
      expect((await upload(avatarOf(pending), pending, type)).error?.message).toContain(
        `${type} is not supported`,
      );
    }
    const large = await files(admin).upload(name, Buffer.alloc(6_000_000), {
      contentType: 'image/jpeg',
      headers: { 'content-length': '6000000' },
    });
    expect(large.error?.message).toContain('exceeded the maximum allowed size of 5242880 bytes');
    expect(await names()).toEqual([]);
  });
});

it('direct storage: lets people change and delete their own avatars and nothing else', async () => {
  const { admin, pending, verified } = portal.people;
  const own = [nameless, avatarOf(pending)];
  for (const name of own) await upload(name, pending);
  await upload(`events/${stamp}_a1b2c3.jpg`, admin);

  const foreign = Buffer.from('foreign bytes');
  const overwrite = { contentType: 'image/jpeg', upsert: true };
  for (const name of own) {
    for (const attempt of [
      files(verified).update(name, foreign, overwrite),
      files(verified).upload(name, foreign, overwrite),
    ]) {
      expect((await attempt).error?.message, name).toBe(forbidden);
    }
    const move = files(verified).move(name, avatarOf(verified));
    expect((await move).error?.message).toBe('Object not found');
  }
  await files(verified).remove([...own, `events/${stamp}_a1b2c3.jpg`]);
  await files().remove(own);
  expect(await names()).toEqual([...own.toSorted(), `events/${stamp}_a1b2c3.jpg`]);
  for (const name of own) {
    expect(await (await files().download(name)).data?.text()).toBe(bytes.toString());
    expect((await files(pending).update(name, bytes, overwrite)).error).toBeNull();
  }

  await files(pending).remove(own);
  await files(admin).remove([`events/${stamp}_a1b2c3.jpg`]);
  expect(await names()).toEqual([]);
});

it('gives visitors the file but no list', async () => {
  const { pending } = portal.people;
  await upload(avatarOf(pending), pending);
  expect((await files().list('avatars')).data ?? []).toEqual([]);
  expect((await files(portal.people.verified).list('avatars')).data ?? []).toEqual([]);
  expect(await (await files().download(avatarOf(pending))).data?.text()).toBe(bytes.toString());
});

const address = (name: string) => `/storage/v1/object/public/public-files/${name}`;
const orphans = async () =>
  (await portal.as(portal.people.admin).rpc('orphaned_files')).data?.map(
    (row: { name: string }) => row.name,
  );

const ageFiles = () =>
  portal.sql(`update storage.objects set created_at = now() - interval '25 hours'`);

describe('orphaned files', () => {
  it('are those that no row names, nor one that can be restored, until they are removed', async () => {
    const { admin } = portal.people;
    const [first, second] = [`events/${stamp}_first1.jpg`, `events/${stamp}_second.jpg`];
    await upload(first, admin);
    await upload(second, admin);
    await ageFiles();
    const rows = portal.as(admin).from('events');
    await rows.insert({ title: 'Poster', event_date: '2026-01-01', image_url: address(first) });
    expect(await orphans()).toEqual([second]);

    await rows.update({ image_url: address(second) }).eq('title', 'Poster');
    expect(await orphans()).toEqual([first]);
    // Older installations stored pictures with the origin of that time.
    await rows
      .update({ image_url: `https://former.example${address(second)}` })
      .eq('title', 'Poster');
    expect(await orphans()).toEqual([first]);
    await rows.delete().eq('title', 'Poster');
    expect(await orphans()).toEqual([first]);

    await files(admin).remove([first, second]);
    expect(await orphans()).toEqual([]);
  });

  it('spares a file that another row still shows', async () => {
    const { admin, poster } = portal.people;
    const logo = `company_logos/${stamp}_shared.jpg`;
    await upload(logo, admin);
    await ageFiles();
    const job = {
      title: 'A',
      company_name: 'B',
      description: 'C',
      company_logo_url: address(logo),
    };
    await portal.as(admin).from('job_postings').insert(job);
    await portal
      .as(poster)
      .from('job_postings')
      .insert({ ...job, title: 'Pinjam logo' });
    await portal.as(admin).from('job_postings').delete().eq('posted_by_user_id', poster.id);
    expect(await orphans()).toEqual([]);
  });

  it('include uploads that no row names within a day', async () => {
    const { admin } = portal.people;
    const name = `site/${stamp}_unused.jpg`;
    await upload(name, admin);
    expect(await orphans()).toEqual([]);
    await ageFiles();
    expect(await orphans()).toEqual([name]);
  });

  it('no orphans: keeps the picture of an account without an alumni row, if it is a file of its own', async () => {
    const { admin, pending, verified } = portal.people;
    await upload(nameless, admin);
    await upload(avatarOf(pending), pending);
    await ageFiles();
    const show = (account: Account, name: string) =>
      portal.sql(
        `update auth.users set raw_user_meta_data = jsonb_build_object('avatar_url', $1::text)
         where id = $2`,
        [address(name), account.id],
      );
    expect((await orphans())?.sort()).toEqual([nameless, avatarOf(pending)].sort());
    await show(admin, nameless);
    await show(verified, avatarOf(pending));
    expect(await orphans()).toEqual([avatarOf(pending)]);
    await show(verified, nameless);
    await show(admin, avatarOf(pending));
    expect((await orphans())?.sort()).toEqual([nameless, avatarOf(pending)].sort());
  });

  it('are listed for the admin alone', async () => {
    const { error } = await portal.as(portal.people.verified).rpc('orphaned_files');
    expect(error?.message).toContain('only the admin');
  });
});

it('orphaned files are never those of others because an alumnus names them, and not yet those of today', async () => {
  const { admin, verified } = portal.people;
  const [used, fresh] = [`site/${stamp}_used11.jpg`, `site/${stamp}_fresh1.jpg`];
  await upload(used, admin);
  await upload(fresh, admin);
  const foreign = `avatars/${stamp}_foreign.jpg`;
  await upload(foreign, portal.people.pending);
  await upload(nameless, verified);
  const save = (name: string | null) =>
    portal
      .as(verified)
      .from('alumni')
      .update({ profile_image_url: name && address(name) })
      .eq('user_id', verified.id);
  for (const name of [used, fresh, foreign, avatarOf(admin)]) {
    expect(await save(name)).toMatchObject(refusal('Foto profil harus diunggah ke portal.'));
  }
  expect((await save(nameless)).error).toBeNull();
  expect((await save(null)).error).toBeNull();
  expect(await orphans()).toEqual([]);
});

it('a profile picture is a file of the storage: only the admin sets a link, which its owner may keep', async () => {
  const { admin, verified } = portal.people;
  const save = (account: Account, values: object) =>
    portal.as(account).from('alumni').update(values).eq('user_id', verified.id);
  const elsewhere = 'https://pelacak.example/a.png';
  const refused = refusal('Foto profil harus diunggah ke portal.');
  for (const profileImageUrl of [
    elsewhere,
    `https://pelacak.example/storage/v1/object/public/public-files/avatars/${verified.id}_1.jpg`,
  ]) {
    expect(await save(verified, { profile_image_url: profileImageUrl })).toMatchObject(refused);
  }
  expect((await save(admin, { profile_image_url: elsewhere })).error).toBeNull();
  const kept = { profile_image_url: elsewhere, bio: 'Halo' };
  expect((await save(verified, kept)).error).toBeNull();
  const file = address(`avatars/${verified.id}_${stamp}.jpg`);
  expect((await save(verified, { profile_image_url: file })).error).toBeNull();
  expect((await save(verified, { profile_image_url: null })).error).toBeNull();

  await portal.sql('delete from public.alumni where user_id = $1', [verified.id]);
  const row = { user_id: verified.id, email: verified.email, full_name: 'Baru' };
  const added = await portal
    .as(verified)
    .from('alumni')
    .insert({ ...row, ...kept });
  expect(added).toMatchObject(refused);
});
