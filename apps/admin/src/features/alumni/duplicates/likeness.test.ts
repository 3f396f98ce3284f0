import { expect, test } from 'vitest';
import { describeLikeness } from './likeness.ts';

const nobody = {
  ...{ fullName: '', nim: '', email: '', phoneNumber: '', entryYear: '', graduationYear: '' },
};

test('says what two records have in common, however it is written, and in what they differ', () => {
  const own = { ...nobody, fullName: 'Ani Susanti', nim: '10.01', phoneNumber: '0812-1111-2222' };
  const other = {
    ...{ ...nobody, fullName: 'Ani S', nim: '1001', phoneNumber: '+62 812 1111 2222' },
    entryYear: '2010',
  };
  expect(describeLikeness(own, other)).toBe(
    'Sama: NIM, telepon. Berbeda: nama Ani S (di sini Ani Susanti).',
  );
});

test('says nothing of what one of them lacks', () => {
  expect(describeLikeness(nobody, { ...nobody, fullName: 'Ani' })).toBe('');
});
