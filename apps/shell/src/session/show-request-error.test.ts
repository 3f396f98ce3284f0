import { ApiError } from '@portal/api';
import { dismissToast, getToast } from '@portal/ui/toast';
import { afterEach, expect, test } from 'vitest';
import { showRequestError } from './show-request-error.ts';

afterEach(() => dismissToast());

const failed = (kind: 'session-expired' | 'forbidden', status: number) =>
  new ApiError('Sesi Anda sudah berakhir.', { kind, code: '', status });

test('a request that the session was too old for leads to the login page', () => {
  showRequestError(failed('session-expired', 401), 'Operasi Gagal');
  expect(getToast()).toMatchObject({ title: 'Operasi Gagal', action: { label: 'Masuk' } });
  showRequestError(failed('forbidden', 403), 'Operasi Gagal');
  expect(getToast()?.action).toBeUndefined();
});
