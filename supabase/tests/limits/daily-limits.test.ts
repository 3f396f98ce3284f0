import { beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '../database.ts';
import { createAccount, freshPortal, type Portal } from '../portal.ts';
import { ownError } from '../refusal.ts';

let portal: Portal;
beforeEach(async () => {
  portal = await freshPortal();
});

/** Sets how often the account has already done this today. */
const useUp = ({ id }: Account, kind: string, amount: number) =>
  portal.sql('update private.daily_counts set amount = $3 where account_id = $1 and kind = $2', [
    id,
    kind,
    amount,
  ]);

const aDayPasses = () => portal.sql('update private.daily_counts set day = day - 1');

describe('on one day a person', () => {
  it('proposes at most 10 jobs, the admin any number', async () => {
    const { admin, poster } = portal.people;
    const job = { title: 'Engineer', company_name: 'PT Contoh', description: 'Merawat trafo.' };
    const propose = (account: Account, count: number) =>
      portal.as(account).from('job_postings').insert(Array(count).fill(job));
    const refused = ownError('Paling banyak 10 usulan lowongan sehari. Coba lagi besok.');
    expect((await propose(poster, 11)).error).toMatchObject(refused);
    expect((await propose(poster, 10)).error).toBeNull();
    expect((await propose(poster, 1)).error).toMatchObject({ ...refused, code: 'PT429' });
    expect((await propose(admin, 11)).error).toBeNull();
    await aDayPasses();
    expect((await propose(poster, 1)).error).toBeNull();
  });

  it('saves profile, lists and work history at most 300 times in all', async () => {
    const { admin, poster, verified } = portal.people;
    const alumniId = await portal.alumniId(verified);
    const save = (account: Account) =>
      portal.as(account).from('alumni').update({ bio: 'Halo' }).eq('id', alumniId);
    const refused = ownError('Terlalu banyak perubahan profil hari ini. Coba lagi besok.');
    expect((await save(verified)).error).toBeNull();
    await useUp(verified, 'profile saves', 299);
    expect((await save(verified)).error).toBeNull();
    expect((await save(verified)).error).toMatchObject(refused);
    const item = await portal.as(verified).rpc('save_alumni_item', {
      alumni_id: alumniId,
      list: 'trainings_certifications',
      item: { id: '1', name: 'K3', issuer: 'BLK' },
    });
    expect(item.error).toMatchObject(refused);
    const work = { company_name: 'PT A', position: 'B', start_date: '2020-01-01' };
    const added = await portal
      .as(verified)
      .from('work_history')
      .insert({ alumni_id: alumniId, ...work });
    expect(added.error).toMatchObject(refused);
    expect((await save(admin)).error).toBeNull();
    // What reaches no row is no change.
    expect((await save(poster)).error).toBeNull();
    const counted = "select account_id from private.daily_counts where kind = 'profile saves'";
    expect(await portal.sql(counted)).toEqual([{ account_id: verified.id }]);
  });

  it('changes at most 10 times what the admin has verified', async () => {
    const { verified, pending } = portal.people;
    const change = (account: Account, nim: string) =>
      portal.as(account).from('alumni').update({ nim }).eq('user_id', account.id);
    expect((await change(verified, '1')).error).toBeNull();
    await useUp(verified, 'verified values', 10);
    expect((await change(verified, '2')).error).toMatchObject(
      ownError('Nama, NIM, dan tahun paling banyak diubah 10 kali sehari. Coba lagi besok.'),
    );
    for (let nim = 0; nim < 12; nim += 1) {
      expect((await change(pending, String(nim))).error).toBeNull();
    }
  });
});

it.each([
  ['20 pictures', 20, 1],
  ['20 MB of pictures', 4, 5 * 1024 * 1024],
])('on one day a person stores at most %s', async (_limit, count, size) => {
  const { verified } = portal.people;
  const upload = (stamp: number) =>
    portal
      .as(verified)
      .storage.from('public-files')
      .upload(`avatars/${verified.id}_${stamp}.jpg`, new Uint8Array([1]), {
        contentType: 'image/jpeg',
      });
  for (let number = 0; number < count; number += 1) {
    await portal.sql(
      `insert into storage.objects (id, bucket_id, name, owner, owner_id, metadata, created_at)
       values (gen_random_uuid(), 'public-files', $1, ($2::text)::uuid, $2::text, $3::text::jsonb, now())`,
      [
        `avatars/${verified.id}_${1_700_000_000_000 + number}.jpg`,
        verified.id,
        JSON.stringify({ size, mimetype: 'image/jpeg' }),
      ],
    );
  }
  // The embedded service replaces the sentence of the trigger by that of a policy.
  expect((await upload(1_800_000_000_000)).error?.message).toContain('row-level security');
  await portal.sql("update storage.objects set created_at = now() - interval '25 hours'");
  expect((await upload(1_800_000_000_000)).error).toBeNull();
});

describe('the admin is notified of a day', () => {
  const notified = () =>
    portal.sql("select message, is_read from public.notifications where topic like 'busy day%'");
  const signUp = async (first: number, last: number) => {
    for (let number = first; number <= last; number += 1) {
      await createAccount(portal.sql, `baru${number}@portal.example`);
    }
  };

  it('with more than ten sign-ups and four times the usual number, once, with the current number', async () => {
    await signUp(1, 1);
    await aDayPasses();
    await portal.sql("update private.daily_counts set amount = 84 where kind = 'sign-ups'");
    await signUp(2, 13);
    expect(await notified()).toEqual([]);
    await signUp(14, 14);
    const message = (amount: number) => `${amount} pendaftaran dalam sehari, biasanya 3.`;
    expect(await notified()).toEqual([{ message: message(13), is_read: false }]);
    await portal.readAll(portal.people.admin);
    await signUp(15, 16);
    expect(await notified()).toEqual([{ message: message(15), is_read: true }]);
  });

  it('with as many proposed jobs', async () => {
    const { admin, poster, verified } = portal.people;
    await portal
      .as(admin)
      .from('alumni')
      .update({ can_post_jobs: true })
      .eq('user_id', verified.id);
    const job = { title: 'Engineer', company_name: 'PT Contoh', description: 'Merawat trafo.' };
    await portal.as(admin).from('job_postings').insert(Array(11).fill(job));
    await portal.as(poster).from('job_postings').insert(Array(6).fill(job));
    expect(await notified()).toEqual([]);
    await portal.as(verified).from('job_postings').insert(Array(6).fill(job));
    expect(await notified()).toMatchObject([
      { message: '12 usulan lowongan dalam sehari, biasanya 0.' },
    ]);
  });
});
