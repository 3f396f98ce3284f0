import { beforeEach, expect, it } from 'vitest';
import { allPairs, call, type Found, openDoubles, portal, row } from './double-records.ts';
import { importSteps } from './import-steps.ts';

beforeEach(async () => {
  await openDoubles();
  await portal.sql('delete from public.alumni');
});

const years = ([name, entered, graduated]: readonly (string | null)[]) => ({
  name,
  ...(entered && { entry_year: entered }),
  ...(graduated && { graduation_year: graduated }),
});

it.each([
  ['Rina Wati', '2010', '2014', '2011', '2015', true],
  ['Rina Wati', '2010', '2014', '2012', '2016', true],
  ['Rina Wati', null, '2014', null, '2016', true],
  ['Rina Wati', '2010', null, '2012', '2016', true],
  ['Rina Wati', '2010', '2014', '2013', '2015', false],
  ['Rina Wati', null, '2014', null, '2017', false],
  ['Rina', '2010', '2014', '2011', '2015', false],
] as const)('%s of %s to %s and of %s to %s may be one: %s', async (name, a, b, c, d, isMaybe) => {
  await portal.sql(
    `insert into public.alumni (full_name, entry_year, graduation_year) values ($1, $2, $3), ($1, $4, $5)`,
    [name, a, b, c, d],
  );
  const pair = isMaybe ? [`3: ${name} + ${name}`] : [];
  expect(await allPairs()).toEqual(pair);
  const { id } = await row(name);
  expect(await call<Found[]>('duplicates_of', { of_id: id })).toHaveLength(pair.length);
  await portal.sql('delete from public.alumni where id = $1', [id]);
  const [left] = await portal.sql('select entry_year, graduation_year from public.alumni');
  const isFirstLeft = left?.entry_year === a && left?.graduation_year === b;
  const typed = years(isFirstLeft ? [name, c, d] : [name, a, b]);
  const [plan] = await importSteps(portal).preview([{ row_number: 2, ...typed } as never]);
  expect(plan?.action).toBe(isMaybe ? 'probable' : 'new');
});

it('lists near years of one name once, beside the like names of a year', async () => {
  await portal.sql(`insert into public.alumni (full_name, entry_year, graduation_year) values
    ('Eko Prasetyo', '2010', '2014'), ('Eko Prasetyo', '2010', '2016'), ('Eko Prasetyo', '2010', '2019'), ('Eko Prasetya', '2010', '2014')`);
  const pairs = await allPairs();
  expect(pairs.filter((pair) => pair === '3: Eko Prasetyo + Eko Prasetyo')).toHaveLength(1);
  expect(pairs).toHaveLength(6);
});

it('still offers the other two pairs of three with one telephone, whichever was called different', async () => {
  await portal.sql(`insert into public.alumni (id, full_name, phone_number) values
    ('00000000-0000-4000-8000-00000000000a', 'Anto', '0812 1111 2222'), ('00000000-0000-4000-8000-00000000000b', 'Budi', '0812 1111 2222'),
    ('00000000-0000-4000-8000-00000000000c', 'Cahya', '0812 1111 2222')`);
  const all = ['2: Anto + Budi', '2: Anto + Cahya', '2: Budi + Cahya'];
  for (const [one, other, pair] of ['ab', 'ac', 'bc'].map(([a, b], place) => [a, b, all[place]])) {
    const ids = {
      one_id: `00000000-0000-4000-8000-00000000000${one}`,
      other_id: `00000000-0000-4000-8000-00000000000${other}`,
    };
    await call('call_different', ids);
    expect((await allPairs()).sort()).toEqual(all.filter((listed) => listed !== pair));
    await call('call_different', { ...ids, is_different: false });
  }
});
