import { beforeEach, describe, expect, it } from 'vitest';
import { freshPortal, type Portal } from '../portal.ts';

let portal: Portal;
beforeEach(async () => {
  portal = await freshPortal();
  await portal.sql(
    `insert into public.events (title, event_date, status) values
       ('Menunggu', '2026-01-01', 'pending'), ('Tampil', '2026-01-02', 'approved'),
       ('Ditolak', '2026-01-03', 'rejected'), ('Lewat', '2026-01-04', 'past')`,
  );
});

it('shows approved events to everybody and all of them to the admin', async () => {
  const { admin, verified } = portal.people;
  const from = { is_upcoming: true, today: '2026-01-02' };
  for (const stranger of [portal.as(), portal.as(verified)]) {
    const { data } = await stranger.rpc('approved_events', from);
    expect(data).toMatchObject({ items: [{ title: 'Tampil' }], total: 1 });
    expect(Object.keys(data.items[0])).not.toContain('user_id');
    const day = await stranger.rpc('approved_events', { ...from, is_upcoming: false });
    expect(day.data).toEqual({ items: [], total: 0 });
    expect((await stranger.from('events').select('title')).data ?? []).toEqual([]);
    for (const row of await portal.sql('select id, title from public.events')) {
      const one = await stranger.rpc('approved_event', { by_id: row.id });
      expect(one.data?.title).toBe(row.title === 'Tampil' ? row.title : undefined);
    }
  }
  expect((await portal.as(admin).from('events').select('title')).data).toHaveLength(4);
});

it('is written by the admin alone', async () => {
  const before = await portal.sql('select * from public.events order by id');
  const event = { title: 'Susupan', event_date: '2026-02-02', status: 'approved' } as const;
  for (const stranger of [portal.as(), portal.as(portal.people.poster)]) {
    const rows = stranger.from('events');
    expect((await rows.insert(event)).error?.code).toBe('42501');
    await rows.update({ title: 'Curi' }).eq('title', 'Tampil');
    await rows.delete().eq('title', 'Tampil');
  }
  expect(await portal.sql('select * from public.events order by id')).toEqual(before);
});

it('starts as pending, belongs to its author and counts its versions', async () => {
  const { admin } = portal.people;
  const rows = portal.as(admin).from('events');
  const { data } = await rows.insert({ title: 'Baru', event_date: '2026-03-03' }).select().single();
  expect(data).toMatchObject({ status: 'pending', version: 1, user_id: admin.id });

  await rows.update({ status: 'approved' }).eq('title', 'Baru');
  const [row] = await portal.sql(`select version from public.events where title = 'Baru'`);
  expect(row).toEqual({ version: 2 });
});

it('keeps the event of a deleted account', async () => {
  const { admin } = portal.people;
  await portal.as(admin).from('events').insert({ title: 'Yatim', event_date: '2026-03-03' });
  await portal.sql('delete from auth.users where id = $1', [admin.id]);
  const [row] = await portal.sql(`select user_id from public.events where title = 'Yatim'`);
  expect(row).toEqual({ user_id: null });
});

describe('the home page', () => {
  /** Replaces the approved events by one for each number of days from today, in Jakarta. */
  async function setEvents(days: readonly number[]) {
    await portal.sql('delete from public.events');
    await portal.sql(
      `insert into public.events (title, event_date, status)
       select day::text, (now() at time zone 'Asia/Jakarta')::date + day, 'approved'
       from unnest($1::int[]) as day`,
      [days],
    );
    await portal.sql(
      `insert into public.events (title, event_date, status)
       values ('Menunggu', (now() at time zone 'Asia/Jakarta')::date + 2, 'pending')`,
    );
  }

  it.each([
    { days: [9, -1, 30, 4, 1, -8, 0], shown: ['0', '1', '4'] },
    { days: [9, -1, -30, -8], shown: ['9', '-1', '-8'] },
    { days: [-30, -1, -8, -2], shown: ['-1', '-2', '-8'] },
    { days: [3], shown: ['3'] },
    { days: [], shown: [] },
  ])(
    'shows $shown of the days $days: the next events first, then the latest past ones',
    async ({ days, shown }) => {
      await setEvents(days);
      const { data } = await portal.as().rpc('home_events');
      expect(data.items.map(({ title }: { title: string }) => title)).toEqual(shown);
      expect(data.total).toBe(days.length);
    },
  );
});
