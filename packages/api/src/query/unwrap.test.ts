import { describe, expect, test } from 'vitest';
import { ApiError, isTransient } from './api-error.ts';
import type { ApiErrorKind } from './error-text.ts';
import { unwrap, unwrapCount, unwrapCounted } from './unwrap.ts';

const refused = (status: number, code: string | null, message = 'Isian ditolak.') => ({
  data: null,
  error: { message, code, details: 'a secret row', hint: 'a hint' },
  status,
  count: null,
});

function errorOf(answer: ReturnType<typeof refused>): ApiError {
  try {
    unwrap(answer);
  } catch (error) {
    if (error instanceof ApiError) return error;
  }
  throw new Error('no ApiError was thrown');
}

describe('an answer', () => {
  test('gives its data', () => {
    expect(unwrap({ data: [1], error: null, status: 200, count: null })).toEqual([1]);
  });

  test('gives its rows and the number of all', () => {
    const answer = { data: [1], error: null, status: 206, count: 9 };
    expect(unwrapCounted(answer)).toEqual({ rows: [1], total: 9 });
    expect(unwrapCount(answer)).toBe(9);
  });

  test('failed reads: without the count that was asked for it is no answer, and not none', () => {
    expect(() => unwrapCount({ data: null, error: null, status: 200, count: null })).toThrow(
      'Jawaban layanan tidak dapat dibaca.',
    );
  });
});

describe('error codes: a refusal', () => {
  test.each<[number, string | null, ApiErrorKind]>([
    [401, '42501', 'session-expired'],
    [401, 'PGRST301', 'session-expired'],
    [400, 'PGRST303', 'session-expired'],
    [401, null, 'session-expired'],
    [403, '42501', 'forbidden'],
    [404, '42P01', 'missing-table'],
    [404, 'PGRST205', 'missing-table'],
    [400, '42703', 'missing-column'],
    [400, 'PGRST204', 'missing-column'],
    [404, 'PGRST202', 'missing-column'],
    [406, 'PGRST116', 'not-found'],
    [409, '23505', 'conflict'],
    [409, 'PT409', 'conflict'],
    [400, 'PT400', 'invalid'],
    [403, 'PT403', 'forbidden'],
    [404, 'PT404', 'not-found'],
    [429, 'PT429', 'rate-limited'],
    [400, '23514', 'invalid'],
    [500, '57014', 'timeout'],
    [413, null, 'too-large'],
    [429, null, 'rate-limited'],
    [503, '', 'server'],
    [418, '', 'unknown'],
    [200, '', 'unreadable'],
  ])('with status %i and code %j is %s', (status, code, kind) => {
    expect(errorOf(refused(status, code)).kind).toBe(kind);
  });

  test('without an answer is a lost connection or a time-out', () => {
    expect(errorOf(refused(0, '', 'TypeError: Failed to fetch')).kind).toBe('network');
    expect(errorOf(refused(0, '', 'TimeoutError: signal timed out')).kind).toBe('timeout');
  });

  test.each([
    'TypeError: AbortSignal.any is not a function',
    "TypeError: Cannot read properties of undefined (reading 'id')",
    'ReferenceError: Temporal is not defined',
  ])('without an answer because of a fault in a script is no lost connection: %s', (message) => {
    const error = errorOf(refused(0, '', message));
    expect(error.kind).toBe('unknown');
    expect(error.message).toBe('Terjadi kesalahan tidak terduga. Silakan coba lagi.');
    expect(isTransient(error)).toBe(false);
  });

  test('for what the database does not have yet says that the managers have not prepared it', () => {
    expect(errorOf(refused(400, '42703', 'column alumni.x does not exist')).message).toBe(
      'Bagian ini belum disiapkan oleh pengurus.',
    );
  });

  test('error details: keeps the message and drops details and hint, which may carry rows', () => {
    const error = errorOf(refused(400, 'PT400'));
    expect(error.message).toBe('Isian ditolak.');
    expect(JSON.stringify({ ...error })).not.toContain('secret');
  });

  test('is worth another try only when waiting may help', () => {
    expect(isTransient(errorOf(refused(503, '')))).toBe(true);
    expect(isTransient(errorOf(refused(0, '', 'TimeoutError: too slow')))).toBe(false);
    expect(isTransient(errorOf(refused(409, '23505')))).toBe(false);
  });

  test('without a code of ours keeps its message for the console only', () => {
    const error = errorOf(refused(503, null, '<!doctype html><title>503</title>'));
    expect(error.message).toBe(
      'Terjadi gangguan pada layanan kami. Silakan coba lagi sebentar lagi.',
    );
    expect(error.cause).toContain('503');
  });
});
