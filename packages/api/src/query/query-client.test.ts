import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { configureBackend } from '@portal/api/client';
import { createQueryClient, readNow } from '@portal/api/query';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { eventMutations } from '../event/admin-event.mutations.ts';
import { homeEventsQuery } from '../event/home-events.queries.ts';
import { latestJobPostingsQuery } from '../job-posting/latest-job-postings.queries.ts';
import { defaultSiteConfiguration } from '../site-configuration/site-configuration.model.ts';
import { siteConfigurationQuery } from '../site-configuration/site-configuration.queries.ts';

// A failing service, which the real one cannot be made to be.
let server: Server;
let answer = { status: 200, body: '[]' };
let requests: { url: string; apikey: unknown; authorization: unknown }[] = [];
let reported: string[] = [];

const newCache = () => createQueryClient({ onError: (_error, title) => reported.push(title) });

beforeAll(async () => {
  server = createServer((request, response) => {
    const { apikey, authorization } = request.headers;
    requests.push({ url: request.url ?? '', apikey, authorization });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  configureBackend({ url: `http://127.0.0.1:${port}`, publishableKey: 'test-key' });
});

afterAll(() => server.close());
afterEach(() => vi.unstubAllGlobals());

beforeEach(() => {
  requests = [];
  reported = [];
});

test('sends a failing read three times at most and reports it once, with its title', async () => {
  answer = { status: 503, body: '{"message":"Service unavailable"}' };
  await expect(newCache().fetchQuery(homeEventsQuery())).rejects.toMatchObject({
    kind: 'server',
    message: 'Terjadi gangguan pada layanan kami. Silakan coba lagi sebentar lagi.',
  });
  expect(requests).toHaveLength(3);
  expect(reported).toEqual(['Gagal memuat data beranda']);
});

test('offline: a read is sent once and then waits for the connection, without a toast', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  answer = { status: 503, body: '{"message":"out of order"}' };
  const cache = newCache();
  const { queryKey } = homeEventsQuery();
  void cache.prefetchQuery(homeEventsQuery());
  await vi.waitFor(() => expect(cache.getQueryState(queryKey)?.fetchStatus).toBe('paused'), 3_000);
  expect(requests).toHaveLength(1);
  expect(reported).toEqual([]);
});

test('offline: a read that a button waits for fails, even if a block on the page waits for the same', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  answer = { status: 503, body: '{"message":"out of order"}' };
  const cache = newCache();
  void cache.prefetchQuery(homeEventsQuery());
  const state = () => cache.getQueryState(homeEventsQuery().queryKey)?.fetchStatus;
  await vi.waitFor(() => expect(state()).toBe('paused'), 3_000);
  await expect(readNow(cache, homeEventsQuery())).rejects.toMatchObject({ kind: 'server' });
});

test('does not retry what was refused', async () => {
  answer = { status: 403, body: '{"code":"42501","message":"permission denied"}' };
  await expect(newCache().fetchQuery(homeEventsQuery())).rejects.toMatchObject({
    kind: 'forbidden',
  });
  expect(requests).toHaveLength(1);
});

test('sends a write once more that a deadlock has ended, and no other', async () => {
  const remove = () => {
    const cache = newCache();
    return cache.getMutationCache().build(cache, eventMutations.remove()).execute('an-event');
  };
  answer = { status: 500, body: '{"code":"40P01","message":"deadlock detected"}' };
  await expect(remove()).rejects.toMatchObject({ code: '40P01' });
  expect(requests).toHaveLength(2);
  expect(reported).toHaveLength(1);
  answer = { status: 503, body: '{"message":"Service unavailable"}' };
  await expect(remove()).rejects.toMatchObject({ kind: 'server' });
  expect(requests).toHaveLength(3);
});

test('reports an answer that is no JSON as an ApiError', async () => {
  answer = { status: 200, body: '<html>proxy</html>' };
  await expect(newCache().fetchQuery(homeEventsQuery())).rejects.toMatchObject({
    name: 'ApiError',
  });
});

test.each([
  { status: 404, body: '{"code":"PGRST205","message":"no such table"}' },
  { status: 404, body: '{"code":"42P01","message":"no such table"}' },
])('shows defaults where tables are missing: $body', async (missing) => {
  answer = missing;
  const cache = newCache();
  expect(await cache.fetchQuery(siteConfigurationQuery())).toEqual(defaultSiteConfiguration);
  expect(await cache.fetchQuery(latestJobPostingsQuery(''))).toEqual({ items: [], total: 0 });
  expect(reported).toEqual([]);
});

test('shows the default configuration when reading it is not permitted', async () => {
  answer = { status: 401, body: '{"code":"42501","message":"permission denied"}' };
  expect(await newCache().fetchQuery(siteConfigurationQuery())).toEqual(defaultSiteConfiguration);
  expect(reported).toEqual([]);
});

test('reads as a visitor with the publishable key only', async () => {
  answer = { status: 200, body: '[]' };
  await newCache().fetchQuery(homeEventsQuery());
  expect(requests[0]).toMatchObject({ apikey: 'test-key', authorization: undefined });
});
