import { beforeAll, expect, it } from 'vitest';
import { createAccount, freshPortal, type Portal } from '../portal.ts';
import { importSteps, type Plan } from './import-steps.ts';

let portal: Portal;
let plan: (row: object, options?: object) => Promise<Plan>;
beforeAll(async () => {
  portal = await freshPortal();
  await portal.sql(`
    insert into public.alumni (full_name, email, nim, entry_year, graduation_year, phone_number, company) values
      ('Rahmat Hidayat', 'rahmat@lama.example', '11555100099', '2011', '2016', '0812 1111 2222', null),
      ('Dewi Lestari Putri', null, '11555100050', '2012', '2017', null, 'PLN'),
      ('Bayu Nugroho', null, null, '2010', null, null, null),
      ('Tanpa Tahun Saja', null, null, null, null, null, null),
      ('Wahyu Setiawan', 'akun@lama.example', '11555100077', '2013', '2018', null, null)`);
  await createAccount(portal.sql, 'akun@lama.example');
  plan = async (row, options) => {
    const [one] = await importSteps(portal).preview([{ row_number: 1, ...row }], options);
    if (!one) throw new Error('A plan for each row');
    return one;
  };
});

it.each([
  [{}, 'Nama kosong.'],
  [{ name: ' - ', phone: 'x' }, 'Nama kosong.'],
  [{ name: '12345' }, 'Nama tidak berisi huruf.'],
  [{ name: 'A'.repeat(201) }, 'Nama lebih dari 200 karakter dan tidak diambil.'],
  [
    { name: 'Ani', entry_year: '2015', graduation_year: '2014' },
    'Tahun lulus 2014 sebelum tahun masuk 2015.',
  ],
])('refuses a row that cannot be read: %o', async (row, reason) => {
  expect(await plan(row)).toMatchObject({ action: 'rejected', reason });
});

it('leaves out a value that cannot be read, with a warning, and keeps the row', async () => {
  const row = {
    name: 'ANI SUSANTI',
    email: 'bukan alamat',
    nim: '1.16E+10',
    entry_year: '1969',
    phone: '12',
    website_url: 'javascript:alert(1)',
    company: 'x'.repeat(201),
    location: 'tidak ada',
    graduation_year: '2015',
  };
  const { action, warnings, changes } = await plan(row);
  expect(action).toBe('new');
  expect(Object.keys(changes)).toEqual(['name', 'graduation_year']);
  expect(warnings.map(({ field }) => field)).toEqual([
    'email',
    'nim',
    'entry_year',
    'phone',
    'company',
    'website_url',
  ]);
});

it('reads dates, periods, several numbers, links without https and formulas as they are meant', async () => {
  const { changes } = await plan({
    name: '=HYPERLINK("x") Ani',
    entry_year: '20161',
    graduation_year: '12/08/2020',
    phone: "'0813 1234 5678 / 0812",
    linkedin_url: 'linkedin.com/in/ani',
    email: ' ANI@X.Example ',
  });
  const read = Object.fromEntries(
    Object.entries(changes).map(([name, change]) => [name, change.new]),
  );
  expect(read).toEqual({
    name: '=HYPERLINK("x") Ani',
    entry_year: '2016',
    graduation_year: '2020',
    phone: '0813 1234 5678',
    linkedin_url: 'https://linkedin.com/in/ani',
    email: 'ani@x.example',
  });
});

it('knows somebody by e-mail or NIM with a like name', async () => {
  for (const keys of [{ email: 'RAHMAT@lama.example' }, { nim: '115.551.00099' }]) {
    expect(await plan({ name: 'Rahmad Hidayat', ...keys })).toMatchObject({
      action: 'same',
      target: { name: 'Rahmat Hidayat', has_account: false },
    });
  }
});

it('refuses a NIM of a stranger, and e-mail and NIM of two people, with their names', async () => {
  expect(
    await plan({ name: 'Zulfikar', nim: '11555100099', graduation_year: '2015' }),
  ).toMatchObject({
    action: 'conflict',
    reason: 'NIM ini milik Rahmat Hidayat, yang nama dan tahun lulusnya lain.',
  });
  const both = { name: 'Dewi Lestari Putri', nim: '11555100050', email: 'rahmat@lama.example' };
  expect(await plan(both)).toMatchObject({
    action: 'conflict',
    reason:
      'Email dan NIM di baris ini milik orang yang berbeda: Dewi Lestari Putri dan Rahmat Hidayat.',
  });
});

it('says of a conflict only what the row says', async () => {
  await portal.sql(`insert into public.alumni (full_name, nim, entry_year) values
    ('Yulia Sandra', '7001', '2001'), ('Sandra Yuliana', '7001', '2001'), ('Made Wirawan', '7002', null)`);
  const reasonOf = async (row: object) => {
    const { action, reason } = await plan(row);
    return action === 'conflict' && reason;
  };
  expect(await reasonOf({ name: 'Oki', nim: '7001' })).toBe(
    'NIM di baris ini milik beberapa orang: Sandra Yuliana dan Yulia Sandra.',
  );
  expect(await reasonOf({ name: 'Oki', nim: '7002', entry_year: '2003' })).toBe(
    'NIM ini milik Made Wirawan, yang namanya lain.',
  );
});

const similarity = async (one: string, other: string) => {
  const [row] = await portal.sql(
    'select extensions.similarity(private.name_key($1), private.name_key($2))::float8 as similarity',
    [one, other],
  );
  return Number(row?.similarity);
};

it.each([
  ['Rahmat', 0.45, 'same'],
  ['Rahm Hida', 0.45, 'same'],
  ['Rahma Hidup', 0.45, 'conflict'],
])(
  'takes a NIM for the same person from a likeness of the names on: %s',
  async (name, threshold, action) => {
    expect((await similarity(name, 'Rahmat Hidayat')) >= threshold).toBe(action === 'same');
    expect(await plan({ name, nim: '11555100099' })).toMatchObject({ action });
  },
);

it.each([
  ['Bayu Nugrohoo', '2010', 'probable'],
  ['Bayu Nugra', '2010', 'probable'],
  ['Bayu Nug', '2010', 'new'],
  ['Bayu Nugrohoo', '2011', 'new'],
  ['Bayu Nugroho', '2012', 'probable'],
  ['Bayu Nugroho', '2013', 'new'],
  ['Bayu Nugroho', undefined, 'probable'],
])(
  'asks about a like name of the same year, and the same name of two more: %s %s',
  async (name, entry_year, action) => {
    const likeness = await similarity(name, 'Bayu Nugroho');
    if (entry_year === '2010') expect(likeness >= 0.6).toBe(action === 'probable');
    const row = { name, ...(entry_year && { entry_year }) };
    expect(await plan(row)).toMatchObject({ action });
  },
);

it('asks about the same telephone, unless the NIM or the years differ', async () => {
  const row = { name: 'Sesuatu Lain', phone: '+62 812-1111-2222', entry_year: '2011' };
  expect(await plan(row)).toMatchObject({
    action: 'probable',
    candidates: [{ name: 'Rahmat Hidayat' }],
  });
  expect(await plan({ ...row, nim: '999888777' })).toMatchObject({ action: 'new' });
  expect(await plan({ ...row, entry_year: '2012' })).toMatchObject({ action: 'new' });
});

it('does with a probable double what the admin chooses', async () => {
  const row = { name: 'Bayu Nugroho', entry_year: '2010', company: 'PLN' };
  const { candidates } = await plan(row);
  expect(await plan({ ...row, choice: 'new' })).toMatchObject({ action: 'new', target: null });
  expect(await plan({ ...row, choice: candidates[0]?.id })).toMatchObject({
    action: 'complete',
    changes: { company: { old: null, new: 'PLN' } },
  });
  expect(
    await plan({ ...row, choice: await portal.alumniId(portal.people.verified) }),
  ).toMatchObject({
    action: 'probable',
  });
});

it('completes empty fields only, and no year that contradicts', async () => {
  const row = {
    name: 'Dewi L. Putri',
    nim: '11555100050',
    company: 'PT Lain',
    job_title: 'Teknisi',
  };
  expect((await plan(row)).changes).toEqual({ job_title: { old: null, new: 'Teknisi' } });
  await portal.sql(`update public.alumni set nim = '5550001' where full_name = 'Bayu Nugroho'`);
  const early = { name: 'Bayu Nugroho', nim: '5550001', graduation_year: '2009' };
  expect(await plan(early)).toMatchObject({ action: 'same' });
});

it('never touches a record with an account, and shows what differs', async () => {
  const row = {
    name: 'Wahyu Setyawan Putra',
    email: 'akun@lama.example',
    nim: '115551000-77',
    company: 'PLN',
  };
  expect(await plan(row)).toMatchObject({
    action: 'joined',
    changes: {
      company: { old: null, new: 'PLN' },
      name: { old: 'Wahyu Setiawan', new: 'Wahyu Setyawan Putra' },
    },
  });
});

it('adds nobody in the mode that only completes', async () => {
  expect(await plan({ name: 'Orang Baru Sekali' }, { mode: 'complete' })).toMatchObject({
    action: 'not_added',
  });
});
