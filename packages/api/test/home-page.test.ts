import { configureBackend, db } from '@portal/api/client';
import { createQueryClient } from '@portal/api/query';
import type {} from '@portal/local-stack/vitest-setup';
import { beforeAll, expect, inject, test } from 'vitest';
import { fetchCurrentRole } from '../src/account/account.queries.ts';
import { ownAlumniQuery } from '../src/alumni/own-alumni.queries.ts';
import { homeEventsQuery } from '../src/event/home-events.queries.ts';
import { latestJobPostingsQuery } from '../src/job-posting/latest-job-postings.queries.ts';
import { unreadNotificationCountQuery } from '../src/notification/notification.queries.ts';
import { unwrap } from '../src/query/unwrap.ts';
import { siteConfigurationQuery } from '../src/site-configuration/site-configuration.queries.ts';
import { statisticsQuery } from '../src/statistics/statistics.queries.ts';

const unknownUser = '00000000-0000-4000-8000-000000000000';

const cache = createQueryClient({ onError: (error) => expect.fail(error.message) });

beforeAll(() =>
  configureBackend({ url: inject('portalUrl'), publishableKey: inject('publishableKey') }),
);

test('counts the verified alumni and the approved events and jobs of the demo data', async () => {
  expect(await cache.fetchQuery(statisticsQuery('x'))).toEqual({
    alumniCount: 60,
    eventsCount: 9,
    jobsCount: 10,
  });
});

test('shows the newest three jobs and the number of all', async () => {
  const { items, total } = await cache.fetchQuery(latestJobPostingsQuery(''));
  expect(items).toHaveLength(3);
  expect(total).toBe(10);
  expect(items.every(({ companyName, title }) => companyName && title)).toBe(true);
});

test('shows the next three events and the number of all', async () => {
  const { items, total } = await cache.fetchQuery(homeEventsQuery());
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' }).format();
  const dates = items.map(({ date }) => date);
  expect(total).toBe(9);
  expect(dates).toHaveLength(3);
  expect(dates).toEqual([...dates].sort());
  for (const date of dates) expect(date >= today).toBe(true);
});

test('reads the stored site configuration', async () => {
  const { homeAboutText, mission } = await cache.fetchQuery(siteConfigurationQuery());
  expect(homeAboutText.paragraph1).not.toBe('');
  expect(mission.length).toBeGreaterThan(0);
});

test('gives a visitor no role and no rows of a user', async () => {
  expect(await fetchCurrentRole()).toBeNull();
  const refused = { kind: 'session-expired' };
  const visitor = createQueryClient({ onError: () => undefined });
  await expect(visitor.fetchQuery(ownAlumniQuery(unknownUser))).rejects.toMatchObject(refused);
  const unread = visitor.fetchQuery(unreadNotificationCountQuery(unknownUser));
  await expect(unread).rejects.toMatchObject(refused);
});

test('answers for a missing table with its own code', async () => {
  // Sent by hand, since the types contain no missing table.
  const answer = await fetch(`${inject('portalUrl')}/rest/v1/no_such_table`, {
    headers: { apikey: inject('publishableKey') },
  });
  const { code } = await answer.json();
  expect(['PGRST205', '42P01']).toContain(code);
});

test('stops reading when the cache asks for it', async () => {
  const reading = new AbortController();
  const request = db().from('events').select('id').abortSignal(reading.signal);
  reading.abort();
  const answer = await request;
  expect(answer.error?.message).toMatch(/AbortError/);
  expect(() => unwrap(answer)).toThrow('Layanan sedang tidak dapat dihubungi.');
});
