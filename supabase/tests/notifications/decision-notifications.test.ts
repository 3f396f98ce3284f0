import { beforeEach, describe, expect, it } from 'vitest';
import { freshPortal, type Portal } from '../portal.ts';

let portal: Portal;
beforeEach(async () => {
  portal = await freshPortal();
});

const job = { title: 'Engineer', company_name: 'PT Contoh', description: 'Merawat trafo.' };
const proposeJob = () => portal.as(portal.people.poster).from('job_postings').insert(job);
const decideOnPending = (values: object) =>
  portal
    .as(portal.people.admin)
    .from('alumni')
    .update(values)
    .eq('user_id', portal.people.pending.id);
const decideOnJob = (status: 'pending' | 'approved' | 'rejected' | 'closed') =>
  portal.as(portal.people.admin).from('job_postings').update({ status }).gt('version', 0);

it('a decision is told when the undo time is over: before, nobody reads, counts, marks or deletes it', async () => {
  const { pending } = portal.people;
  await decideOnPending({ validation_status: 'verified' });
  const mine = () => portal.as(pending).from('notifications');
  expect(await portal.readBy(pending)).toEqual([]);
  expect((await mine().select('id', { count: 'exact', head: true })).count).toBe(0);
  await mine().update({ is_read: true }).eq('user_id', pending.id);
  await mine().delete().eq('user_id', pending.id);
  expect(await portal.readBy(pending)).toEqual([]);

  const [hidden] = await portal.sql(
    `select visible_from > now() + interval '10 seconds' as is_late,
       visible_from < now() + interval '15 seconds' as is_soon from public.notifications`,
  );
  expect(hidden).toEqual({ is_late: true, is_soon: true });
  await portal.endUndoTime();
  expect(await portal.readBy(pending)).toMatchObject([
    { is_read: false, message: expect.stringContaining('terverifikasi') },
  ]);
});

describe('a decision', () => {
  it.each([
    [{ validation_status: 'verified' }, { validation_status: 'pending' }],
    [{ can_post_jobs: true }, { can_post_jobs: false }],
    [{ special_badge: 'Mentor' }, { special_badge: null }],
  ])('%j leaves nothing when it is undone in time, or before it was read', async (made, undone) => {
    const { pending } = portal.people;
    await decideOnPending(made);
    await decideOnPending(undone);
    expect(await portal.messagesOf(pending)).toEqual([]);
    await decideOnPending(made);
    await portal.endUndoTime();
    await decideOnPending(undone);
    expect(await portal.messagesOf(pending)).toEqual([]);
  });

  it('about a job leaves nothing when it is undone in time, or before it was read', async () => {
    const { poster } = portal.people;
    await proposeJob();
    for (const status of ['approved', 'rejected', 'closed'] as const) {
      await decideOnJob(status);
      await decideOnJob('pending');
      expect(await portal.messagesOf(poster)).toEqual([]);
      await decideOnJob(status);
      await portal.endUndoTime();
      await decideOnJob('pending');
      expect(await portal.messagesOf(poster)).toEqual([]);
    }
  });

  it('that is followed by others within the undo time notifies once, with the last one', async () => {
    const { pending, poster } = portal.people;
    await proposeJob();
    for (const status of ['verified', 'rejected', 'verified', 'pending', 'rejected'] as const) {
      await decideOnPending({ validation_status: status });
    }
    for (const status of ['rejected', 'approved', 'closed', 'approved'] as const) {
      await decideOnJob(status);
    }
    expect(await portal.messagesOf(pending)).toEqual([
      expect.stringContaining('belum dapat kami validasi'),
    ]);
    // The reminder of its end is planned with the approval.
    expect(await portal.messagesOf(poster)).toEqual([
      expect.stringContaining('dibuka kembali'),
      expect.stringContaining('berakhir 3 hari lagi'),
    ]);
  });

  it('to withdraw a badge is undone without notifying of the badge a second time', async () => {
    const { pending } = portal.people;
    await decideOnPending({ special_badge: 'Mentor' });
    await portal.readAll(pending);
    await decideOnPending({ special_badge: null });
    await decideOnPending({ special_badge: 'Mentor' });
    expect(await portal.messagesOf(pending)).toEqual([expect.stringContaining('Mentor')]);
  });

  it('about a row that is deleted within the undo time notifies nobody', async () => {
    const { admin, pending, poster } = portal.people;
    await proposeJob();
    await decideOnPending({ validation_status: 'verified', can_post_jobs: true });
    await decideOnJob('approved');
    await portal.as(admin).from('alumni').delete().eq('user_id', pending.id);
    await portal.as(admin).from('job_postings').delete().gt('version', 0);
    expect(await portal.messagesOf(pending)).toEqual([]);
    expect(await portal.messagesOf(poster)).toEqual([]);
  });
});

it('a decision that was read is taken back by another message', async () => {
  const { pending, poster } = portal.people;
  await proposeJob();
  await decideOnPending({ validation_status: 'rejected' });
  await decideOnJob('approved');
  await portal.readAll(pending);
  await portal.readAll(poster);
  await decideOnPending({ validation_status: 'pending' });
  await decideOnJob('pending');
  expect(await portal.messagesOf(pending)).toEqual([
    expect.stringContaining('belum dapat kami validasi'),
    expect.stringContaining('kembali menunggu validasi'),
  ]);
  expect(await portal.messagesOf(poster)).toEqual([
    expect.stringContaining('telah disetujui'),
    'Lowongan Anda "Engineer" kembali menunggu persetujuan.',
  ]);
});
