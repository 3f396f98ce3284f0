import { expect, test } from 'vitest';
import { type AdminField, labelsOf, optionsOf, shortLabel, textOf } from './field-table.ts';

test('offers the statuses in their own order', () => {
  const info = {
    pending: { label: 'Menunggu', tone: 'warning', steps: [null, null] },
    approved: { label: 'Disetujui', tone: 'success', steps: [null, null] },
  } as const;
  expect(optionsOf(info)).toEqual([
    { value: 'pending', label: 'Menunggu' },
    { value: 'approved', label: 'Disetujui' },
  ]);
});

const plain = { label: 'Isian' };
const words = { a: 'Satu', b: { label: 'Dua' } };
test.each<[AdminField, unknown, string]>([
  [plain, 'teks', 'teks'],
  [plain, null, ''],
  [plain, 7, '7'],
  [{ ...plain, kind: 'flag' }, true, 'Ya'],
  [{ ...plain, kind: 'flag' }, false, 'Tidak'],
  [{ ...plain, words }, 'a', 'Satu'],
  [{ ...plain, words }, 'b', 'Dua'],
  [{ ...plain, words }, 'lain', 'lain'],
  [{ ...plain, kind: 'date' }, '2027-08-17', '17 Agustus 2027'],
  [{ ...plain, kind: 'picture' }, 'https://contoh.example/a/b.png', 'b.png'],
  [{ ...plain, write: (value) => `(${value})` }, true, '(true)'],
])('writes a value as people read it: %o of %o', (field, value, text) => {
  expect(textOf(field, value)).toBe(text);
});

test('names the fields that a form asks for, and their short names elsewhere', () => {
  const table = {
    a: { label: 'Nama lengkap', short: 'Nama', words },
    b: { label: 'Dibuat', isRead: true },
  };
  const { a, ...others } = labelsOf<{ a: string; b: string }>(table);
  expect(others).toEqual({});
  expect(typeof a === 'object' && [a.label, a.write?.('a')]).toEqual(['Nama lengkap', 'Satu']);
  expect([shortLabel(table.a), shortLabel(table.b)]).toEqual(['Nama', 'Dibuat']);
});
