import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { cancelAndInvalidate } from './invalidation.ts';

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
