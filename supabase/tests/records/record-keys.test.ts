import { expect, it } from 'vitest';
import { database } from '../portal.ts';

const keysOf = async (key: string, spellings: string[]) => {
  const { sql } = await database;
  const rows = await sql(
    `select private.${key}(spelling) as key from unnest($1::text[]) with ordinality as list (spelling, position)
     order by position`,
    [spellings],
  );
  return rows.map((row) => row.key);
};

/** Each line is one person, or one number. */
const names: Record<string, string[]> = {
  'muhammad rizki': [
    'Muhammad Rizki',
    'MUHAMMAD  RIZKI',
    'Muh. Rizki',
    'Moh Rizki',
    'M. Rizki',
    'M Rizki, S.T.',
    'Mohd. Rizki ST',
    'Mohammad Rizki, ST., MT.',
    'Muhamad Rizki S.T., M.Kom.',
    'M.Rizki',
    'muh rizki,s.t',
  ],
  'budi santoso': [
    'Budi Santoso',
    'Dr. Ir. BUDI SANTOSO, S.T., M.T.',
    'Prof. Dr. Budi Santoso, Ph.D.',
    'H. Budi Santoso',
    'Hj. Budi Santoso',
    'Ir Budi Santoso, IPM',
    'BUDI SANTOSO,ST,MT',
    'Budi  Santoso , A.Md.T',
    'Drs. Budi Santoso, M.Pd.I',
    'budi santoso s.kom m.kom',
  ],
  'siti nuraini binti ahmad': [
    "Siti Nur'aini binti Ahmad",
    'SITI NURAINI BINTI AHMAD',
    'Siti Nur’Aini Binti Ahmad, S.Pd.',
  ],
  'ahmad al farabi': ['Ahmad Al-Farabi', 'AHMAD AL FARABI', 'Ahmad al–Farabi, S.Si.'],
  'andre lefebure': ['André Lefébure', 'Andre Lefebure, B.Eng.'],
  'rina se': ['Rina-Se'],
  suparman: ['Suparman', 'Suparman, S.T.', 'SUPARMAN ST'],
  'drajat wibowo': ['Drajat Wibowo', 'Dr. Drajat Wibowo'],
  'hasan m nur': ['Hasan M. Nur'],
};

it('reads the spellings of a name as one', async () => {
  for (const [key, spellings] of Object.entries(names)) {
    expect(await keysOf('name_key', spellings)).toEqual(spellings.map(() => key));
  }
});

it('reads the spellings of a telephone number as one, and leaves out what is none', async () => {
  const spellings = [
    '0812-3456-7890',
    '+62 812 3456 7890',
    '62812 3456 7890',
    '812 3456 7890',
    '+62 (0)812 3456 7890',
    '0812.3456.7890',
    '00 62 812 3456 7890',
    "'081234567890",
  ];
  expect(await keysOf('phone_key', spellings)).toEqual(spellings.map(() => '6281234567890'));
  expect(await keysOf('phone_key', ['0761 123456', '+60 12 345 6789', '123', '-', ''])).toEqual([
    '62761123456',
    '60123456789',
    null,
    null,
    null,
  ]);
});

it('reads the spellings of a NIM as one, with its zeros', async () => {
  expect(await keysOf('nim_key', ['11555100001', '115.551.00001', ' 11555-100001 '])).toEqual(
    Array(3).fill('11555100001'),
  );
  expect(await keysOf('nim_key', ['007', 'tk.0a/1', '-', ''])).toEqual([
    '007',
    'TK0A1',
    null,
    null,
  ]);
});

it('writes only names in capitals in title case', async () => {
  const spellings = [
    'SITI BINTI AL-FARABI, S.T.',
    'BUDI BIN ALI',
    'McKenzie Budi',
    'budi',
    'A',
    'R. M. SURYO, M.SC.',
  ];
  expect(await keysOf('title_case', spellings)).toEqual([
    'Siti binti Al-Farabi, S.T.',
    'Budi bin Ali',
    'McKenzie Budi',
    'budi',
    'A',
    'R. M. Suryo, M.SC.',
  ]);
});
