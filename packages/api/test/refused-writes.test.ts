import { db } from '@portal/api/client';
import { createQueryClient } from '@portal/api/query';
import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { cached } from '../src/query/cached.ts';
import { unwrap } from '../src/query/unwrap.ts';
import { given, writes } from './every-write.ts';
import { hurryTimeouts, serverMessages, silences, useRefusingService } from './refusing-service.ts';

let service: Awaited<ReturnType<typeof useRefusingService>>;

beforeAll(async () => {
  // supabase-js asks for one in Node 20 and never uses it here.
  vi.stubGlobal('WebSocket', class {});
  service = await useRefusingService();
});

afterEach(() => {
  vi.restoreAllMocks();
  onlineManager.setOnline(true);
});
afterAll(() => service.close());

/** Their dialog shows the refusal, and would cover a toast. */
const toldInDialog = ['askReviewMutation', 'duplicateMutations.merge'];

const table = [
  { status: 404, code: '42P01', kind: 'missing-table' },
  { status: 404, code: 'PGRST205', kind: 'missing-table' },
  { status: 403, code: '42501', kind: 'forbidden' },
  { status: 406, code: 'PGRST116', kind: 'not-found' },
  { status: 401, code: 'PGRST301', kind: 'session-expired' },
  { status: 409, code: '23505', kind: 'conflict' },
  { status: 409, code: '23503', kind: 'invalid' },
  { status: 400, code: '23514', kind: 'invalid' },
  { status: 400, code: '23502', kind: 'invalid' },
  { status: 409, code: '40001', kind: 'conflict' },
  { status: 500, code: '57014', kind: 'timeout' },
  { status: 503, code: 'PGRST000', kind: 'server' },
];

type Cache = ReturnType<typeof createQueryClient>;

/** Without the one that begins with a file, which the storage refuses in its own way. */
const ofDatabase = writes.filter(({ name }) => name !== 'savePortraitMutation');

test('error codes: every mutation is in the table, and has a title unless its dialog tells', () => {
  expect(writes.map(({ name }) => name).toSorted()).toEqual(Object.keys(given));
  const untitled = writes.filter(({ options }) => !options.meta?.errorTitle);
  expect(untitled.map(({ name }) => name)).toEqual(toldInDialog);
});

test.each(table)(
  'error codes: $code is $kind for every write, reported once under its title and never retried',
  async ({ status, code, kind }) => {
    service.refuseWith({ status, code });
    for (const { name, options, variables } of ofDatabase) {
      const titles: string[] = [];
      const cache = createQueryClient({ onError: (_, title) => titles.push(title) });
      const writing = cache.getMutationCache().build(cache, options).execute(variables);
      await expect(writing, name).rejects.toMatchObject({ kind, code });
      expect(titles, name).toEqual(toldInDialog.includes(name) ? [] : [options.meta?.errorTitle]);
      expect(service.takeRequestCount(), name).toBe(1);
    }
  },
);

/** What people read about each of these writes, by its name; a write that does not fail is missing. */
async function textsForPeople(failing: typeof writes): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const execute = async ({ name, options, variables }: (typeof writes)[number]) => {
    const cache = createQueryClient({ onError: () => {} });
    const writing = cache.getMutationCache().build(cache, options).execute(variables);
    await writing.catch(({ message }: Error) => texts.set(name, message));
  };
  await Promise.all(failing.map(execute));
  return texts;
}

test.each(silences)(
  'offline: a service that $silence is reported in Indonesian for every write',
  async ({ silence, text }) => {
    if (silence === 'never answers') hurryTimeouts();
    service.refuseWith(silence);
    expect(await textsForPeople(writes)).toEqual(new Map(writes.map(({ name }) => [name, text])));
  },
);

/** One read on screen per entity. Returns how to take them off. */
function showEveryEntity(cache: Cache, keys: readonly (readonly unknown[])[]): () => void {
  const queryFn = async () => unwrap(await db().from('events').select('id'));
  const stops = keys.map((queryKey) =>
    new QueryObserver(cache, { queryKey, queryFn }).subscribe(() => {}),
  );
  return () => {
    for (const stop of stops) stop();
  };
}

test('offline: no write waits for the reads after it, which wait for the connection', async () => {
  service.refuseWith('cuts the connection');
  const keys = Object.values(cached).filter((key) => typeof key !== 'function');
  expect(keys).not.toEqual([]);
  const waiting = await Promise.all(
    writes.map(async ({ name, options, variables }) => {
      const cache = createQueryClient({ onError: () => {} });
      onlineManager.setOnline(false);
      const stop = showEveryEntity(cache, keys);
      const paused = () => cache.getQueryCache().findAll({ fetchStatus: 'paused' }).length;
      await vi.waitFor(() => expect(paused()).toBe(keys.length), 15_000);
      const writing = cache.getMutationCache().build(cache, options);
      void writing.execute(variables).catch(() => {});
      const isOver = await vi
        .waitFor(() => expect(writing.state.status).toBe('error'), 15_000)
        .then(() => true)
        .catch(() => false);
      stop();
      return isOver ? [] : name;
    }),
  );
  expect(waiting.flat()).toEqual([]);
}, 40_000);

test.each(serverMessages)(
  "error details: '$message' is reported in Indonesian for every write",
  async ({ text, ...refusal }) => {
    service.refuseWith(refusal);
    expect(await textsForPeople(ofDatabase)).toEqual(
      new Map(ofDatabase.map(({ name }) => [name, text])),
    );
  },
);
