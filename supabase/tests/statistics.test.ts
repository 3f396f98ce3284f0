import { beforeEach, expect, it } from 'vitest';
import { freshPortal, type Portal } from './portal.ts';

let portal: Portal;
beforeEach(async () => {
  portal = await freshPortal();
});

const counts = async () => (await portal.as().rpc('home_statistics')).data?.[0];

it('counts what waits for the admin, of all three kinds', async () => {
  await portal.sql(`update public.alumni set validation_status = 'verified'`);
  await portal.sql(
    `insert into public.alumni (full_name, email) values ('Satu', 'satu@x.example')`,
  );
  await portal.sql(
    `insert into public.events (title, event_date, status)
     select 'Acara', '2026-01-01', (array['approved', 'pending'])[1 + n % 2]::public.event_status
     from generate_series(1, 4) as n`,
  );
  await portal.sql(
    `insert into public.job_postings (title, company_name, description)
     select 'Lowongan', 'PT', 'Uraian' from generate_series(1, 3)`,
  );
  const { data } = await portal.as(portal.people.admin).rpc('waiting_counts');
  expect(data?.[0]).toEqual({ alumni_count: 1, events_count: 2, jobs_count: 3 });
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
