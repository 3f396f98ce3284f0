import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { decideOn, undoDecision } from '../decisions/decide.ts';
import { freshPortal, type Portal } from '../portal.ts';

let portal: Portal;
beforeEach(async () => {
  portal = await freshPortal();
});

const day = (daysAhead: number) =>
  new Date(Date.now() + 7 * 3_600_000 + daysAhead * 86_400_000).toISOString().slice(0, 10);

/** Proposed so many days ago, past the guards. */
async function propose(title: string, daysAgo: number, deadline: string | null = day(30)) {
  const id = randomUUID();
  await portal.sql(
    `insert into public.job_postings (id, posted_by_user_id, title, company_name, description, deadline, created_at)
     values ($1, $2, $3, 'PT Contoh', 'Merawat trafo.', $4, now() - $5 * interval '1 day')`,
    [id, portal.people.poster.id, title, deadline, daysAgo],
  );
  return id;
}
const decide = (ids: string[], decision: object) =>
  portal
    .sql('select id, version from public.job_postings where id = any ($1) order by id', [ids])
    .then((rows) =>
      decideOn(portal, {
        of_kind: 'job_postings',
        ids: rows.map(({ id }) => id),
        versions: rows.map(({ version }) => version),
        new_status: 'approved',
        ...decision,
      }),
    );
const shown = async () => (await portal.as().rpc('approved_jobs')).data.items;
const stored = async (id: string) =>
  (
    await portal.sql(
      'select status::text, deadline::text, decided_at from public.job_postings where id = $1',
      [id],
    )
  )[0];

it('a job is as old as its approval, in its place and in its day', async () => {
  const waited = await propose('Lama menunggu', 20);
  const newer = await propose('Baru', 1);
  await decide([newer], {});
  await portal.sql(`update public.job_postings set decided_at = now() - interval '3 hours'`);
  await decide([waited], {});
  const items = await shown();
  expect(items.map(({ title }: { title: string }) => title)).toEqual(['Lama menunggu', 'Baru']);
  expect(Date.now() - Date.parse(items[0].created_at)).toBeLessThan(60_000);
  const { data } = await portal.as().rpc('approved_job', { by_id: waited });
  expect(data.created_at).toBe(items[0].created_at);
});

describe('a job whose day is over when it is approved', () => {
  it('is left out of what is decided, one or many, and named', async () => {
    const over = await propose('Lewat', 20, day(-1));
    const others = [await propose('Hari ini', 20, day(0)), await propose('Tanpa batas', 9, null)];
    const left = { id: over, name: 'Lewat', status: 'pending', reason: 'over' };
    expect(await decide([over], {})).toMatchObject({ changed: 0, leftOut: [left] });
    expect(await decide([over, ...others], {})).toMatchObject({ changed: 2, leftOut: [left] });
    expect(await stored(over)).toMatchObject({ status: 'pending', deadline: day(-1) });
    await decide([over], { new_status: 'closed' });
    expect(await stored(over)).toMatchObject({ status: 'closed' });
  });

  it('is refused to the form, which names another day or keeps what is published', async () => {
    const id = await propose('Lewat', 20, day(-1));
    const save = async (values: object) =>
      (await portal.as(portal.people.admin).from('job_postings').update(values).eq('id', id)).error;
    for (const status of ['pending', 'rejected', 'closed']) {
      expect(await save({ status })).toBeNull();
      expect(await save({ status: 'approved' })).toMatchObject({ code: 'PT400' });
    }
    expect(await stored(id)).toMatchObject({ status: 'closed', deadline: day(-1) });
    expect(await save({ status: 'approved', deadline: day(14) })).toBeNull();
    await portal.sql('update public.job_postings set deadline = $1', [day(-1)]);
    expect(await save({ status: 'approved', title: 'Lewat sudah' })).toBeNull();
  });

  it('gets another day with the approval, which the undo takes back too', async () => {
    const id = await propose('Lewat', 20, day(-1));
    const { decision_id, changed } = await decide([id], { new_deadline: day(14) });
    expect(changed).toBe(1);
    expect(await stored(id)).toMatchObject({ status: 'approved', deadline: day(14) });
    expect(await shown()).toHaveLength(1);
    await undoDecision(portal, decision_id);
    expect(await stored(id)).toMatchObject({
      status: 'pending',
      deadline: day(-1),
      decided_at: null,
    });
  });

  it.each([
    [{ new_deadline: day(-1) }, 'PT400'],
    [{ new_deadline: day(181) }, 'PT400'],
    [{ new_deadline: day(9), new_status: 'closed' }, '22023'],
  ])('takes no %j', async (decision, code) => {
    const id = await propose('Lewat', 20, day(-1));
    await expect(decide([id], decision)).rejects.toMatchObject({ code });
  });
});

describe('the reminder of the owner', () => {
  const text = 'Lowongan Anda "Teknisi" berakhir 3 hari lagi. Perpanjang bila masih dibuka.';
  const reminders = async (by = portal.people.poster) =>
    (
      await portal.sql(
        `select message, link, visible_from = ($2::date - 3 + time '08:00') at time zone 'Asia/Jakarta' as is_due
         from public.notifications where user_id = $1 and topic = 'job reminder'`,
        [by.id, (await portal.sql('select deadline::text from public.job_postings'))[0]?.deadline],
      )
    ).map(({ message, is_due }) => ({ message, is_due }));
  const planned = [{ message: text, is_due: true }];
  const set = (columns: string) => portal.sql(`update public.job_postings set ${columns}`);

  it('comes three days before the end, and moves and goes with it', async () => {
    const { poster } = portal.people;
    const id = await propose('Teknisi', 1);
    expect(await reminders()).toEqual([]);
    const { decision_id } = await decide([id], {});
    expect(await reminders()).toEqual(planned);
    expect((await portal.readBy(poster)).map(({ message }) => message)).not.toContain(text);
    await undoDecision(portal, decision_id);
    expect(await reminders()).toEqual([]);
    await decide([id], {});
    await set(`deadline = '${day(40)}'`);
    expect(await reminders()).toEqual(planned);
    await set(`status = 'closed'`);
    expect(await reminders()).toEqual([]);
  });

  it.each([null, day(2), day(-1)])('does not come for a job with the last day %s', async (last) => {
    await decide([await propose('Teknisi', 1)], {});
    await portal.sql('update public.job_postings set deadline = $1', [last]);
    expect(await reminders()).toEqual([]);
  });

  it('leads to one press that extends, and is gone when it is done unread', async () => {
    const { poster } = portal.people;
    const id = await propose('Teknisi', 1, day(5));
    await decide([id], {});
    await portal.sql(
      `update public.notifications set visible_from = now() where topic = 'job reminder'`,
    );
    expect(await portal.readBy(poster)).toContainEqual(
      expect.objectContaining({ message: text, link: `/alumni/post-job#lowongan-${id}` }),
    );
    const [row] = await portal.sql('select version from public.job_postings');
    const { error } = await portal.as(poster).rpc('update_own_job', {
      job_id: id,
      expected_version: row?.version,
      new_values: { deadline: day(35) },
    });
    expect(error).toBeNull();
    expect(await reminders()).toEqual(planned);
    expect((await portal.readBy(poster)).map(({ message }) => message)).not.toContain(text);
  });
});
