import { beforeAll, expect, it } from 'vitest';
import { freshPortal, type Portal } from '../portal.ts';
import { importSteps } from './import-steps.ts';

let portal: Portal;
let steps: ReturnType<typeof importSteps>;
beforeAll(async () => {
  portal = await freshPortal();
  steps = importSteps(portal);
  await portal.sql(`
    insert into public.alumni (full_name, email, nim, entry_year, graduation_year, phone_number) values
      ('Burhanis Siregar', 'keluarga@x.example', '5001', '2010', '2015', '0812 9999 0001'),
      ('Rahmat Hidayat', 'rahmat@x.example', null, null, '2016', '0812 9999 0002'),
      ('Citra Ayu', null, null, '2012', '2017', null)`);
});

const plan = async (row: object) => {
  const [one] = await steps.preview([{ row_number: 1, ...row }]);
  if (!one) throw new Error('A plan for each row');
  return one;
};
it('asks about an address of a stranger among the records, and adds without it', async () => {
  const row = { name: 'Gusnaldi Ginting', email: 'KELUARGA@x.example', nim: '5002' };
  expect(await plan(row)).toMatchObject({
    action: 'conflict',
    candidates: [],
    taken: ['email'],
    reason: 'Email ini milik Burhanis Siregar, yang namanya lain.',
  });
  const added = await plan({ ...row, choice: 'new' });
  expect(added).toMatchObject({
    action: 'new',
    warnings: [{ text: 'Email milik orang lain dan tidak diambil.' }],
  });
  expect(Object.keys(added.changes).sort()).toEqual(['name', 'nim']);
});

it('lets the admin say that a stranger’s name is another name of the same person', async () => {
  const row = { name: 'Pak Buyung', email: 'rahmat@x.example', company: 'PLN' };
  const { action, candidates } = await plan(row);
  expect([action, candidates.map(({ name }) => name)]).toEqual(['conflict', ['Rahmat Hidayat']]);
  expect(await plan({ ...row, choice: candidates[0]?.id })).toMatchObject({
    action: 'complete',
    changes: { company: { old: null, new: 'PLN' } },
  });
});

it('completes whom the NIM names, without the address that somebody else has', async () => {
  const row = { name: 'Burhanis Siregar', nim: '5001', email: 'rahmat@x.example', company: 'PLN' };
  expect(await plan(row)).toMatchObject({ action: 'conflict', taken: ['email'] });
  expect(await plan({ ...row, choice: 'new' })).toMatchObject({
    action: 'complete',
    target: { name: 'Burhanis Siregar' },
    changes: { company: { old: null, new: 'PLN' } },
  });
});

it('writes nothing into the record of one who shares a telephone or a name alone', async () => {
  expect(await plan({ name: 'Lina', phone: '0812 9999 0002' })).toMatchObject({
    action: 'probable',
  });
  expect(await plan({ name: 'Citra Ayu', entry_year: '2012' })).toMatchObject({
    action: 'probable',
  });
});

it.each([
  'Jumlah lulusan',
  'Pekanbaru, 12 Mei 2023',
  'NIP. 19700101 199503 1 001 a.n.',
  'TAHUN 2015',
])(
  'leaves out a row that names nobody, alone or with a year, unless the admin adds it: %s',
  async (name) => {
    expect(await plan({ name, phone: '-' })).toMatchObject({ action: 'bare' });
    expect(await plan({ name, choice: 'new' })).toMatchObject({ action: 'new' });
    expect(await plan({ name, entry_year: '2015' })).toMatchObject({ action: 'bare' });
  },
);

it('pairs all records that share a key: the last two of three, when the first pair is called different', async () => {
  const ids = [1, 2, 3].map((place) => `00000000-0000-7000-8000-00000000000${place}`);
  await portal.sql(
    `insert into public.alumni (id, full_name, entry_year, phone_number) values
       ($1, 'Fitri Amalia', '2001', '0819 0000 1111'), ($2, 'Gilang Ramadhan', '2009', '0819 0000 1111'),
       ($3, 'Gilang R.', '2008', '+62 819 0000 1111')`,
    ids,
  );
  const pairs = async () => {
    const { pairs: found } = await steps.call<{
      pairs: { one: { id: string }; other: { id: string } }[];
    }>('duplicate_pairs', {});
    return found.flatMap(({ one, other }) =>
      ids.includes(one.id) ? [[ids.indexOf(one.id), ids.indexOf(other.id)]] : [],
    );
  };
  expect(await pairs()).toEqual([
    [0, 1],
    [0, 2],
    [1, 2],
  ]);
  await steps.call('call_different', { one_id: ids[0], other_id: ids[1] });
  expect(await pairs()).toEqual([
    [0, 2],
    [1, 2],
  ]);
});

it('lists all imports, page by page, the newest first', async () => {
  const started: string[] = [];
  for (let n = 0; n < 43; n++) started.unshift(await steps.start());
  const listed: string[][] = [];
  do {
    const beforeId = listed.at(-1)?.at(-1) ?? null;
    const page = await steps.call<{ id: string }[]>('list_imports', { before_id: beforeId });
    listed.push(page.map(({ id }) => id));
  } while (listed.at(-1)?.length === 20);
  expect(listed.map(({ length }) => length)).toEqual([20, 20, 3]);
  expect(listed.flat()).toEqual(started);
});
