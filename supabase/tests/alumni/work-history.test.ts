import { beforeEach, expect, it } from 'vitest';
import { freshPortal, type Portal } from '../portal.ts';

let portal: Portal;
beforeEach(async () => {
  portal = await freshPortal();
});

const job = { company_name: 'PT Contoh', position: 'Engineer', start_date: '2020-01-01' };

it('is public for listed alumni, and otherwise for the person and the admin alone', async () => {
  const { admin, pending, poster, verified } = portal.people;
  for (const owner of [pending, verified]) {
    const alumniId = await portal.alumniId(owner);
    const { error } = await portal
      .as(owner)
      .from('work_history')
      .insert({ ...job, alumni_id: alumniId });
    expect(error).toBeNull();
  }

  const rowsFor = async (viewer: ReturnType<Portal['as']>) =>
    (await viewer.from('work_history').select('id')).data?.length ?? 0;
  expect(await rowsFor(portal.as())).toBe(0);
  expect(await rowsFor(portal.as(poster))).toBe(0);
  expect(await rowsFor(portal.as(pending))).toBe(1);
  expect(await rowsFor(portal.as(admin))).toBe(2);

  const alumniIds = await Promise.all([pending, verified].map(portal.alumniId));
  const textsFor = async (viewer: ReturnType<Portal['as']>) =>
    (await viewer.rpc('work_entries_of', { alumni_ids: alumniIds })).data ?? [];
  expect(await textsFor(portal.as())).toEqual([]);
  expect(await textsFor(portal.as(poster))).toEqual([]);
  expect(await textsFor(portal.as(pending))).toMatchObject([{ ...job, alumni_id: alumniIds[0] }]);
  expect(await textsFor(portal.as(admin))).toHaveLength(2);

  for (const viewer of [portal.as(), portal.as(poster), portal.as(admin)]) {
    const shownOf = async (owner: typeof admin) =>
      (await viewer.rpc('work_history_of', { alumnus: await portal.alumniId(owner) })).data;
    expect(await shownOf(verified)).toMatchObject([{ ...job, end_date: null, description: null }]);
    expect(await shownOf(pending)).toEqual([]);
  }
});

it('is changed by its person, who cannot move it to somebody else', async () => {
  const { poster, verified } = portal.people;
  const alumniId = await portal.alumniId(verified);
  const mine = portal.as(verified).from('work_history');
  await mine.insert({ ...job, alumni_id: alumniId });

  const moved = await mine
    .update({ position: 'Manajer', alumni_id: await portal.alumniId(poster) })
    .eq('alumni_id', alumniId)
    .select('position, alumni_id');

  expect(moved.data).toEqual([{ position: 'Manajer', alumni_id: alumniId }]);
  await mine.delete().eq('alumni_id', alumniId);
  expect(await portal.sql('select id from public.work_history')).toEqual([]);
});

it('is out of reach for visitors and other alumni', async () => {
  const { poster, verified } = portal.people;
  const alumniId = await portal.alumniId(verified);
  await portal
    .as(verified)
    .from('work_history')
    .insert({ ...job, alumni_id: alumniId });
  const before = await portal.sql('select * from public.work_history');

  for (const stranger of [portal.as(), portal.as(poster)]) {
    const rows = stranger.from('work_history');
    expect((await rows.insert({ ...job, alumni_id: alumniId })).error?.code).toBe('42501');
    await rows.update({ position: 'Curi' }).eq('alumni_id', alumniId);
    await rows.delete().eq('alumni_id', alumniId);
  }
  expect(await portal.sql('select * from public.work_history')).toEqual(before);
});

it('refuses an end before the start', async () => {
  const { verified } = portal.people;
  const alumniId = await portal.alumniId(verified);
  const { error } = await portal
    .as(verified)
    .from('work_history')
    .insert({ ...job, alumni_id: alumniId, end_date: '2019-12-01' });
  expect(error?.message).toContain('work_history_check');
});

it('goes with the alumnus whom the admin deletes', async () => {
  const { admin, verified } = portal.people;
  const alumniId = await portal.alumniId(verified);
  await portal
    .as(verified)
    .from('work_history')
    .insert({ ...job, alumni_id: alumniId });
  await portal.as(admin).from('alumni').delete().eq('id', alumniId);
  expect(await portal.sql('select id from public.work_history')).toEqual([]);
  expect(await portal.sql('select id from auth.users where id = $1', [verified.id])).toHaveLength(
    1,
  );
});
