import { expect, it } from 'vitest';
import { failureText } from './error-text.ts';

it('shows the message of a failed request', () => {
  const failure = Object.assign(new Error('Data ini sudah dihapus.'), { name: 'ApiError' });
  expect(failureText(failure)).toBe('Data ini sudah dihapus.');
});

it.each([new Error('x'), new TypeError('Failed to fetch'), null, 'x'])(
  'does not show the message of a script error',
  (error) => {
    expect(failureText(error)).toBe('Terjadi kesalahan tidak terduga.');
  },
);
