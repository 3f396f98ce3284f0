import { beforeEach, describe, expect, it } from 'vitest';
import { freshPortal, type Portal } from '../portal.ts';
import { decideOn, undoDecision } from './decide.ts';

let portal: Portal;
beforeEach(async () => {
  portal = await freshPortal();
});

const lists = [
  { of_kind: 'events', noun: 'kegiatan' },
  { of_kind: 'job_postings', noun: 'lowongan' },
] as const;

describe.each(lists)('one decision on all $noun that match a search', ({ of_kind, noun }) => {
  const ofStatus = async () => {
    const rows = await portal.sql(
      `select title, status::text from public.${of_kind} where title like 'Rapat%' order by title`,
    );
    return Object.fromEntries(rows.map(({ title, status }) => [title, status]));
  };
  const uniform = (status: string, of: Record<string, unknown>) =>
    Object.fromEntries(Object.keys(of).map((title) => [title, status]));

  beforeEach(async () => {
    const { poster } = portal.people;
    await portal.sql(
      of_kind === 'events'
        ? `insert into public.events (title, location, event_date, status)
           select 'Rapat ' || n, 'Aula', '2027-01-01', (case when n % 2 = 0 then 'approved' else 'pending' end)::public.event_status
           from generate_series(1, 20) as n`
        : `insert into public.job_postings (title, company_name, description, status, posted_by_user_id)
           select 'Rapat ' || n, 'PT Aula', 'Notula', (case when n % 2 = 0 then 'approved' else 'pending' end)::public.job_status, '${poster.id}'
           from generate_series(1, 20) as n`,
    );
    await portal.sql('delete from public.notifications');
  });

  it('changes only those, notifies nobody within the undo time, and is undone as a whole', async () => {
    const { poster } = portal.people;
    const before = await ofStatus();
    const { decision_id, ...outcome } = await decideOn(portal, {
      of_kind,
      search: 'aula rapat',
      expected_total: 20,
      new_status: 'rejected',
    });
    expect(outcome).toEqual({ requests: 3, seen: 20, changed: 20, leftOut: [] });
    expect(await ofStatus()).toEqual(uniform('rejected', before));
    const notified = await portal.sql(
      `select count(*)::int as n, coalesce(bool_and(visible_from > now() + interval '100 seconds'), true) as is_later
       from public.notifications where user_id = $1`,
      [poster.id],
    );
    expect(notified).toEqual([{ n: of_kind === 'events' ? 0 : 20, is_later: true }]);
    await portal.sql(`update public.${of_kind} set description = 'Baru' where title = 'Rapat 3'`);
    expect(await undoDecision(portal, decision_id)).toMatchObject({
      undone: 19,
      leftOut: [{ name: 'Rapat 3', status: 'rejected', reason: 'changed' }],
    });
    expect(await ofStatus()).toEqual({ ...before, 'Rapat 3': 'rejected' });
    expect(await portal.messagesOf(poster)).toHaveLength(of_kind === 'events' ? 0 : 1);
  });

  it('sets refused rows back to pending', async () => {
    const before = await ofStatus();
    const all = { of_kind, search: 'rapat', expected_total: 20 };
    await decideOn(portal, { ...all, new_status: 'rejected' });
    expect(
      await decideOn(portal, { ...all, by_statuses: ['rejected'], new_status: 'pending' }),
    ).toMatchObject({
      seen: 20,
      changed: 20,
    });
    expect(await ofStatus()).toEqual(uniform('pending', before));
  });

  it('is refused if the number of matches has changed, for fields that such rows lack, and for unknown filters', async () => {
    const all = { of_kind, by_statuses: ['pending'], search: 'rapat' };
    await expect(
      decideOn(portal, { ...all, expected_total: 9, is_deletion: true }),
    ).rejects.toMatchObject({
      message: `Sekarang 10 ${noun} yang cocok, bukan 9. Periksa daftarnya, lalu ulangi.`,
    });
    const exact = { ...all, expected_total: 10 };
    const either = 'a decision changes something, or deletes, either picked rows or a number';
    for (const [wrong, why] of [
      [{ new_badge: 'Mentor' }, 'only alumni have right, badge and listing'],
      [{ new_status: 'verified' }, 'invalid input value for enum'],
      [{ new_status: 'approved', is_deletion: true }, either],
      [{ is_deletion: true, filters: { company: 'aula' } }, 'no such list or filter'],
      [{}, either],
    ] as const) {
      await expect(decideOn(portal, { ...exact, ...wrong })).rejects.toMatchObject({
        message: expect.stringContaining(why),
      });
    }
    expect(Object.keys(await ofStatus())).toHaveLength(20);
    expect(await decideOn(portal, { ...exact, is_deletion: true })).toMatchObject({ changed: 10 });
    expect(Object.values(await ofStatus())).toEqual(Array(10).fill('approved'));
  });
});
