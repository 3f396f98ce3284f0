import type { LikeRecord } from '@portal/api/alumni-duplicates';
import { expect, test } from 'vitest';
import { describeLikeness } from './likeness.ts';

const record: LikeRecord = {
  id: 'a',
  hasAccount: false,
  isCertain: true,
  fullName: 'Ani S',
  nim: '1001',
  email: '',
  phoneNumber: '+62 812 1111 2222',
  entryYear: '2010',
  graduationYear: '',
  same: ['phoneNumber', 'nim'],
  different: ['fullName'],
};

test('says what two records have in common and in what they differ, in one order', () => {
  expect(describeLikeness({ ...record, fullName: 'Ani Susanti' }, record)).toBe(
    'Sama: NIM, telepon. Berbeda: nama Ani S (di sini Ani Susanti).',
  );
});

test('says nothing where nothing was compared', () => {
  expect(describeLikeness(record, { ...record, same: [], different: [] })).toBe('');
});
