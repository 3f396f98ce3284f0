import { configureBackend } from '@portal/api/client';
import { createQueryClient } from '@portal/api/query';
import type {} from '@portal/local-stack/vitest-setup';
import { beforeAll, expect, inject, test } from 'vitest';
import {
  approvedEventPageQuery,
  approvedEventQuery,
  otherEventCategoriesQuery,
} from '../src/event/event.queries.ts';
import {
  approvedJobPageQuery,
  approvedJobQuery,
  jobFilterOptionsQuery,
} from '../src/job-posting/job-posting.queries.ts';

const cache = createQueryClient({ onError: (error) => expect.fail(error.message) });
const everyJob = { today: '', search: '', location: null, type: null };
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' }).format();

const jobsWith = async (search: string) =>
  (await cache.fetchQuery(approvedJobPageQuery({ ...everyJob, search }, 1))).items.map(
    ({ title }) => title,
  );

beforeAll(() =>
  configureBackend({ url: inject('portalUrl'), publishableKey: inject('publishableKey') }),
);

test('divides the approved events at today, the nearest dates first', async () => {
  const upcoming = await cache.fetchQuery(
    approvedEventPageQuery({ period: 'upcoming', category: null, today }, 1),
  );
  const past = await cache.fetchQuery(
    approvedEventPageQuery({ period: 'past', category: null, today }, 1),
  );
  const dates = upcoming.items.map(({ date }) => date);
  const pastDates = past.items.map(({ date }) => date);
  expect([upcoming.total, past.total]).toEqual([5, 4]);
  expect(dates).toEqual([...dates].sort());
  expect(pastDates).toEqual([...pastDates].sort().reverse());
  expect(dates.every((date) => date >= today)).toBe(true);
  expect(pastDates.every((date) => date < today)).toBe(true);
});

test('an event of today is upcoming', async () => {
  const all = { period: 'upcoming', category: null, today } as const;
  const [nearest] = (await cache.fetchQuery(approvedEventPageQuery(all, 1))).items;
  if (!nearest) throw new Error('The demo data have no upcoming event');
  const onItsDay = approvedEventPageQuery({ ...all, today: nearest.date }, 1);
  expect((await cache.fetchQuery(onItsDay)).items[0]?.id).toBe(nearest.id);
});

test('finds a text in title, company or description, whatever its case', async () => {
  expect(await jobsWith('plc')).toContain('Automation Engineer (PLC/SCADA)');
  expect(await jobsWith('DRIVE TEST')).toEqual(['Program Magang Jaringan Telekomunikasi']);
  expect(await jobsWith('rimba listrik')).toEqual(['Program Magang Jaringan Telekomunikasi']);
});

test('finds words in any order, each in any column, and ignores extra blanks', async () => {
  const found = ['Program Magang Jaringan Telekomunikasi'];
  expect(await jobsWith('  test   drive ')).toEqual(found);
  expect(await jobsWith('magang rimba drive')).toEqual(found);
  expect(await jobsWith('drive surveyor')).toEqual([]);
});

test.each(['(plc/scada)', 'jaringan: drive test, analisis data', 'SQL dan Python; pengalaman'])(
  'searches for the special characters of "%s" literally',
  async (search) => {
    expect(await jobsWith(search)).toHaveLength(1);
  },
);

test.each(['%', '_lc', '*', '.*', '\\', '"plc"', "' or 1=1", 'a,b),c(', '***:x', '🙂'])(
  'finds nothing and does not fail for "%s"',
  async (search) => {
    expect(await jobsWith(search)).toEqual([]);
  },
);

test('filters by equal location and type, and offers the values that there are', async () => {
  const { locations, types } = await cache.fetchQuery(jobFilterOptionsQuery());
  expect(types).toEqual(['Contract', 'Freelance', 'Full-time', 'Internship', 'Part-time']);
  const [location = ''] = locations;
  const { items } = await cache.fetchQuery(approvedJobPageQuery({ ...everyJob, location }, 1));
  expect(items.length).toBeGreaterThan(0);
  expect(items.every((job) => job.location === location)).toBe(true);
});

test('knows no other categories in the demo data', async () => {
  expect(await cache.fetchQuery(otherEventCategoriesQuery())).toEqual([]);
});

test.each(['bukan-uuid', '00000000-0000-4000-8000-000000000000'])(
  'finds neither event nor job with the id %s',
  async (id) => {
    expect(await cache.fetchQuery(approvedEventQuery(id))).toBeNull();
    expect(await cache.fetchQuery(approvedJobQuery(id))).toBeNull();
  },
);

test('a page past the end is empty', async () => {
  const { items } = await cache.fetchQuery(approvedJobPageQuery(everyJob, 50));
  expect(items).toEqual([]);
});
