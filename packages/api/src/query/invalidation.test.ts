import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import {
  awaitsReadsOnSuccess,
  awaitsReadsWhenSettled,
  cancelAndInvalidate,
} from './invalidation.ts';

afterEach(() => onlineManager.setOnline(true));

test('a first read that began before a change is not taken for the state after it', async () => {
  const answers: ((rows: string[]) => void)[] = [];
  const cache = new QueryClient();
  const list = new QueryObserver(cache, {
    queryKey: ['events'],
    queryFn: () => new Promise<string[]>((resolve) => answers.push(resolve)),
  });
  const stop = list.subscribe(() => {});
  const isDone = cancelAndInvalidate(cache, ['events']);
  await expect.poll(() => answers.length).toBe(2);
  answers[0]?.(['old']);
  answers[1]?.(['old', 'new']);
  await isDone;
  expect(list.getCurrentResult().data).toEqual(['old', 'new']);
  stop();
});

test.each([
  ['awaitsReadsOnSuccess', awaitsReadsOnSuccess(['events'])],
  ['awaitsReadsWhenSettled', awaitsReadsWhenSettled(['events'], ['jobs'])],
])('a write with %s is over when the connection is lost before its reads', async (_, options) => {
  const cache = new QueryClient();
  const list = new QueryObserver(cache, {
    queryKey: ['events'],
    queryFn: () => Promise.reject(new Error('offline')),
    networkMode: 'offlineFirst',
    retry: 1,
    retryDelay: 1,
  });
  const stop = list.subscribe(() => {});
  const mutationFn = () => {
    onlineManager.setOnline(false);
    return Promise.resolve('saved');
  };
  const writing = cache.getMutationCache().build(cache, { ...options, mutationFn });
  expect(await writing.execute(undefined)).toBe('saved');
  expect(list.getCurrentResult().fetchStatus).toBe('paused');
  stop();
});
