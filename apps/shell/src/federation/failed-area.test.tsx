import type { RegisteredArea } from '@portal/federation';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FailedArea } from './failed-area.tsx';

const area = { name: 'account', title: 'Akun', build: 'a' } as RegisteredArea;
const onRetry = vi.fn();

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onRetry.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

async function showFailure() {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const card = <FailedArea area={area} kind="broken" hasRetried={false} onRetry={onRetry} />;
  await act(async () => root.render(card));
  return () => act(async () => root.unmount());
}

test('a failure is retried once the browser is online, and again when it comes just after that', async () => {
  const leave = await showFailure();
  vi.advanceTimersByTime(60_000);
  expect(onRetry).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  expect(onRetry).toHaveBeenCalledTimes(1);
  await leave();

  const leaveAgain = await showFailure();
  vi.advanceTimersByTime(1_000);
  expect(onRetry).toHaveBeenCalledTimes(2);
  await leaveAgain();
  vi.advanceTimersByTime(5_000);
  await showFailure();
  vi.advanceTimersByTime(60_000);
  expect(onRetry).toHaveBeenCalledTimes(2);
});
