import { beforeEach, expect, it } from 'vitest';
import { freshPortal, type Portal } from './portal.ts';

let portal: Portal;
beforeEach(async () => {
  portal = await freshPortal();
  const { verified } = portal.people;
  await portal
    .as(verified)
    .from('alumni')
    .update({
      thesis_title: 'Analisis Trafo',
      advanced_degrees: [
        { id: '1', degree_level: 'S2', university: 'ITB', thesis_title: 'Kendali Fuzzy' },
        { id: '2', degree_level: 'S3', university: 'ITB' },
      ],
    })
    .eq('user_id', verified.id);
});

const titles = async (args: { search?: string; page_size?: number; page_offset?: number } = {}) =>
  (await portal.as().rpc('search_theses', args)).data;

it('lists one masked row a thesis of verified alumni, with the total on every page', async () => {
  const row = { total_count: 2, display_name: 'C***** v******* L******' };
  expect(await titles()).toMatchObject([
    { ...row, thesis_title: 'Analisis Trafo', degree_level: 'S1' },
    { ...row, thesis_title: 'Kendali Fuzzy', degree_level: 'S2' },
  ]);
  expect(await titles({ page_size: 1, page_offset: 1 })).toMatchObject([
    { ...row, thesis_title: 'Kendali Fuzzy' },
  ]);
});

it('shows the admin real names', async () => {
  const { data } = await portal.as(portal.people.admin).rpc('search_theses', {});
  expect(data?.[0]?.display_name).toBe('Canary verified Lengkap');
});

it('searches titles, and names from three letters on', async () => {
  expect(await titles({ search: 'fuzzy' })).toHaveLength(1);
  expect(await titles({ search: 'verified' })).toHaveLength(2);
  expect(await titles({ search: 've' })).toEqual([]);
});

it('follows the profile: another title, a rejection', async () => {
  const { admin, verified } = portal.people;
  const rows = portal.as(admin).from('alumni');
  await rows.update({ thesis_title: null }).eq('user_id', verified.id);
  expect(await titles()).toHaveLength(1);
  await rows.update({ validation_status: 'rejected' }).eq('user_id', verified.id);
  expect(await titles()).toEqual([]);
});

it('gives every page of a list once, from the front and from the end', async () => {
  await portal.sql(
    `insert into public.alumni (full_name, email, thesis_title, validation_status)
     select 'Orang ' || n % 7, n || '@many.example', 'Judul ' || n, 'verified'
     from generate_series(1, 41) as n`,
  );
  const all = await titles({ page_size: 100 });
  expect(all).toHaveLength(43);
  const pages = [];
  for (let page_offset = 0; page_offset < 60; page_offset += 6) {
    pages.push(...((await titles({ page_size: 6, page_offset })) ?? []));
  }
  expect(pages).toEqual(all);
  expect(await titles({ search: 'judul', page_size: 5, page_offset: 39 })).toHaveLength(2);
});
