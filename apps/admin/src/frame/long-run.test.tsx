import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { progressText, type RunControls, useLongRun } from './long-run.tsx';

afterEach(cleanup);

/** A run that ends when the test says so. */
function begin() {
  const { result, unmount } = renderHook(() => useLongRun());
  const runs: RunControls[] = [];
  let resolve: () => void;
  let reject: (error: Error) => void;
  const promise = new Promise<void>((...ends) => {
    [resolve, reject] = ends;
  });
  let end: Promise<unknown> = Promise.resolve();
  const start = () =>
    act(async () => {
      const started = result.current.start(450, (run) => {
        runs.push(run);
        return promise;
      });
      end = Promise.all([end, started]).catch((error: unknown) => error);
    });
  const settle = (how: () => void) =>
    act(async () => {
      how();
      await end;
    });
  return {
    result,
    unmount,
    runs,
    start,
    outcome: () => end,
    finish: () => settle(() => resolve()),
    fail: (error: Error) => settle(() => reject(error)),
  };
}

test('runs once at a time, and says how far it is', async () => {
  const { result, runs, start, finish } = begin();
  await start();
  await start();
  expect(runs).toHaveLength(1);
  expect(result.current.progress).toEqual({ done: 0, total: 450 });
  act(() => runs[0]?.onProgress(200));
  expect(result.current.progress).toMatchObject({ done: 200, total: 450 });
  act(() => runs[0]?.onProgress(30, 300, 'menulis'));
  expect(result.current.progress).toEqual({ done: 30, total: 300, step: 'menulis' });
  await finish();
  expect(result.current.progress).toBeNull();
  await start();
  expect(runs).toHaveLength(2);
});

test('a stop is asked for, and the run lasts until its part is answered', async () => {
  const { result, runs, start, finish } = begin();
  await start();
  act(() => result.current.stop());
  expect(runs[0]?.signal.aborted).toBe(true);
  expect(result.current.progress).not.toBeNull();
  await finish();
  expect(result.current.progress).toBeNull();
});

test('leaving stops it', async () => {
  const { runs, start, unmount } = begin();
  await start();
  unmount();
  expect(runs[0]?.signal.aborted).toBe(true);
});

test('a failure reaches the caller, and another run can begin', async () => {
  const { result, runs, start, fail, outcome } = begin();
  await start();
  await fail(new Error('Layanan tidak menjawab'));
  expect(await outcome()).toMatchObject({ message: 'Layanan tidak menjawab' });
  expect(result.current.progress).toBeNull();
  await start();
  expect(runs).toHaveLength(2);
});

test.each([
  [{ done: 0, total: 0 }, '0'],
  [{ done: 1000, total: 2334 }, '1.000 dari 2.334'],
  [{ done: 400, total: 2334, step: 'menulis' }, 'menulis 400 dari 2.334'],
])('%j reads %s', (progress, text) => expect(progressText(progress)).toBe(text));
