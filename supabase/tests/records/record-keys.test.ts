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
  'hasan basri': [
    'Hasan Basri',
    'Alm. Hasan Basri',
    'Hasan Basri (Alm)',
    'HASAN BASRI (ALM.), S.T.',
    'Almarhum H. Hasan Basri',
    'Hasan Basri, S.T. (Almarhum)',
  ],
  'siti aminah': ['Siti Aminah', 'Almh. Hj. Siti Aminah', 'Siti Aminah (almarhumah)'],
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

it('keeps the country of a number, and says which may have WhatsApp', async () => {
  const numbers = [
    '+852 5123 4567',
    '0812 3456 7890',
    '(0761) 63266',
    '+62 21 5551234',
    '00 60 12 345 6789',
  ];
  const keys = ['85251234567', '6281234567890', '6276163266', '62215551234', '60123456789'];
  expect(await keysOf('phone_key', numbers)).toEqual(keys);
  expect(await keysOf('mobile_key', numbers)).toEqual([keys[0], keys[1], null, null, keys[4]]);
});

/** Names as lists have them, and as they are stored; a name that is not in capitals stays. */
const titles: Readonly<Record<string, string>> = {
  'BUDI SANTOSO': 'Budi Santoso',
  'SITI BINTI AL-FARABI, S.T.': 'Siti binti Al-Farabi, S.T.',
  'BUDI BIN ALI': 'Budi bin Ali',
  'McKenzie Budi': 'McKenzie Budi',
  budi: 'budi',
  A: 'A',
  'R. M. SURYO, M.SC.': 'R. M. Suryo, M.Sc.',
  "NUR'AINI": "Nur'aini",
  'NUR’AINI KOTO': 'Nur’aini Koto',
  "MA'RUF SYAFI'I": "Ma'ruf Syafi'i",
  "JUM'ATUL KHAIRIAH": "Jum'atul Khairiah",
  'SYA`BAN': 'Sya`ban',
  "ABDUL MU'IN": "Abdul Mu'in",
  "RIF'AT AL-ANSHORI": "Rif'at Al-Anshori",
  "'AISYAH": "'Aisyah",
  'RADEN WIRANEGARA II': 'Raden Wiranegara II',
  'PAKU BUWONO XII': 'Paku Buwono XII',
  'HENDRA III, S.T.': 'Hendra III, S.T.',
  'MULYANI IV': 'Mulyani IV',
  'I GUSTI NGURAH RAI': 'I Gusti Ngurah Rai',
  'IDA AYU V': 'Ida Ayu V',
  'BUDI SANTOSO, S.Kom': 'Budi Santoso, S.Kom',
  'BUDI SANTOSO, S.KOM': 'Budi Santoso, S.Kom',
  'BUDI SANTOSO, S.T., M.T.': 'Budi Santoso, S.T., M.T.',
  'BUDI SANTOSO, ST, MT': 'Budi Santoso, ST, MT',
  'BUDI SANTOSO ST': 'Budi Santoso ST',
  'BUDI SANTOSO ST MT': 'Budi Santoso ST MT',
  'BUDI SANTOSO S.T., M.KOM.': 'Budi Santoso S.T., M.Kom.',
  'BUDI SANTOSO, A.MD.T': 'Budi Santoso, A.Md.T',
  'BUDI SANTOSO, S.PD., M.SI.': 'Budi Santoso, S.Pd., M.Si.',
  'BUDI SANTOSO, PH.D.': 'Budi Santoso, Ph.D.',
  'BUDI SANTOSO, M.ENG': 'Budi Santoso, M.Eng',
  'BUDI SANTOSO, S.ST., M.B.A.': 'Budi Santoso, S.ST., M.B.A.',
  'BUDI SANTOSO, S.Pd.I': 'Budi Santoso, S.Pd.I',
  'BUDI SANTOSO, S.SOS., M.HUM.': 'Budi Santoso, S.Sos., M.Hum.',
  'DR. IR. DARMAWAN LUBIS, S.T., M.T.': 'Dr. Ir. Darmawan Lubis, S.T., M.T.',
  'Dr. Ir. DARMAWAN LUBIS, S.T., M.T.': 'Dr. Ir. Darmawan Lubis, S.T., M.T.',
  'PROF. DR.-ING. VIDYA PANJALU': 'Prof. Dr.-Ing. Vidya Panjalu',
  'DRS. H. AMIR HAMZAH': 'Drs. H. Amir Hamzah',
  'HJ. MAHESTI BINTI LAZUARDI, S.PD.': 'Hj. Mahesti binti Lazuardi, S.Pd.',
  'Hj. MAHESTI, S.Pd.': 'Hj. Mahesti, S.Pd.',
  'H. ZAINURI BIN ABDULLAH, ST': 'H. Zainuri bin Abdullah, ST',
  'KH AHMAD DAHLAN': 'KH Ahmad Dahlan',
  'APT. RINA MARLINA, S.FARM.': 'Apt. Rina Marlina, S.Farm.',
  'MUH. FIKRI AL-BANTENI': 'Muh. Fikri Al-Banteni',
  'M. RIZKI': 'M. Rizki',
  'M.RIZKI': 'M.Rizki',
  'MOH. ALI, S.AG.': 'Moh. Ali, S.Ag.',
  'R.A. KARTINI': 'R.A. Kartini',
  'A.A. GEDE AGUNG': 'A.A. Gede Agung',
  'SRI-REJEKI': 'Sri-Rejeki',
  'RENÉ ÉLÉONORE': 'René Éléonore',
  'ALM. HASAN BASRI': 'Alm. Hasan Basri',
  'HASAN BASRI (ALM)': 'Hasan Basri (Alm)',
  'Alm. HASAN BASRI, S.T.': 'Alm. Hasan Basri, S.T.',
  'SITI NURHALIZA / NURHALIZAH': 'Siti Nurhaliza / Nurhalizah',
  'BUDI (SANTO)': 'Budi (Santo)',
  'Budi Santoso, S.T.': 'Budi Santoso, S.T.',
  'budi santoso, S.T.': 'budi santoso, S.T.',
  'Budi SANTOSO': 'Budi SANTOSO',
  'DE BRITO JOÃO': 'De Brito João',
  'WAHYU SETIAWAN, SE., AK.': 'Wahyu Setiawan, SE., AK.',
  'RIKI, S.TR.T.': 'Riki, S.Tr.T.',
  'DEWI, IR., IPM.': 'Dewi, Ir., IPM.',
};

it('writes only names in capitals in title case', async () => {
  expect(await keysOf('title_case', Object.keys(titles))).toEqual(Object.values(titles));
});
