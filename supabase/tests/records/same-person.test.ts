import { beforeAll, expect, it } from 'vitest';
import { freshPortal, type Portal } from '../portal.ts';
import { type ImportRow, importSteps, type Plan } from './import-steps.ts';

let portal: Portal;
let steps: ReturnType<typeof importSteps>;
beforeAll(async () => {
  portal = await freshPortal();
  steps = importSteps(portal);
});

type Fields = Record<string, string>;
const numbered = (rows: readonly Fields[]): ImportRow[] =>
  rows.map((row, index) => ({ row_number: index + 1, ...row }));
const ani = { name: 'Ani Susanti', entry_year: '2011', graduation_year: '2015' };

it.each<[string, Fields, Fields, string]>([
  [
    'NIM and a like name',
    { name: 'Rahm Hida', nim: '1' },
    { name: 'Rahmat Hidayat', nim: '1' },
    'same',
  ],
  [
    'NIM of a stranger of the year',
    { ...ani, nim: '1' },
    { ...ani, name: 'Zulfikar', nim: '1' },
    'maybe',
  ],
  [
    'address and a like name',
    { name: 'Rahmat H.', email: 'a@x' },
    { name: 'Rahmat Hi', email: 'a@x' },
    'same',
  ],
  [
    'address and one name, another year',
    { ...ani, email: 'a@x' },
    { ...ani, graduation_year: '2016', email: 'a@x' },
    'same',
  ],
  ['address of a stranger', { name: 'Ani', email: 'a@x' }, { name: 'Budi', email: 'a@x' }, 'maybe'],
  [
    'address of a brother',
    { name: 'Andi Perkasa Siregar', email: 'a@x' },
    { name: 'Rudi Perkasa Siregar', email: 'a@x' },
    'maybe',
  ],
  [
    'address, another NIM',
    { ...ani, nim: '1', email: 'a@x' },
    { ...ani, nim: '2', email: 'a@x' },
    'maybe',
  ],
  [
    'address of a stranger, another NIM',
    { name: 'Ani', nim: '1', email: 'a@x' },
    { name: 'Budi', nim: '2', email: 'a@x' },
    'different',
  ],
  ['name and both years', ani, ani, 'named'],
  [
    'name and a year, nothing differs',
    ani,
    { name: 'Ani Susanti, S.T.', graduation_year: '2015' },
    'named',
  ],
  [
    'name and telephone',
    { name: 'Ani', phone: '0812 1111 2222' },
    { name: 'Ani', phone: '+62 812-1111-2222' },
    'named',
  ],
  ['another year of entry', ani, { ...ani, entry_year: '2012' }, 'maybe'],
  ['another year of graduation', ani, { ...ani, graduation_year: '2016' }, 'maybe'],
  [
    'another telephone',
    { ...ani, phone: '0812 1111 2222' },
    { ...ani, phone: '0812 1111 3333' },
    'maybe',
  ],
  ['another address', { ...ani, email: 'a@x' }, { ...ani, email: 'b@x' }, 'maybe'],
  ['another NIM', { ...ani, nim: '1' }, { ...ani, nim: '2' }, 'different'],
  ['name without years', ani, { name: 'Ani Susanti' }, 'maybe'],
  ['name, other years', ani, { ...ani, entry_year: '2001', graduation_year: '2005' }, 'different'],
  ['like names of a year', ani, { ...ani, name: 'Ani Susanty' }, 'maybe'],
  ['names that are not alike', ani, { ...ani, name: 'Ani Sulastri' }, 'different'],
  [
    'telephone of a stranger',
    { name: 'Ani', phone: '0812 1111 2222' },
    { name: 'Budi', phone: '0812 1111 2222' },
    'maybe',
  ],
])('tells by %s: %o %o %s', async (_, one, other, expected) => {
  const [row] = await portal.sql(
    `select private.same_person(private.person_of($1), private.person_of($2)) as there,
       private.same_person(private.person_of($2), private.person_of($1)) as back`,
    [JSON.stringify(one), JSON.stringify(other)],
  );
  expect(row).toEqual({ there: expected, back: expected });
});

const doublesOf = async (rows: readonly Fields[]) =>
  (await steps.doubles(numbered(rows))).map(
    ({ row_number, double_of, is_joined, taken }) =>
      `${row_number} ${is_joined ? '=' : '?'} ${double_of}${taken.map((key) => ` without ${key}`).join('')}`,
  );

it.each<[string, Fields[], string[]]>([
  [
    'joins equal rows, and asks about a row that may be either of two who are two',
    [
      { ...ani, nim: '101' },
      ani,
      { ...ani, nim: '102' },
      { name: 'Ani Susanto', nim: '101', email: 'ani@x.example' },
      { name: 'Bambang', nim: '101', graduation_year: '2015' },
      { name: 'Siapa Saja', email: 'ANI@x.example' },
      { name: '', nim: '101' },
      { ...ani, name: 'Ani Susanty' },
    ],
    ['2 ? 1', '4 = 1', '5 ? 1 without nim', '6 ? 4 without email'],
  ],
  [
    'asks both who differ, when the first may be either',
    [ani, { ...ani, nim: '101' }, { ...ani, nim: '102' }],
    ['2 ? 1', '3 ? 1'],
  ],
  [
    'joins no chain, whose ends have only a name in common',
    [
      { name: 'Ani Susanti', nim: '101', graduation_year: '2015' },
      { name: 'Ani Susanti', nim: '101', email: 'ani@x.example' },
      { name: 'Ani Susanti', email: 'ani@x.example', graduation_year: '2019' },
    ],
    ['2 ? 1 without nim', '3 ? 2 without email'],
  ],
  [
    'leaves people of a family their names, and the address to the first',
    ['Ani', 'Budi', 'Citra'].map((name, n) => ({ name, nim: `${n}`, email: 'rumah@x.example' })),
    ['2 ? 1 without email', '3 ? 1 without email'],
  ],
  [
    'asks nothing about two of one name and year with a NIM each',
    [
      { ...ani, nim: '101', email: 'a@x.example', phone: '0812 1111 2222' },
      { ...ani, nim: '102', email: 'b@x.example', phone: '0812 1111 3333' },
    ],
    [],
  ],
])('%s', async (_, rows, expected) => {
  expect(await doublesOf(rows)).toEqual(expected);
});

it('joins with the database’s blanks, names what it drops, and takes no year that contradicts', async () => {
  const rows = numbered([
    { name: 'Dian', nim: '7', email: '-', company: 'tidak ada', phone: 'x', entry_year: '2015' },
    {
      name: 'DIAN',
      nim: '7',
      email: 'dian@x.example',
      company: 'PLN',
      phone: '0812 7777 0001',
      graduation_year: '2014',
    },
    { name: 'Dian', nim: '7', company: 'PT Lain', email: 'n/a' },
  ]);
  const left = await steps.withoutDoubles(rows);
  const [one] = await steps.preview(left);
  const { changes, warnings } = one as Plan;
  expect(left).toHaveLength(1);
  expect(
    Object.fromEntries(Object.entries(changes).map(([field, change]) => [field, change.new])),
  ).toEqual({
    name: 'Dian',
    nim: '7',
    email: 'dian@x.example',
    company: 'PLN',
    phone: '0812 7777 0001',
    entry_year: '2015',
  });
  expect(warnings.map(({ text }) => text)).toEqual([
    'Telepon tidak dapat dibaca dan tidak diambil.',
    'Tahun lulus “2014” di baris 2 tidak diambil.',
    'Perusahaan “PT Lain” di baris 3 tidak diambil.',
  ]);
});
