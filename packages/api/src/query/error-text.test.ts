import { expect, test } from 'vitest';
import { errorText } from './error-text.ts';

test('a message that the service wrote for people is passed on', () => {
  expect(errorText('Melanggar ketentuan', 'invalid', '23514')).toBe('Melanggar ketentuan');
});

test('without one there is a text for the code, or else for the kind', () => {
  expect(errorText('', 'network')).toBe(
    'Layanan tidak dapat dihubungi. Periksa koneksi internet Anda, lalu coba lagi.',
  );
  expect(errorText('', 'conflict', '23505')).toBe('Data yang sama sudah terdaftar.');
  expect(errorText('', 'server', 'XX000')).toBe(errorText('', 'server'));
});

test.each([
  'TypeError: Failed to fetch',
  'Load failed',
  'NetworkError when attempting to fetch resource.',
  'TimeoutError: signal timed out',
  'AbortError: signal is aborted without reason',
  'duplicate key value violates unique constraint "alumni_email_key"',
  'new row for relation "events" violates check constraint "events_title_check"',
  'null value in column "title" of relation "events" violates not-null constraint',
  'permission denied for table alumni',
  'new row violates row-level security policy for table "objects"',
  'canceling statement due to statement timeout',
  'invalid input syntax for type uuid: "x"',
  'value too long for type character varying(200)',
  'deadlock detected',
  'numeric field overflow',
  'JWT expired',
  "Could not find the table 'public.events' in the schema cache",
  'JSON object requested, multiple (or no) rows returned',
  'Cannot coerce the result to a single JSON object',
  'New password should be different from the old password.',
  'For security purposes, you can only request this after 42 seconds.',
  'Email rate limit exceeded',
  'Invalid login credentials',
  'User not found',
  'The object exceeded the maximum allowed size',
  'Payload too large',
  'Internal Server Error',
  'this profile was changed in the meantime',
  'alumni_email_key',
])('%s is never shown', (message) => {
  expect(errorText(message, 'server')).toBe(errorText('', 'server'));
});
