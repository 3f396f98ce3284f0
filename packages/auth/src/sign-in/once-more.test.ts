import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onceMore } from './once-more.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const crowded = { error: Object.assign(new Error('timeout'), { status: 504 }) };
const waits = {
  tone: 'warning',
  title: 'Banyak yang masuk bersamaan',
  description: 'Kami mencoba sekali lagi dalam beberapa detik. Tidak perlu menekan lagi.',
};

test.each([
  ['that is lost', { error: Object.assign(new Error('lost'), { status: 0 }) }, 1, []],
  ['without an error', { error: null }, 1, []],
  ['that the service had no time for', crowded, 2, [[waits]]],
])('an answer %s is asked for as often as it helps', async (_, answer, times, told) => {
  const ask = vi.fn(async () => answer);
  const onWait = vi.fn();
  const asked = onceMore(ask, onWait);
  await vi.advanceTimersByTimeAsync(3_999);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await asked).toBe(answer);
  expect(ask).toHaveBeenCalledTimes(times);
  expect(onWait.mock.calls).toEqual(told);
  const silent = onceMore(ask);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await silent).toBe(answer);
});
