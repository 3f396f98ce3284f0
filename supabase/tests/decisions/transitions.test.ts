import { beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '../database.ts';
import { freshPortal, type Portal } from '../portal.ts';

let portal: Portal;
beforeEach(async () => {
  portal = await freshPortal();
});

const pairsOf = (states: readonly string[]) =>
  states.flatMap((from) => states.map((to) => [from, to] as const));

/** How many messages a statement of the admin's makes, by recipient; every link leads into the site. */
async function messagesOf(work: () => PromiseLike<unknown>): Promise<Record<string, number>> {
  await portal.sql('delete from public.notifications');
  await work();
  const rows = await portal.sql(
    `select account.email, count(*)::int as count, bool_and(link like '/%') as is_of_site
     from public.notifications join auth.users as account on account.id = user_id group by 1`,
  );
  expect(rows.filter((row) => row.is_of_site !== true)).toEqual([]);
  return Object.fromEntries(rows.map((row) => [String(row.email), Number(row.count)]));
}

const byAdmin = () => portal.as(portal.people.admin);
const one = ({ email }: Account) => ({ [email]: 1 });

describe('a validation status', () => {
  it.each(pairsOf(['pending', 'verified', 'rejected']))('from %s to %s', async (from, to) => {
    const { verified } = portal.people;
    await byAdmin().from('alumni').update({ validation_status: from }).eq('user_id', verified.id);
    const messages = await messagesOf(() =>
      byAdmin().from('alumni').update({ validation_status: to }).eq('user_id', verified.id),
    );
    expect(messages).toEqual(from === to ? {} : one(verified));
  });
});

describe('a job', () => {
  it.each(pairsOf(['pending', 'approved', 'rejected', 'closed']))(
    'from %s to %s',
    async (from, to) => {
      const { poster } = portal.people;
      await portal.sql(
        `insert into public.job_postings (title, company_name, description, status, posted_by_user_id)
       values ('A', 'B', 'C', $1::text::public.job_status, $2)`,
        [from, poster.id],
      );
      const messages = await messagesOf(() =>
        byAdmin().from('job_postings').update({ status: to }).gt('version', 0),
      );
      expect(messages).toEqual(from === to || to === 'pending' ? {} : one(poster));
    },
  );

  it('notifies each poster once when many change at a time, and nobody when nobody posted', async () => {
    const { poster, verified } = portal.people;
    await portal.sql(
      `insert into public.job_postings (title, company_name, description, posted_by_user_id)
       select 'A', 'B', 'C', poster from unnest(array[$1, $2, null]::uuid[]) as poster`,
      [poster.id, verified.id],
    );
    const approve = () =>
      byAdmin().from('job_postings').update({ status: 'approved' }).gt('version', 0);
    expect(await messagesOf(approve)).toEqual({ ...one(poster), ...one(verified) });
    expect(await messagesOf(approve)).toEqual({});
  });
});

describe('a right and a badge', () => {
  it.each([
    [{ can_post_jobs: true }, 1],
    [{ can_post_jobs: false }, 0],
    [{ special_badge: 'Mentor' }, 1],
    [{ special_badge: null }, 0],
    [{ can_post_jobs: true, special_badge: 'Mentor', validation_status: 'pending' }, 3],
    [{ bio: 'Halo' }, 0],
  ])('%j makes %i', async (change, count) => {
    const { verified } = portal.people;
    const messages = await messagesOf(() =>
      byAdmin().from('alumni').update(change).eq('user_id', verified.id),
    );
    expect(messages).toEqual(count === 0 ? {} : { [verified.email]: count });
  });

  it('notify of another badge and of a withdrawn right, not of a withdrawn badge', async () => {
    const { poster } = portal.people;
    const change = (values: object) =>
      messagesOf(() => byAdmin().from('alumni').update(values).eq('user_id', poster.id));
    expect(await change({ special_badge: 'Mentor' })).toEqual(one(poster));
    expect(await change({ special_badge: 'Donatur' })).toEqual(one(poster));
    expect(await change({ special_badge: 'Donatur' })).toEqual({});
    expect(await change({ special_badge: null })).toEqual({});
    expect(await change({ can_post_jobs: false })).toEqual(one(poster));
  });
});

it('a whole profile saved as it is makes none', async () => {
  const { verified } = portal.people;
  const { data } = await portal.as(verified).from('alumni').select('full_name, bio').single();
  const profile = { ...data, email: verified.email, user_id: verified.id };
  const save = () => portal.as(verified).from('alumni').upsert(profile, { onConflict: 'user_id' });
  expect(await messagesOf(save)).toEqual({});
});
