import { resetRequestKey } from '@portal/api/storage-keys';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepResetRequest, readResetRequest, useIsHintDue } from './reset-request.ts';

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

test('keeps the request over a reload until it is forgotten', () => {
  const request = { email: 'rina@contoh.example', sentAt: 1 };
  keepResetRequest(request);
  expect(readResetRequest()).toEqual(request);
  keepResetRequest(null);
  expect(readResetRequest()).toBeNull();
});

test('ignores what something else has stored', () => {
  sessionStorage.setItem(resetRequestKey, '{"email":1}');
  expect(readResetRequest()).toBeNull();
});

test('gives the hint five minutes after sending, not after the page was opened', () => {
  const sentAt = Date.now() - 3 * minute;
  const { result } = renderHook(() => useIsHintDue(sentAt));
  act(() => vi.advanceTimersByTime(2 * minute - 1));
  expect(result.current).toBe(false);
  act(() => vi.advanceTimersByTime(1));
  expect(result.current).toBe(true);
});

test('gives the hint at once when the five minutes are over', () => {
  const { result } = renderHook(() => useIsHintDue(Date.now() - 6 * minute));
  expect(result.current).toBe(true);
});
