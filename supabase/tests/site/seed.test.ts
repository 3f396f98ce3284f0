import { beforeAll, expect, it } from 'vitest';
import { demoAccounts, seedDatabase } from '../../seed/seed-database.ts';
import { clearDatabase } from '../clear-database.ts';
import { freshPortal, type Portal } from '../portal.ts';
import { rolledBack } from '../rolled-back.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await freshPortal();
  await clearDatabase(portal.sql);
  await seedDatabase(portal.sql, new Date('2026-08-15T05:00:00Z'));
});

const counts = async (table: string, column: string) => {
  const rows = await portal.sql(
    `select ${column}::text as key, count(*)::int as count from public.${table} group by 1`,
  );
  return Object.fromEntries(rows.map((row) => [String(row.key), Number(row.count)]));
};

it('fills every list as the demo promises', async () => {
  expect(await counts('alumni', 'validation_status')).toEqual({
    verified: 60,
    pending: 4,
    rejected: 1,
  });
  expect(await counts('events', 'status')).toEqual({ approved: 9, pending: 1 });
  expect(Object.keys(await counts('events', 'category'))).toHaveLength(6);
  expect(await counts('job_postings', 'status')).toEqual({ approved: 10, pending: 1, closed: 1 });
  expect(Object.keys(await counts('job_postings', 'job_type'))).toHaveLength(5);
  const categories = Object.values(await counts('organization_structure', 'category'));
  expect(categories.length).toBeGreaterThanOrEqual(6);
  expect(categories.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(20);
});

it('keeps the counts of the home page by itself', async () => {
  const counted = await rolledBack(async (sql) => {
    // The day of seeding may be long past, and with it the last days of jobs.
    await sql('update public.job_postings set deadline = null');
    return sql('select * from public.home_statistics()');
  });
  expect(counted).toEqual([{ alumni_count: 60, events_count: 9, jobs_count: 10 }]);
});

it('puts events on both sides of the day of seeding', async () => {
  const rows = await portal.sql(
    `select count(*) filter (where event_date >= '2026-08-15')::int as upcoming,
       count(*) filter (where event_date < '2026-08-15')::int as past
     from public.events where status = 'approved'`,
  );
  expect(rows).toEqual([{ upcoming: 5, past: 4 }]);
});

it('opens two events to registration, one of them nearly full with a queue, closes one, and has one attended', async () => {
  const rows = await portal.sql(
    `select title, capacity, seats_taken, waiting_count,
       registration_deadline < '2026-08-15T05:00:00Z' as is_closed,
       (select count(*) filter (where r.status = 'attended') > 0
        from public.event_registrations as r where r.event_id = event.id) as is_attended
     from public.events as event where registration_mode = 'portal' order by event_date`,
  );
  const title = expect.any(String);
  expect(rows).toEqual([
    { title, capacity: 60, seats_taken: 48, waiting_count: 0, is_closed: true, is_attended: true },
    {
      title,
      capacity: 100,
      seats_taken: 41,
      waiting_count: 0,
      is_closed: true,
      is_attended: false,
    },
    {
      title,
      capacity: 24,
      seats_taken: 23,
      waiting_count: 2,
      is_closed: false,
      is_attended: false,
    },
    {
      title,
      capacity: 150,
      seats_taken: 64,
      waiting_count: 0,
      is_closed: false,
      is_attended: false,
    },
  ]);
});

it('is the same every time', async () => {
  const fingerprint = () =>
    portal.sql(
      `select md5(string_agg(id || full_name || email, '' order by id)) from public.alumni`,
    );
  const first = await fingerprint();
  await clearDatabase(portal.sql);
  await seedDatabase(portal.sql, new Date('2026-08-15T05:00:00Z'));
  expect(await fingerprint()).toEqual(first);
});

it.each(Object.values(demoAccounts))('lets $fullName sign in', async ({ email, password }) => {
  const { data, error } = await portal.as().auth.signInWithPassword({ email, password });
  expect(error).toBeNull();
  expect(data.user?.email).toBe(email);
});

it('links the demo accounts to their rows, Budi alone with the posting right', async () => {
  const rows = await portal.sql(
    `select email, validation_status, can_post_jobs from public.alumni
     where user_id is not null and email = any ($1) order by email`,
    [Object.values(demoAccounts).map(({ email }) => email)],
  );
  expect(rows).toEqual([
    { email: demoAccounts.andi.email, validation_status: 'pending', can_post_jobs: false },
    { email: demoAccounts.budi.email, validation_status: 'verified', can_post_jobs: true },
    { email: demoAccounts.siti.email, validation_status: 'verified', can_post_jobs: false },
  ]);
  const [waiting] = await portal.sql(
    `select count(*)::integer from private.waiting_rows where of_kind = 'alumni'`,
  );
  expect(waiting).toEqual({ count: 4 });
});

it('holds two pairs that may be of one person: one who has signed up, and a misspelt name', async () => {
  const client = portal.as();
  await client.auth.signInWithPassword(demoAccounts.admin);
  const kinds: number[] = [];
  let after: unknown = null;
  do {
    const { data } = await client.rpc('duplicate_pairs', { after });
    kinds.push(...data.pairs.map(({ kind }: { kind: number }) => kind));
    after = data.next;
  } while (after);
  expect(kinds).toEqual([1, 4]);
});

it('names no telephone number, account or address that could be somebody else’s, and no holiday whose date moves', async () => {
  const rows = await portal.sql(
    `select phone_number, linkedin_url, website_url, email from public.alumni`,
  );
  expect(rows.length).toBeGreaterThan(60);
  for (const { phone_number, linkedin_url, website_url, email } of rows) {
    expect(phone_number ?? '0000').toMatch(/^0000/);
    for (const url of [linkedin_url, website_url].filter(Boolean)) {
      expect(new URL(String(url)).hostname).toMatch(/\.example$/);
    }
    expect(email).toMatch(/\.example$/);
  }
  const holidays = await portal.sql(`select title from public.events
    where title || description ~* 'puasa|berbuka|ramadan|lebaran|idul|maulid|natal|waisak|imlek'`);
  expect(holidays).toEqual([]);
});
