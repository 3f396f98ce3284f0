import { createQueryClient } from '@portal/api/query';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { reads as everyRead, type Read } from './every-read.ts';
import { hurryTimeouts, serverMessages, silences, useRefusingService } from './refusing-service.ts';

let service: Awaited<ReturnType<typeof useRefusingService>>;

beforeAll(async () => {
  service = await useRefusingService();
});

afterEach(() => vi.restoreAllMocks());
afterAll(() => service.close());

/** They request a number only (HEAD): such an answer carries no code. */
const counts = ['unreadNotificationCountQuery'];
const reads = everyRead.filter(({ name }) => !counts.includes(name));

const withoutTable = [
  'aboutPageConfigurationQuery',
  'adminOrganizationQuery',
  'approvedJobPageQuery',
  'approvedJobQuery',
  'jobFilterOptionsQuery',
  'latestJobPostingsQuery',
  'notificationPageQuery',
  'organizationLabelsQuery',
  'organizationQuery',
  'ownJobPostingPageQuery',
  'siteConfigurationQuery',
  'storedConfigurationQuery',
];

/** The reads that answer in spite of the code; for all others it is an error of this kind. */
const table = [
  { status: 404, code: '42P01', kind: 'missing-table', tolerant: withoutTable },
  { status: 404, code: 'PGRST205', kind: 'missing-table', tolerant: withoutTable },
  {
    status: 403,
    code: '42501',
    kind: 'forbidden',
    tolerant: ['aboutPageConfigurationQuery', 'siteConfigurationQuery'],
  },
  {
    status: 406,
    code: 'PGRST116',
    kind: 'not-found',
    tolerant: ['organizationLabelsQuery', 'storedConfigurationQuery'],
  },
  { status: 401, code: 'PGRST301', kind: 'session-expired', tolerant: [] },
  { status: 409, code: '23505', kind: 'conflict', tolerant: [] },
  { status: 400, code: '23514', kind: 'invalid', tolerant: [] },
  { status: 500, code: '57014', kind: 'timeout', tolerant: [] },
];

test.each(table)(
  'error codes: $code is $kind for every read but the tolerant ones',
  async ({ status, code, kind, tolerant }) => {
    service.refuseWith({ status, code });
    const answered: string[] = [];
    for (const { name, options } of reads) {
      const titles: string[] = [];
      const cache = createQueryClient({ onError: (_, title) => titles.push(title) });
      const error: unknown = await cache.fetchQuery(options).then(
        () => null,
        (reason: unknown) => reason,
      );
      if (error) expect(error, name).toMatchObject({ kind, code });
      else answered.push(name);
      const title = options.meta?.errorTitle;
      expect(titles, name).toEqual(error && title ? [title] : []);
    }
    expect(answered.toSorted()).toEqual(tolerant);
    expect(reads.length).toBeGreaterThan(30);
  },
);

/** What people read about each read that fails. */
async function textsForPeople(): Promise<Set<string>> {
  const texts = new Set<string>();
  const fetchOne = async ({ options }: Read) => {
    const cache = createQueryClient({ onError: (error) => texts.add(error.message) });
    await cache.fetchQuery({ ...options, retry: false }).catch(() => {});
  };
  await Promise.all(reads.map(fetchOne));
  return texts;
}

test.each(silences)(
  'offline: a service that $silence is reported in Indonesian for every read',
  async ({ silence, text }) => {
    if (silence === 'never answers') hurryTimeouts();
    service.refuseWith(silence);
    expect(await textsForPeople()).toEqual(new Set([text]));
  },
);

test.each(serverMessages)(
  "error details: '$message' is reported in Indonesian for every read",
  async ({ text, ...refusal }) => {
    service.refuseWith(refusal);
    expect(await textsForPeople()).toEqual(new Set([text]));
  },
);
