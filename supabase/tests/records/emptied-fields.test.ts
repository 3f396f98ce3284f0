import { expect, it } from 'vitest';
import { freshPortal } from '../portal.ts';
import { refusal } from '../refusal.ts';

it('merges records that fill each other to impossible years, once one of them is left out, and parts them as they were', async () => {
  const { sql, as, people } = await freshPortal();
  await sql(`insert into public.alumni (full_name, entry_year, graduation_year, company, bio, created_at) values
    ('Gita A', '2018', null, 'PT A', null, '2020-01-01'), ('Gita B', null, '2015', 'PT B', 'Halo', '2021-01-01')`);
  const both = () =>
    sql(
      `select to_jsonb(a) - '{version,updated_at}'::text[] as row from public.alumni as a where full_name like 'Gita%' order by full_name`,
    );
  const before = await both();
  const merge = async (emptied?: string[]) => {
    const rows = await sql(
      `select id, version from public.alumni where full_name like 'Gita%' order by full_name`,
    );
    return as(people.admin).rpc('merge_alumni', {
      one_id: rows[0]?.id,
      one_version: rows[0]?.version,
      other_id: rows[1]?.id,
      other_version: rows[1]?.version,
      ...(emptied && { emptied }),
    } as never);
  };
  expect(await merge()).toMatchObject(refusal('Tahun lulus'));
  const cases: [string[], object][] = [
    [['entry_year'], { entry_year: null, graduation_year: '2015', bio: 'Halo', company: 'PT A' }],
    [['graduation_year', 'company'], { entry_year: '2018', graduation_year: null, company: null }],
    [
      ['entry_year', 'graduation_year', 'bio'],
      { entry_year: null, graduation_year: null, bio: null },
    ],
    // What no record is without, or what a merge never asks about, stays.
    [
      ['entry_year', 'full_name', 'is_listed', 'validation_status', 'id'],
      { full_name: 'Gita A', validation_status: 'pending' },
    ],
  ];
  for (const [emptied, expected] of cases) {
    const { data, error } = await merge(emptied);
    expect(error).toBeNull();
    expect((await both()).map(({ row }) => row)).toMatchObject([expected]);
    const { merge_id } = data as unknown as { merge_id: string };
    const undone = await as(people.admin).rpc('take_back', { cause_id: merge_id } as never);
    expect(undone.data).toMatchObject({ left_out: [] });
    expect(await both()).toEqual(before);
  }
});
