import { expect, test } from 'vitest';
import { validateNewPassword } from './new-password.ts';

test.each([
  ['lima5', 'lima5', 'password', 'Password Terlalu Pendek'],
  ['a'.repeat(73), 'a'.repeat(73), 'password', 'Password Terlalu Panjang'],
  // 19 emoji of four bytes each.
  ['🙂'.repeat(19), '🙂'.repeat(19), 'password', 'Password Terlalu Panjang'],
  ['rahasia', 'rahasiA', 'confirmation', 'Password Tidak Cocok'],
])('says what is wrong with %s, and in which field', (password, confirmation, field, title) => {
  expect(validateNewPassword(password, confirmation)).toMatchObject({ field, notice: { title } });
});

test('takes 72 bytes, whatever the characters', () => {
  for (const password of ['a'.repeat(72), '🙂'.repeat(18), 'rahasia']) {
    expect(validateNewPassword(password, password)).toBeNull();
  }
});
