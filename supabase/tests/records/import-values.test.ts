import { beforeAll, expect, it } from 'vitest';
import { freshPortal } from '../portal.ts';
import { importSteps, type Plan } from './import-steps.ts';

let plan: (row: object) => Promise<Plan>;
beforeAll(async () => {
  const { preview } = importSteps(await freshPortal());
  plan = async (row) => {
    const [one] = await preview([{ row_number: 1, ...row }]);
    if (!one) throw new Error('A plan for each row');
    return one;
  };
});

it.each([
  { name: 'Jumlah', nim: '5 orang' },
  { name: '9 orang', graduation_year: '2015' },
  { name: 'Nama', nim: 'NIM' },
  { name: 'Jumlah Lulusan', nim: '10' },
  { name: 'TOTAL : 25', company: '25 perusahaan' },
  { name: 'TAHUN LULUS 2015', nim: 'TAHUN LULUS 2015' },
  { name: 'Pekanbaru, 7 Juni 2023', company: 'PT Demo' },
  { name: 'NIP. 19700101 199503 1 001', location: 'Pekanbaru' },
  { name: 'Catatan: data sementara', location: 'Riau' },
  { name: 'Rata-rata', graduation_year: '2015' },
  { name: 'Demo Panitia', nim: 'NIP. 198001012005011001' },
  { name: 'Ketua Program Studi,', company: 'Universitas Demo' },
])('asks whether a row without a person is one: %o', async (row) => {
  expect(await plan(row)).toMatchObject({ action: 'bare' });
  expect(await plan({ ...row, choice: 'new' })).not.toMatchObject({ action: 'bare' });
});

it('takes a name with a number for a person', async () => {
  expect(await plan({ name: 'Cakra Uji 1001', nim: '55503' })).toMatchObject({ action: 'new' });
});

it.each([
  ['-', null],
  ['n/a', null],
  ['Tidak ada', null],
  ['(belum ada)', null],
  ['tidak bekerja', null],
  ['Belum Bekerja', null],
  ['belum', null],
  ['NIHIL', null],
  ['sda', null],
  ['s.d.a', null],
  ['idem', null],
  ['"', null],
  ['#REF!', null],
  ['#NAME?', null],
  ['#N/A', null],
  ['12', null],
  ['PT Tidak Ada Duanya', 'PT Tidak Ada Duanya'],
  ['Belum Senja Studio', 'Belum Senja Studio'],
  ['PT 21', 'PT 21'],
])('reads %j as the company %j', async (company, stored) => {
  const { changes } = await plan({ name: 'Ani Susanti', nim: '55501', company });
  expect(changes.company?.new ?? null).toBe(stored);
});

it.each([
  ['1. Demo Satu', 'Demo Satu'],
  ['2) Demo Satu', 'Demo Satu'],
  ['(3) Demo Satu', 'Demo Satu'],
  ['12 Demo Satu', 'Demo Satu'],
  ['4 - DEMO SATU', 'Demo Satu'],
])('takes the number of a row from the name %j', async (name, stored) => {
  expect((await plan({ name, nim: '55502' })).changes.name?.new).toBe(stored);
});

it.each([
  ['phone', '0812 0000 0362 / 0813 0000 1111', '0812 0000 0362'],
  ['phone', '0812 0000 0363 (WA)', '0812 0000 0363'],
  ['phone', 'WA: 081200000364', '0812 0000 0364'],
  ['phone', '(+62) 812 0000 0366', '+62 812 0000 0366'],
  ['phone', '0812-0000-0367 (rumah: 0761 000001)', '0812 0000 0367'],
  ['phone', '0812 0000 0369\n0813 0000 2222', '0812 0000 0369'],
  ['phone', '+62 812-0000-0542 ::: +62 813-0000-3333', '+62 812 0000 0542'],
  ['phone', 'rumah - , HP 081200000370', '0812 0000 0370'],
  ['phone', '81200000480.0', '0812 0000 0480'],
  ['phone', '021/5551234', '021 5551 234'],
  ['phone', '+852 5123 4567', '+852 5123 4567'],
  ['phone', 'menyusul', null],
  ['email', 'qanitah.06002 @demo.example', 'qanitah.06002@demo.example'],
  ['email', 'Budi <budi@demo.example>', 'budi@demo.example'],
  ['email', 'a@demo.example / b@demo.example', 'a@demo.example'],
  ['email', 'a@demo.example;b@demo.example', 'a@demo.example'],
  ['email', 'mailto:budi@demo.example', 'budi@demo.example'],
  ['email', 'f@demo.example.', 'f@demo.example'],
  ['email', 'HP 0812, budi@demo.example (kantor)', 'budi@demo.example'],
  ['email', 'budi@demo', null],
  ['email', 'budi.demo.example', null],
  ['graduation_year', '7 JUNI 2023', '2023'],
  ['graduation_year', '20230607', '2023'],
  ['graduation_year', '2022/2023 Genap', '2022'],
  ['nim', 'NIM. 11555', '11555'],
  ['nim', '05E00123', '05E00123'],
  ['nim', 'menyusul', null],
])('reads the %s %j as %j', async (field, cell, stored) => {
  const { changes, warnings } = await plan({
    name: 'Ani Susanti',
    location: 'Dumai',
    [field]: cell,
  });
  expect(changes[field]?.new ?? null).toBe(stored);
  // What could not be read stays visible.
  expect(warnings).toMatchObject(stored ? [] : [{ field, value: cell }]);
});
