import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { latestEventsQuery } from '../event/event.queries.ts';
import { latestJobPostingsQuery } from '../job-posting/job-posting.queries.ts';
import { createQueryClient } from '../query/query-client.ts';
import { siteConfigurationQuery } from '../site-configuration/site-configuration.queries.ts';
import { statisticsQuery } from '../statistics/statistics.queries.ts';
import { withTimeLimit } from './send.ts';

test('opens with defaults and two sample jobs while no backend is configured', async () => {
  const cache = createQueryClient({ onError: (error) => expect.fail(error.message) });
  const jobs = await cache.fetchQuery(latestJobPostingsQuery());
  expect(jobs.items).toHaveLength(2);
  expect((await cache.fetchQuery(latestEventsQuery())).items).toEqual([]);
  expect((await cache.fetchQuery(statisticsQuery('x'))).alumniCount).toBe(0);
  expect((await cache.fetchQuery(siteConfigurationQuery())).homeStats).toHaveLength(2);
});

test('gives up a server that never answers, and says that it was the time', async () => {
  const server = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const request = fetch(`http://127.0.0.1:${port}`, { signal: withTimeLimit(null, 50) });
  await expect(request).rejects.toMatchObject({ name: 'TimeoutError' });
  server.closeAllConnections();
  server.close();
});

test('stops when the caller stops, before the limit', () => {
  const caller = new AbortController();
  const signal = withTimeLimit(caller.signal, 60_000);
  caller.abort();
  expect(signal.aborted).toBe(true);
});
