import { beforeEach, describe, expect, it } from 'vitest';
import { createAccount, freshPortal, type Portal } from '../portal.ts';

let portal: Portal;
beforeEach(async () => {
  portal = await freshPortal();
});

const counts = async () => (await portal.as().rpc('home_statistics')).data?.[0];

it('counts what waits for the admin, of all three kinds', async () => {
  await portal.sql(`update public.alumni set validation_status = 'verified'`);
  await portal.sql(
    `insert into public.alumni (full_name, email) values ('Tanpa Akun', 'satu@x.example')`,
  );
  await createAccount(portal.sql, 'baru@x.example');
  await portal.sql(
    `insert into public.events (title, event_date, status)
     select 'Acara', '2026-01-01', (array['approved', 'pending'])[1 + n % 2]::public.event_status
     from generate_series(1, 5) as n`,
  );
  await portal.sql(
    `insert into public.job_postings (title, company_name, description)
     select 'Lowongan', 'PT', 'Uraian' from generate_series(1, 3)`,
  );
  const { data } = await portal.as(portal.people.admin).rpc('waiting_counts');
  expect(data?.[0]).toEqual({ alumni_count: 1, events_count: 3, jobs_count: 3 });
});

it('counts what the public may see, through every kind of change', async () => {
  expect(await counts()).toEqual({ alumni_count: 2, events_count: 0, jobs_count: 0 });

  await portal.sql(
    `insert into public.events (title, event_date, status)
     select 'Acara', '2026-01-01', (array['approved', 'pending'])[1 + n % 2]::public.event_status
     from generate_series(1, 10) as n`,
  );
  expect(await counts()).toMatchObject({ events_count: 5 });

  await portal.sql(`update public.events set status = 'approved'`);
  expect(await counts()).toMatchObject({ events_count: 10 });
  await portal.sql(`delete from public.events`);
  expect(await counts()).toMatchObject({ events_count: 0 });

  await portal.sql('truncate public.alumni cascade');
  expect(await counts()).toMatchObject({ alumni_count: 0 });
});

describe("the admin's overview", () => {
  const overview = async () =>
    (await portal.as(portal.people.admin).rpc('admin_overview')).data as {
      decisions: { kind: string; status: string; name: string | null; row_count: number }[];
      weeks: { start: string; count: number }[];
      years: { year: string; count: number }[];
    };
  const decided = async () =>
    (await overview()).decisions.map(({ name, row_count, status }) => [name ?? row_count, status]);
  const decideOn = (name: string, status: 'pending' | 'verified' | 'rejected') =>
    portal
      .as(portal.people.admin)
      .from('alumni')
      .update({ validation_status: status })
      .eq('full_name', name);
  beforeEach(async () => {
    await portal.sql(
      `insert into public.alumni (full_name, email) values ('Satu', 'satu@x.example'), ('Dua', 'dua@x.example')`,
    );
  });

  it('names the last decision about each record, newest first, and none that was taken back or deleted', async () => {
    await decideOn('Satu', 'verified');
    await decideOn('Dua', 'verified');
    await decideOn('Satu', 'rejected');
    expect(await decided()).toEqual([
      ['Satu', 'rejected'],
      ['Dua', 'verified'],
    ]);
    await decideOn('Satu', 'pending');
    expect(await decided()).toEqual([['Dua', 'verified']]);
    await portal.sql(`delete from public.alumni where full_name = 'Dua'`);
    expect(await decided()).toEqual([]);
  });

  it('notes a change of many rows as one', async () => {
    await portal.sql(
      `insert into public.alumni (full_name, email, validation_status)
       select 'Warga ' || n, n || '@y.example', 'pending' from generate_series(1, 6) as n`,
    );
    await portal.sql(
      `update public.alumni set validation_status = 'verified' where full_name like 'Warga %'`,
    );
    expect(await decided()).toEqual([[6, 'verified']]);
  });

  it('counts sign-ups of twelve weeks from Monday in Jakarta, and verified alumni by year of entry', async () => {
    await portal.sql(`update public.alumni set created_at = now() - interval '200 days'`);
    await portal.sql(
      `update public.alumni set entry_year = '2012', validation_status = 'verified',
         created_at = date_trunc('week', now() at time zone 'Asia/Jakarta') at time zone 'Asia/Jakarta'
       where user_id = $1`,
      [portal.people.pending.id],
    );
    const { weeks, years } = await overview();
    expect(weeks).toHaveLength(12);
    expect(weeks.map(({ count }) => count)).toEqual([...Array(11).fill(0), 1]);
    expect(new Date(`${weeks[0]?.start}T00:00:00Z`).getUTCDay()).toBe(1);
    expect(years).toContainEqual({ year: '2012', count: 1 });
  });
});
