import { expect, it } from 'vitest';
import { failureText } from './error-text.ts';

it('has the words of a failed request', () => {
  const failure = Object.assign(new Error('Data ini sudah dihapus.'), { name: 'ApiError' });
  expect(failureText(failure)).toBe('Data ini sudah dihapus.');
});

it.each([new Error('x'), new TypeError('Failed to fetch'), null, 'x'])(
  'says nothing of what a script has thrown',
  (error) => {
    expect(failureText(error)).toBe('Terjadi kesalahan tidak terduga.');
  },
);
