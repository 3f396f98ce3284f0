import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import { expect, test } from '../../fixtures/portal.ts';

test.use({ sharesContext: false });

type Counts = Record<'alumni' | 'events' | 'jobs', number>;

/** Not the public pictures, which a host caches. */
const backendCall = /\/(rest|auth|storage)\/v1\/(?!object\/public\/)/;

function tile(page: Page, label: string) {
  return page.getByRole('main').getByText(label, { exact: true }).locator('..');
}

async function expectLiveCounts(page: Page, portal: LocalStack) {
  const [counts] = (await portal.query(`select
    (select count(*) from alumni where validation_status = 'verified')::int as alumni,
    (select count(*) from events where status = 'approved')::int as events,
    (select count(*) from job_postings where status = 'approved')::int as jobs`)) as Counts[];
  if (!counts) throw new Error('no counts');
  expect(counts.alumni).toBe(60);
  await expect(tile(page, 'Alumni Terdaftar')).toContainText(`${counts.alumni}+`);
  await expect(tile(page, 'Tahun Berdiri')).toContainText('2003');
  await expect(tile(page, 'Kegiatan')).toContainText(`${counts.events}+`);
  await expect(tile(page, 'Lowongan Kerja')).toContainText(`${counts.jobs}+`);
}

async function expectNewest(page: Page, portal: LocalStack) {
  const jobs = (await portal.query(
    "select id, title from job_postings where status = 'approved' order by created_at desc limit 3",
  )) as { id: string; title: string }[];
  const events = (await portal.query(
    "select id, title from events where status = 'approved' and event_date > current_date order by event_date limit 3",
  )) as { id: string; title: string }[];
  const main = page.getByRole('main');
  for (const { title } of [...jobs, ...events]) {
    await expect(main.getByRole('heading', { name: title })).toBeVisible();
  }
  const hrefs = await main
    .getByRole('link', { name: /Lihat Detail/ })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs.sort()).toEqual(
    [
      ...jobs.map(({ id }) => `/lowongan#job-${id}`),
      ...events.map(({ id }) => `/kegiatan#event-${id}`),
    ].sort(),
  );
  await expect(main.getByRole('link', { name: /Lihat Semua/ })).toHaveCount(2);
}

async function expectWaysOn(page: Page) {
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Gabung Sekarang' })).toHaveAttribute(
    'href',
    '/register',
  );
  for (const [name, href] of [
    ['Buka direktori', '/alumni'],
    ['Lihat kegiatan', '/kegiatan'],
    ['Cari lowongan', '/lowongan'],
    ['Daftar Sekarang', '/register'],
  ] as const) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
  }
}

/** Collects the requests to the backend, and the code that the page asks for. */
function watchCosts(page: Page) {
  const calls: string[] = [];
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (backendCall.test(request.url())) calls.push(request.url());
  });
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text());
  });
  return { calls, scripts };
}

test('a visitor sees live counts, the newest jobs and events, and the ways on, for at most 4 requests', async ({
  page,
  portal,
}) => {
  const { calls, scripts } = watchCosts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await test.step('a visitor costs the backend at most 4 requests, and downloads no code for signing in or menus', async () => {
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Lihat Detail/ })
        .first(),
    ).toBeVisible();
    expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(4);
    const code = scripts.join('\n');
    for (const forbidden of ['GoTrueClient', 'DropdownMenuContent', 'ZodError', 'invalid_union']) {
      expect(code, forbidden).not.toContain(forbidden);
    }
  });
  await test.step('the statistics are the live counts of the database', () =>
    expectLiveCounts(page, portal));
  await test.step('the three newest jobs and events are shown, linked to their place in the lists', () =>
    expectNewest(page, portal));
  await test.step('the flagship programs and the calls to action lead on', () =>
    expectWaysOn(page));
});
