import type { Page } from 'playwright/test';
import { accounts, expect, keepSession, test } from '../../fixtures/portal.ts';
import { holdCode, watchHydration, watchShift } from './hydration.ts';

test('first paint: nothing is read twice, and a page has one title, filtered or signed in', async ({
  page,
}) => {
  const expectHydrated = await watchHydration(page);
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/')) reads.push(request.url() + request.postData());
  });
  const expectEachReadOnce = async () => {
    await expect(page.getByRole('main').locator('li h2, li h3').first()).toBeVisible();
    await expectHydrated();
    expect(reads.length, reads.join('\n')).toBe(new Set(reads.splice(0)).size);
  };
  const expectOneTitle = async () => {
    await expect(page.locator('title')).toHaveCount(1);
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  };
  // The boot script fills the day into the reads of events, and the category of a link.
  for (const path of ['/kegiatan', '/kegiatan?kategori=seminar', '/lowongan?jenis=Internship']) {
    await page.goto(path);
    await expectEachReadOnce();
    await expectOneTitle();
  }
  // Names depend on who looks.
  await keepSession(page, accounts.siti);
  await page.goto('/alumni');
  await expect(page.getByRole('banner').getByRole('button', { name: /Siti/ })).toBeVisible();
  await expectEachReadOnce();
});

test('first paint: a tab that has asked for a reset mail shows so after a reload, without an error', async ({
  page,
}) => {
  const expectHydrated = await watchHydration(page);
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(accounts.siti.email);
  await page.getByRole('button', { name: 'Kirim Tautan' }).click();
  await expect(page.getByText('Periksa email Anda')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Periksa email Anda')).toBeVisible();
  await expectHydrated();
});

test('first paint: data and the first poster come before code and registry', async ({ page }) => {
  await page.route('**/registry.json', () => Promise.resolve());
  const poster = page.locator('[data-first-picture]');
  const picture = () => poster.evaluate((slot) => getComputedStyle(slot).backgroundImage);
  const isRead = page.waitForRequest((request) => request.url().includes('/approved_events?'));
  await page.goto('/kegiatan', { waitUntil: 'commit' });
  await isRead;
  await expect.poll(picture).toMatch(/^url\(.+\/storage\/v1\/object\/public\//);

  await page.unroute('**/registry.json');
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(poster).toHaveCount(0);
});

const latestEvent = (page: Page) =>
  page
    .getByRole('region', { name: 'Kegiatan Terbaru & Mendatang' })
    .getByRole('heading', { level: 3 })
    .first();

test('first paint: where a picture fills the first screen, the code is asked for once that screen is shown', async ({
  page,
}) => {
  await page.goto('/');
  await expect(latestEvent(page)).toBeVisible();
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }));
  expect(asked.length).toBeGreaterThan(1);
  expect(Math.min(...asked)).toBeGreaterThan(painted ?? Number.POSITIVE_INFINITY);
});

test('first paint: a page that is never painted, since nobody sees it, gets its code all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto('/');
  await expect(latestEvent(page)).toBeVisible();
});

test('first paint: a poster that never comes does not keep the code waiting', async ({ page }) => {
  await page.route('**/storage/v1/object/public/**', () => Promise.resolve());
  await page.goto('/kegiatan', { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
});

test('first paint: the first poster has the connection to itself before the code', async ({
  page,
}) => {
  const isPoster = (url: string) => url.includes('/storage/v1/object/public/');
  let isPosterThere = false;
  page.on('requestfinished', (request) => {
    isPosterThere ||= isPoster(request.url());
  });
  const wasPosterThere = page.waitForRequest('**/*.js').then(() => isPosterThere);
  await page.goto('/kegiatan', { waitUntil: 'commit' });
  expect(await wasPosterThere).toBe(true);
});

test('first paint: a link with filter, anchor or dialog keeps the page of the HTML, and nothing moves', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const expectHydrated = await watchHydration(page);
  const expectStill = await watchShift(page);
  const { open, letCodeIn } = await holdCode(page);
  const heading = page.getByRole('heading', { level: 1 });
  const openWith = async (path: string) => {
    await open(path);
    await expect(heading).toBeVisible();
    letCodeIn();
    await expectHydrated();
  };
  await openWith('/lowongan?q=insinyur#daftar');
  await expect(page.getByRole('searchbox')).toHaveValue('insinyur');
  await openWith('/alumni?q=budi');
  await expect(page.getByRole('searchbox')).toHaveValue('budi');
  await expect(page).toHaveURL(/alumni\?q=budi$/);
  await expectStill();
  const [last = { id: '', title: '' }] = (await portal.query(
    "select id, title from events where status = 'approved' order by event_date desc limit 1",
  )) as { id: string; title: string }[];
  await openWith(`/kegiatan#event-${last.id}`);
  await expect(page.locator(`#event-${last.id}`)).toBeFocused();
  await expectStill();
  await open(`/kegiatan?event=${last.id}`);
  letCodeIn();
  await expect(page.getByRole('dialog').getByRole('heading', { name: last.title })).toBeVisible();
  await expectStill();
});

test('first paint: a signed-in user keeps the page of the HTML without the parts for visitors', async ({
  page,
}) => {
  // Not validated yet: the dashboard has a notice above its blocks.
  await keepSession(page, accounts.andi);
  const expectHydrated = await watchHydration(page);
  const expectStill = await watchShift(page);
  const { open, letCodeIn } = await holdCode(page);
  const [login, face] = [
    page.getByRole('link', { name: 'Login' }),
    page.getByRole('banner').getByRole('button', { name: /Andi/ }),
  ];
  await open('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(login).toHaveCount(0);
  letCodeIn();
  await expectHydrated();
  await expect(face).toBeVisible();
  await expect(page.getByRole('link', { name: 'Buka Dashboard' }).first()).toBeVisible();

  await open('/dashboard/alumni');
  await expect(page.getByRole('main')).toContainText('Dashboard Alumni');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  letCodeIn();
  await expect(page.getByRole('heading', { level: 1, name: 'Andi' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Akses cepat' })).toBeVisible();
  await expectStill();

  // A public page of an area that the release does not render.
  await open('/notifications#isi');
  const bar = page.getByRole('banner').getByRole('link', { name: 'Kegiatan' });
  await bar.evaluate((link) => link.setAttribute('data-from-html', 'yes'));
  letCodeIn();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifikasi' })).toBeVisible();
  await expect(face).toBeVisible();
  await expect(bar).toHaveAttribute('data-from-html', 'yes');
  await expectStill();

  await page.goto('/tidak-ada');
  await expect(face).toBeVisible();
});
