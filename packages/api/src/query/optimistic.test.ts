import { expect, test } from 'vitest';
import { optimistic } from './optimistic.ts';
import { createQueryClient, type QueryClient } from './query-client.ts';

const key = ['jobs'];
const showRenaming = optimistic(key, (cache: QueryClient, title: string) => {
  cache.setQueryData([...key, 1], title);
});

function cacheWith(title: string) {
  const cache = createQueryClient({ onError: () => undefined });
  cache.setQueryData([...key, 1], title);
  const write = (mutationFn: () => Promise<unknown>) =>
    cache
      .getMutationCache()
      .build(cache, { mutationFn, ...showRenaming })
      .execute('new');
  return { shown: () => cache.getQueryData([...key, 1]), cache, write };
}

test('shows a change before the service has confirmed it', async () => {
  const { write, shown } = cacheWith('old');
  let shownMeanwhile: unknown;
  await write(async () => {
    shownMeanwhile = shown();
  });
  expect(shownMeanwhile).toBe('new');
  expect(shown()).toBe('new');
});

test('rolls back everything under the key when the service refuses', async () => {
  const { write, shown } = cacheWith('old');
  await expect(write(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(shown()).toBe('old');
});

test('ignores the answer to a read that began before the change', async () => {
  const { cache, write, shown } = cacheWith('old');
  let answer: (title: string) => void = () => undefined;
  const reading = cache.fetchQuery({
    queryKey: [...key, 1],
    staleTime: 0,
    queryFn: () => new Promise<string>((resolve) => (answer = resolve)),
  });
  await write(async () => answer('old'));
  await reading.catch(() => undefined);
  expect(shown()).toBe('new');
});
