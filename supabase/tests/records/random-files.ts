import { expect, it } from 'vitest';
import { createRandom, type Random } from '../../seed/random.ts';
import { insertRows } from '../../seed/sql.ts';
import { freshPortal, type Portal } from '../portal.ts';
import { type ImportRow, importSteps } from './import-steps.ts';

// Few values, so that rows meet each other and the records in every way.
const names = [
  'Ani Susanti',
  'ANI SUSANTI, S.T.',
  'Ani Susanto',
  'M. Rizki',
  'Muhammad Rizki',
  'Muh. Rizky',
  'Bayu Nugroho',
  'Bayu Nugra',
  'Zulfikar',
  'Dewi Lestari',
  'D. Lestari',
  '-',
  '12',
];
const nims = ['101', '1.01', '102', '103', '104'];
const years = ['2010', '2011', '20121', '12/08/2014', '1950'];
const phones = ['0812 1111 2222', '+62 812-1111-2222', '0813 3333 4444', 'x'];
const emails = ['satu@x.example', 'SATU@x.example', 'dua@x.example', 'tiga@x.example', 'bukan'];
const companies = ['PLN', 'PT Maju', 'tidak ada'];

function rowOf(random: Random) {
  const some = (values: readonly string[], chance: number) =>
    random.chance(chance) ? random.pick(values) : undefined;
  return {
    name: random.pick(names),
    nim: some(nims, 0.5),
    entry_year: some(years, 0.5),
    graduation_year: some(years, 0.5),
    phone: some(phones, 0.4),
    email: some(emails, 0.3),
    company: some(companies, 0.4),
  };
}

/** Records with values as the import stores them. */
async function addRecords(portal: Portal, random: Random) {
  const addresses = ['satu@x.example', 'dua@x.example', null, null, null, null];
  const rows = addresses.map((email) => {
    const { name, nim = null, phone, company = null } = rowOf(random);
    return {
      full_name: name,
      nim,
      email,
      company,
      entry_year: random.pick(['2010', null]),
      phone_number: phone === 'x' ? null : (phone ?? null),
    };
  });
  await insertRows(portal.sql, 'public.alumni', rows);
}

/** Whether the import of random files does with every row what the check has said. Ends early after the minutes. */
export function testRandomFiles(count: number, minutes = 10) {
  it(`writes each row of ${count} random files as it was checked`, {
    timeout: (minutes + 1) * 60_000,
  }, async () => {
    const portal = await freshPortal();
    const steps = importSteps(portal);
    const firstSeed = Number(process.env.SEED ?? Date.now() % 1_000_000);
    const end = Date.now() + minutes * 60_000;
    let seed = firstSeed;
    for (; seed < firstSeed + count && Date.now() < end; seed += 1) {
      await portal.sql(`delete from public.alumni where user_id is null`);
      await portal.sql('delete from private.causes');
      const random = createRandom(seed);
      await addRecords(portal, random);
      const file: ImportRow[] = Array.from({ length: 12 }, (_, index) => ({
        row_number: index + 2,
        ...rowOf(random),
      }));
      const { sent, done } = await steps.importAll(file, {}, 5);
      const told = `SEED=${seed}`;
      expect(
        done.map(({ row_number, action }) => [row_number, action]),
        told,
      ).toEqual(sent.map(({ row_number, action }) => [row_number, action]));
      // A row that was asked about may be new once its candidates are known better; one that was written never is.
      const written = new Set(done.map(({ row_number }) => row_number));
      const again = await steps.importAll(file, {}, 5);
      const twice = again.done.filter((row) => row.action === 'new' && written.has(row.row_number));
      expect(twice, told).toEqual([]);
      if (seed % 20 === 0) report(firstSeed, seed + 1);
    }
    report(firstSeed, seed);
  });
}

const report = (first: number, next: number) =>
  process.stdout.write(
    `${next - first} random files agree, from SEED=${first}; SEED=${next} goes on.\n`,
  );
