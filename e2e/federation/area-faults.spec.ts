import type { Page } from 'playwright/test';
import { accounts, expect, openAs, openInPage, test } from '../fixtures.ts';
import { replaceMemberFile } from './portal-files.ts';

const memberFiles = '**/areas/member/**';
const isEntry = (url: string) => url.includes('/remoteEntry.');

/** Requests for these files hang until healed. */
async function hang(page: Page, files: string) {
  await page.route(files, () => {
    // Left hanging on purpose.
  });
  return { heal: () => page.unrouteAll({ behavior: 'ignoreErrors' }) };
}

interface Answer {
  status: number;
  contentType?: string;
  body: string;
}

async function failing(page: Page, answer: Answer) {
  await page.route(memberFiles, (route) => route.fulfill(answer));
  return { heal: () => page.unroute(memberFiles) };
}

/** What may be wrong with an area, and how it is repaired. */
const faults: Record<string, (page: Page) => Promise<{ heal: () => Promise<void> }>> = {
  'unreachable area: an area that answers 404': (page) =>
    failing(page, { status: 404, body: 'Not found' }),
  'unreachable area: an area that answers 500': (page) =>
    failing(page, { status: 500, body: 'Broken' }),
  'unreachable area: an area that answers HTML': (page) =>
    failing(page, { status: 200, contentType: 'text/html', body: '<!doctype html><p>Hi</p>' }),
  'unreachable area: an area that refuses the connection': async (page) => {
    await page.route(memberFiles, (route) => route.abort('connectionrefused'));
    return { heal: () => page.unroute(memberFiles) };
  },
  'malformed area: an area whose entry is no script': (page) =>
    replaceMemberFile(page, isEntry, '<!doctype html><p>Hi</p>'),
  'malformed area: an area whose entry defines nothing': (page) =>
    replaceMemberFile(page, isEntry, '// Nothing'),
  'malformed area: an area whose entry has no init': (page) =>
    replaceMemberFile(page, isEntry, 'var portal_member = { get() {} };'),
  'malformed area: an area whose entry has the wrong shape': (page) =>
    replaceMemberFile(page, isEntry, 'var portal_member = { init: 1, get: "a" };'),
  'malformed area: an area that exposes nothing': (page) =>
    replaceMemberFile(page, isEntry, 'var portal_member = { init() {}, get: () => () => ({}) };'),
  'crashing area: an area whose entry throws': (page) =>
    replaceMemberFile(page, isEntry, 'throw new Error("Broken build");'),
  'hanging chunk: an area whose exposed module hangs': (page) =>
    hang(page, '**/areas/member/**/remote.*'),
  'hanging entry: an area whose entry hangs': (page) =>
    hang(page, '**/areas/member/**/remoteEntry.*'),
};

for (const [name, inject] of Object.entries(faults)) {
  test(`${name} costs only itself within 8 seconds, and heals without a reload`, async ({
    page,
  }) => {
    const card = page.getByRole('heading', { name: 'Area alumni sedang tidak dapat dibuka' });
    const fault = await inject(page);
    await page.goto('/kontak');
    await expect(page.getByRole('heading', { level: 1, name: /Kontak/ })).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isStillTheSamePage: true }));

    await openInPage(page, '/notifications');
    await expect(card).toBeVisible({ timeout: 8_000 });
    await expect(page.getByText(/^Versi [0-9a-f]{12}$/)).toBeVisible();

    await page
      .getByRole('navigation', { name: 'Utama' })
      .getByRole('link', { name: 'Tentang' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /Tentang/ })).toBeVisible();

    await fault.heal();
    await openInPage(page, '/notifications');
    await expect(page.getByRole('heading', { level: 1, name: 'Notifikasi' })).toBeVisible();
    expect(await page.evaluate(() => 'isStillTheSamePage' in window)).toBe(true);
  });
}

test('unreachable area: the card of a failed area heals by its own button', async ({ page }) => {
  const fault = await failing(page, { status: 500, body: 'Broken' });
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.goto('/notifications');
  const retry = page.getByRole('button', { name: 'Coba lagi' });
  await retry.click();
  await expect(page.getByRole('button', { name: 'Muat ulang halaman' })).toBeVisible();
  expect(messages.join('\n')).toMatch(/\[portal\] area member \(build [0-9a-f]{12}\) failed/);
  await fault.heal();
  await retry.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifikasi' })).toBeVisible();
});

test('all areas dead: with all areas dead the shell is usable within 2.5 seconds', async ({
  page,
}) => {
  await hang(page, '**/areas/**');
  await page.goto('/', { waitUntil: 'commit' });
  // The button is in the prerendered HTML; only the running shell opens its menu.
  const menu = page.getByRole('link', { name: 'Judul Skripsi' });
  await expect
    .poll(async () => {
      await page.getByRole('button', { name: 'Alumni' }).press('Enter');
      return menu.isVisible();
    })
    .toBe(true);
  // The page's own clock, which does not count what a busy machine adds to the test.
  expect(await page.evaluate(() => performance.now())).toBeLessThan(2_500);
});

test('no visitor and no alumnus downloads the code of the admin area', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL(/\/login/);
  await openAs(page, accounts.budi, '/admin/dashboard');
  await expect(page).toHaveURL(/\/dashboard\/alumni$/);
  expect(requested.filter((url) => url.includes('/areas/admin/'))).toEqual([]);
});
