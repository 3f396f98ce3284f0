import { beforeEach, expect, it } from 'vitest';
import type { Row } from '../database.ts';
import { freshPortal, type Portal } from '../portal.ts';

let portal: Portal;
beforeEach(async () => {
  portal = await freshPortal();
});

const job = { title: 'Engineer', company_name: 'PT Contoh', description: 'Merawat trafo.' };

it('lets alumni with the right propose a job that waits for approval and carries their name', async () => {
  const { poster, verified } = portal.people;
  const { error } = await portal
    .as(poster)
    .from('job_postings')
    .insert({
      ...job,
      status: 'approved',
      posted_by_user_id: verified.id,
      created_at: '2001-01-01T00:00:00Z',
    });
  expect(error).toBeNull();

  const [row] = await portal.sql('select * from public.job_postings');
  expect(row).toMatchObject({ status: 'pending', posted_by_user_id: poster.id, version: 1 });
  expect(String(row?.created_at)).not.toContain('2001');
  const { data } = await portal.as(poster).from('job_postings').select('status');
  expect(data).toEqual([{ status: 'pending' }]);
});

it('refuses everybody without the right', async () => {
  const { pending, rejected, verified } = portal.people;
  for (const client of [
    portal.as(),
    ...[pending, rejected, verified].map((who) => portal.as(who)),
  ]) {
    expect((await client.from('job_postings').insert(job)).error?.code).toBe('42501');
  }
  expect(await portal.sql('select id from public.job_postings')).toEqual([]);
});

it('is changed and deleted by the admin alone, not even by its poster', async () => {
  const { admin, poster } = portal.people;
  await portal.as(poster).from('job_postings').insert(job);
  const before = await portal.sql('select * from public.job_postings');
  for (const stranger of [portal.as(), portal.as(poster)]) {
    const rows = stranger.from('job_postings');
    await rows.update({ status: 'approved' }).gt('version', 0);
    await rows.upsert({ ...job, id: String(before[0]?.id), status: 'approved' });
    await rows.delete().gt('version', 0);
  }
  expect(await portal.sql('select * from public.job_postings')).toEqual(before);

  await portal.as(admin).from('job_postings').update({ status: 'approved' }).gt('version', 0);
  const shown = (await portal.as().rpc('approved_jobs')).data;
  expect(shown).toMatchObject({ items: [{ title: 'Engineer' }], total: 1 });
  expect(Object.keys(shown.items[0])).not.toContain('posted_by_user_id');
  expect((await portal.as().rpc('approved_job', { by_id: before[0]?.id })).data).toEqual(
    shown.items[0],
  );
});

it('gives whole jobs to the admin, filtered and paged, and to others their own alone', async () => {
  const { admin, poster, verified } = portal.people;
  await portal
    .as(poster)
    .from('job_postings')
    .insert([job, { ...job, title: 'Analis' }]);
  const page = await portal
    .as(admin)
    .rpc('jobs_for_admin', {}, { count: 'exact' })
    .select('title, description, proposed_by')
    .eq('status', 'pending')
    .order('title')
    .range(0, 0);
  expect(page.error).toBeNull();
  expect(page).toMatchObject({
    data: [{ title: 'Analis', description: job.description, proposed_by: 'Canary poster Lengkap' }],
    count: 2,
  });
  for (const account of [undefined, poster]) {
    expect((await portal.as(account).rpc('jobs_for_admin')).error).toMatchObject({ code: '42501' });
  }
  const titlesOf = async (account: typeof admin) =>
    (await portal.as(account).rpc('own_jobs')).data.items.map((own: Row) => own.title).sort();
  expect(await titlesOf(poster)).toEqual(['Analis', job.title]);
  expect(await titlesOf(verified)).toEqual([]);
});

it('offers the filters of approved jobs', async () => {
  await portal.sql(
    `insert into public.job_postings (title, company_name, description, location, job_type, status)
     values ('A', 'B', 'C', 'Dumai', 'Contract', 'approved'), ('A', 'B', 'C', 'Siak', 'Freelance', 'pending'),
       ('A', 'B', 'C', null, 'Full-time', 'approved')`,
  );
  const { data } = await portal.as().rpc('job_posting_filters');
  expect(data).toEqual({ locations: ['Dumai'], job_types: ['Contract', 'Full-time'] });
});

it('shows a job on its last day in Jakarta and not on the next, by any function', async () => {
  const id = '40000000-0000-4000-8000-0000000000aa';
  await portal.sql(
    `insert into public.job_postings (id, title, company_name, description, location, status)
     values ($1, 'A', 'B', 'C', 'Dumai', 'approved')`,
    [id],
  );
  const seen = async (daysAhead: number) => {
    await portal.sql(
      `update public.job_postings set deadline = (now() at time zone 'Asia/Jakarta')::date + $1::integer`,
      [daysAhead],
    );
    const read = async (name: string, args = {}) => (await portal.as().rpc(name, args)).data;
    const { items, total } = await read('approved_jobs');
    return {
      listed: items.length,
      total,
      one: (await read('approved_job', { by_id: id })) !== null,
      places: (await read('job_posting_filters')).locations,
      counted: (await read('home_statistics'))[0].jobs_count,
    };
  };
  const over = { listed: 0, total: 0, one: false, places: [], counted: 0 };
  expect(await seen(0)).toEqual({ listed: 1, total: 1, one: true, places: ['Dumai'], counted: 1 });
  expect(await seen(-1)).toEqual(over);
});

it('takes a last day from today in Jakarta to 180 days ahead, and gives alumni 30 days', async () => {
  const { admin, poster } = portal.people;
  const [days] = await portal.sql(
    `select day - 1 as past, day as today, day + 30 as usual, day + 180 as last, day + 181 as late
     from (select (now() at time zone 'Asia/Jakarta')::date as day) as days`,
  );
  const refusal = 'Batas lamaran paling cepat hari ini dan paling lama 180 hari lagi.';
  for (const [deadline, message] of [
    [days?.past, refusal],
    [days?.late, refusal],
    [days?.today, undefined],
    [days?.last, undefined],
    [null, undefined],
  ]) {
    for (const account of [admin, poster]) {
      const { error } = await portal
        .as(account)
        .from('job_postings')
        .insert({ ...job, deadline });
      expect(error?.message).toBe(message);
    }
  }
  const of = ({ id }: typeof admin) =>
    portal.sql('select deadline from public.job_postings where posted_by_user_id = $1 order by 1', [
      id,
    ]);
  const stored = (...values: unknown[]) => values.map((deadline) => ({ deadline }));
  expect(await of(admin)).toEqual(stored(days?.today, days?.last, null));
  expect(await of(poster)).toEqual(stored(days?.today, days?.usual, days?.last));

  await portal.sql(`update public.job_postings set deadline = '2020-01-01'`);
  const edit = portal
    .as(admin)
    .from('job_postings')
    .update({ title: 'Lain', deadline: '2020-01-01' });
  expect((await edit.gt('version', 0)).error).toBeNull();
});
