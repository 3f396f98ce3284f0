import { beforeEach, expect, it } from 'vitest';
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
    expect((await client.from('job_postings').insert(job)).error).not.toBeNull();
  }
  expect(await portal.sql('select id from public.job_postings')).toEqual([]);
});

it('is changed and deleted by the admin alone, not even by its poster', async () => {
  const { admin, poster } = portal.people;
  await portal.as(poster).from('job_postings').insert(job);
  const before = await portal.sql('select * from public.job_postings');
  for (const stranger of [portal.as(), portal.as(poster)]) {
    const rows = stranger.from('job_postings');
    await rows.update({ status: 'approved' }).eq('title', job.title);
    await rows.upsert({ ...job, id: String(before[0]?.id), status: 'approved' });
    await rows.delete().eq('title', job.title);
  }
  expect(await portal.sql('select * from public.job_postings')).toEqual(before);

  await portal.as(admin).from('job_postings').update({ status: 'approved' }).eq('title', job.title);
  const shown = (await portal.as().rpc('approved_jobs')).data;
  expect(shown).toMatchObject({ items: [{ title: 'Engineer' }], total: 1 });
  expect(Object.keys(shown.items[0])).not.toContain('posted_by_user_id');
  expect((await portal.as().rpc('approved_job', { by_id: before[0]?.id })).data).toEqual(
    shown.items[0],
  );
});

it('offers the filters of approved jobs', async () => {
  await portal.sql(
    `insert into public.job_postings (title, company_name, description, location, job_type, status)
     values ('A', 'B', 'C', 'Dumai', 'Contract', 'approved'), ('A', 'B', 'C', 'Siak', 'Freelance', 'pending'),
       ('A', 'B', 'C', null, 'Full-time', 'approved')`,
  );
  const { data } = await portal.as().rpc('job_posting_filters');
  expect(data).toEqual([{ locations: ['Dumai'], job_types: ['Contract', 'Full-time'] }]);
});

it('names the proposer of a job to the admin, and to nobody else but themselves', async () => {
  const { admin, poster, verified } = portal.people;
  await portal.as(poster).from('job_postings').insert(job);
  await portal.sql(`update public.job_postings set status = 'approved'`);
  const readBy = async (account?: typeof admin) =>
    (await portal.as(account).from('job_postings').select('proposed_by')).data;
  expect(await readBy(admin)).toEqual([{ proposed_by: 'Canary poster Lengkap' }]);
  expect(await readBy(poster)).toEqual([{ proposed_by: 'Canary poster Lengkap' }]);
  expect(await readBy(verified)).toEqual([]);
});
