import { beforeEach, describe, expect, it } from 'vitest';
import { freshPortal, type Portal } from '../portal.ts';

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

it.each([
  ['words of a title in another order', 'trafo  analisis', 1],
  ['words of a name in another order', 'lengkap verified', 2],
  ['a word of the title beside one of the name', 'trafo verified', 0],
  ['the end of a title before the beginning of a name', 'trafo\ncanary', 0],
  ['a short word in a name', 'lengkap ve', 0],
  ['a short word in a title', 'fu kendali', 1],
])('searches by words: %s', async (_, search, count) => {
  expect(await titles({ search })).toHaveLength(count);
});

it('searches for the first eight words', async () => {
  const first = 'a n l i s t r f';
  expect(await titles({ search: `${first} q` })).toHaveLength(1);
  expect(await titles({ search: `q ${first}` })).toEqual([]);
});

it('does not search for more than 200 characters', async () => {
  const { error } = await portal.as().rpc('search_theses', { search: 'trafo '.repeat(40) });
  expect(error?.code).toBe('22001');
});

describe('the order', () => {
  beforeEach(async () => {
    await portal.sql(
      `insert into public.alumni (full_name, email, entry_year, thesis_title, validation_status)
       values ('Bo', 'bo@order.example', '2001', 'B 2001', 'verified'),
         ('Bambang Sudarsono', 'bambang@order.example', '2012', 'B 2012', 'verified'),
         ('Budi', 'budi@order.example', null, 'B', 'verified'),
         ('Ahmad Yani Abdurrahman', 'ahmad@order.example', '1999', 'A 1999', 'verified'),
         ('Ali', 'ali@order.example', '2003', 'A 2003', 'verified')`,
    );
  });
  const order = async (viewer: ReturnType<Portal['as']>) =>
    (await viewer.rpc('search_theses', {})).data?.map(
      (row: { thesis_title: string }) => row.thesis_title,
    );

  it('is by first letter and then by year for all but the admin', async () => {
    const byLetter = ['A 2003', 'A 1999', 'B 2012', 'B 2001', 'B'];
    expect(await order(portal.as())).toEqual([...byLetter, 'Analisis Trafo', 'Kendali Fuzzy']);
    const { data } = await portal.as().rpc('search_theses', { page_size: 3, page_offset: 4 });
    expect(data?.map((row: { entry_year: string | null }) => row.entry_year)).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('is by name for the admin', async () => {
    const names = ['A 1999', 'A 2003', 'B 2012', 'B 2001', 'B'];
    expect((await order(portal.as(portal.people.admin)))?.slice(0, 5)).toEqual(names);
  });
});

it('follows the profile: another title, a rejection', async () => {
  const { admin, verified } = portal.people;
  const rows = portal.as(admin).from('alumni');
  await rows.update({ thesis_title: null }).eq('user_id', verified.id);
  expect(await titles()).toHaveLength(1);
  await rows.update({ validation_status: 'rejected' }).eq('user_id', verified.id);
  expect(await titles()).toEqual([]);
});

it('returns every row once, page by page from the front and from the end', async () => {
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
