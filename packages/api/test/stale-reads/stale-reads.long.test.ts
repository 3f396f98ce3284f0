import { isDeepStrictEqual } from 'node:util';
import { configureBackend } from '@portal/api/client';
import { createQueryClient } from '@portal/api/query';
import { sessionKey } from '@portal/api/storage-keys';
import { demoAccounts } from '@portal/database/demo-accounts';
import { clientOf, startTestStack } from '@portal/local-stack/test-stack';
import {
  type FetchInfiniteQueryOptions,
  type FetchQueryOptions,
  hashKey,
  InfiniteQueryObserver,
  QueryObserver,
  type QueryObserverOptions,
} from '@tanstack/react-query';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sessionStore } from '../../src/client/stored-session.ts';
import { everyWrite } from '../every-export.ts';
import { endsOfAdmin, stepsOfAdmin } from './admin-steps.ts';
import { stepsOfAlumnus } from './alumnus-steps.ts';
import { type Account, everyRead, ids, type Read } from './reads.ts';
import { type Step, sent, type World } from './steps.ts';

type Cache = ReturnType<typeof createQueryClient>;

interface Turn {
  account: Account;
  /** What another has done before, or time. */
  sql?: string;
  steps: (own: string) => Step[];
}

const rejected = `
  update public.job_postings set status = 'rejected', decided_at = now() - interval '11 minutes' where id = '${ids.proposal}';
  update public.alumni set validation_status = 'rejected', decided_at = now() - interval '11 minutes'
    where user_id = '${demoAccounts.budi.id}'`;

/** Every write at least once, by those who may. */
const turns: Turn[] = [
  {
    account: 'admin',
    steps: stepsOfAdmin,
  },
  {
    account: 'budi',
    steps: stepsOfAlumnus,
  },
  {
    account: 'admin',
    sql: `update public.events set event_date = current_date, registration_deadline = null where id = '${ids.event}'`,
    steps: endsOfAdmin,
  },
  {
    account: 'budi',
    sql: rejected,
    steps: (own) => [
      sent('askReviewMutation', { kind: 'job', id: ids.proposal, note: '' }),
      sent('askReviewMutation', { kind: 'alumni', id: own, note: '' }),
    ],
  },
];

let stack: Awaited<ReturnType<typeof startTestStack>>;
let own: string;
const writes = new Map(await everyWrite());

beforeAll(async () => {
  // supabase-js asks for one in Node 20 and never uses it here.
  vi.stubGlobal('WebSocket', class {});
  stack = await startTestStack({ mailInterval: 0 });
  configureBackend(stack);
  const [row] = await stack.query('select id from public.alumni where user_id = $1', [
    demoAccounts.budi.id,
  ]);
  own = String(row?.id);
});
afterAll(() => stack.close());

async function signInAs(account: Account) {
  const { data } = await clientOf(stack).auth.signInWithPassword(demoAccounts[account]);
  sessionStore.setItem(sessionKey, JSON.stringify(data.session));
}

const isPlain = ({ options }: Read) => !('initialPageParam' in options);

/** A screen that shows everything at once. */
async function show(cache: Cache, reads: readonly Read[]) {
  for (const read of reads) {
    const shown = { ...read.options, refetchInterval: false as const };
    const observer = isPlain(read)
      ? new QueryObserver(cache, shown as QueryObserverOptions)
      : new InfiniteQueryObserver(cache, shown);
    observer.subscribe(() => {});
    await settled(cache);
  }
}

async function settled(cache: Cache) {
  await new Promise((resolve) => setTimeout(resolve));
  await vi.waitFor(() => expect(cache.isFetching()).toBe(0), { timeout: 20_000, interval: 2 });
}

/** What is shown or refused, without the moment of the request. */
function seen(cache: Cache, { options }: Read) {
  const { data, error } = cache.getQueryState(options.queryKey) ?? {};
  const { readAt: _, ...page } = Object(data);
  return {
    data: typeof data === 'object' && !Array.isArray(data) ? page : data,
    error: error?.message,
  };
}

async function readAnew(reads: readonly Read[]): Promise<Cache> {
  const cache = createQueryClient({ onError: () => {} });
  const readOne = (read: Read) => {
    const { initialPageParam, ...options } = { ...read.options, gcTime: 60_000 };
    return isPlain(read)
      ? cache.fetchQuery(options as FetchQueryOptions)
      : cache.fetchInfiniteQuery({ ...options, initialPageParam } as FetchInfiniteQueryOptions);
  };
  // One after the other: on a busy machine many at once exceed the time limit of a request.
  for (const read of reads) await readOne(read).catch(() => {});
  return cache;
}

/** The names of the reads that show something else than what is stored after this write. */
async function staleAfter(step: Step, world: World, reads: readonly Read[]): Promise<string[]> {
  const { cache } = world;
  const { write, made = [], variables, from } = step;
  const make = writes.get(write);
  if (!make) throw new Error(`${write} is no write.`);
  const sent = from ? await from(world) : variables;
  const readSince = new Set<string>();
  const stop = cache.getQueryCache().subscribe((event) => {
    const isAnswer =
      event.type === 'updated' && event.action.type === 'success' && !event.action.manual;
    if (isAnswer) readSince.add(event.query.queryHash);
  });
  const writing = cache.getMutationCache().build(cache, make(...made));
  try {
    world.done[write] = await writing.execute(sent);
  } catch (error) {
    return [`${write} has failed: ${error}`];
  } finally {
    await settled(cache);
    stop();
  }
  const others = reads.filter(({ options }) => !readSince.has(hashKey(options.queryKey)));
  const anew = await readAnew(others);
  const stale = others.filter((read) => !isDeepStrictEqual(seen(cache, read), seen(anew, read)));
  await Promise.all(stale.map(({ options }) => cache.refetchQueries({ ...options, exact: true })));
  return stale.map(({ name }) => `${write}: ${name}`);
}

test('every write is done', () => {
  const done = turns.flatMap(({ steps }) => steps(own).map(({ write }) => write));
  expect([...new Set(done)].toSorted()).toEqual([...writes.keys()].toSorted());
});

test('what a write changes is read again wherever it is shown', async () => {
  const stale: string[] = [];
  for (const { account, sql, steps } of turns) {
    if (sql) await stack.run(sql);
    await signInAs(account);
    const reads = await everyRead(account, own);
    const cache = createQueryClient({ onError: () => {} });
    await show(cache, reads);
    const isRefused = ({ options }: Read) =>
      Object(cache.getQueryState(options.queryKey)?.error).kind === 'forbidden';
    const allowed = reads.filter((read) => !isRefused(read));
    const world: World = { cache, done: {} };
    for (const step of steps(own)) stale.push(...(await staleAfter(step, world, allowed)));
    cache.clear();
  }
  expect(stale).toEqual([]);
}, 600_000);
