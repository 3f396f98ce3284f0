import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { ownAlumniQuery } from '../alumni/own-alumni.queries.ts';
import { directoryCountQuery } from '../directory/directory.queries.ts';
import { homeEventsQuery } from '../event/home-events.queries.ts';
import {
  approvedJobPageQuery,
  approvedJobQuery,
  jobFilterOptionsQuery,
  ownJobPostingPageQuery,
} from '../job-posting/job-posting.queries.ts';
import { latestJobPostingsQuery } from '../job-posting/latest-job-postings.queries.ts';
import { unreadNotificationCountQuery } from '../notification/notification.queries.ts';
import { createQueryClient } from '../query/query-client.ts';
import { siteConfigurationQuery } from '../site-configuration/site-configuration.queries.ts';
import { statisticsQuery } from '../statistics/statistics.queries.ts';
import { withTimeLimit } from './send.ts';

const noFilters = {
  name: '',
  entryYear: '',
  concentration: '',
  graduationYear: '',
  jobTitle: '',
  company: '',
  location: '',
  certification: '',
};

test('opens with defaults and two sample jobs while no backend is configured', async () => {
  const cache = createQueryClient({ onError: (error) => expect.fail(error.message) });
  const jobs = await cache.fetchQuery(latestJobPostingsQuery(''));
  expect(jobs.items).toHaveLength(2);
  expect((await cache.fetchQuery(homeEventsQuery())).items).toEqual([]);
  expect((await cache.fetchQuery(statisticsQuery('x'))).alumniCount).toBe(0);
  expect((await cache.fetchQuery(siteConfigurationQuery())).homeStats).toHaveLength(2);
});

test.each([
  [{ search: 'TERTANAM', location: null, type: null }, ['PT Contoh Telematika']],
  [{ search: '20 kV', location: 'Pekanbaru', type: 'Full-time' }, ['PT Contoh Energi Riau']],
  [{ search: '.*', location: null, type: null }, []],
  [{ search: '', location: 'Siak', type: null }, []],
] as const)('finds the sample jobs by %j without a backend', async (filter, companies) => {
  const cache = createQueryClient({ onError: (error) => expect.fail(error.message) });
  const { items, total } = await cache.fetchQuery(
    approvedJobPageQuery({ today: '', ...filter }, 1),
  );
  expect(items.map(({ companyName }) => companyName)).toEqual(companies);
  expect(total).toBe(companies.length);
});

test('opens a sample job, offers its values as filters, and has no row of a user without a backend', async () => {
  const cache = createQueryClient({ onError: (error) => expect.fail(error.message) });
  const [job] = (await cache.fetchQuery(latestJobPostingsQuery(''))).items;
  expect(await cache.fetchQuery(approvedJobQuery(job?.id ?? ''))).toMatchObject({ ...job });
  expect(await cache.fetchQuery(jobFilterOptionsQuery())).toEqual({
    locations: ['Dumai', 'Pekanbaru'],
    types: ['Contract', 'Full-time'],
  });
  expect((await cache.fetchQuery(ownJobPostingPageQuery('x', 1))).items).toEqual([]);
  expect(await cache.fetchQuery(ownAlumniQuery('x'))).toBeNull();
  expect(await cache.fetchQuery(unreadNotificationCountQuery('x'))).toBe(0);
  expect(await cache.fetchQuery(directoryCountQuery(null, noFilters))).toBe(0);
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
