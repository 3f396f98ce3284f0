import type { Page } from 'playwright/test';
import { expect, test } from '../../fixtures/portal.ts';

const contactCode = /\/contact\.js$/;
const jobs = /\/rest\/v1\/job_postings/;

/** Collects the requests of the page. */
function noteRequests(page: Page) {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return (pattern: RegExp) => urls.filter((url) => pattern.test(url));
}

/** Opens a public page, and returns how to hover links of its bar. */
async function pointAtLinks(page: Page) {
  await page.goto('/tentang', { waitUntil: 'load' });
  const bar = page.getByRole('navigation', { name: 'Utama' });
  const link = (name: string) => bar.getByRole('link', { name });
  return { link, point: async (name: string) => link(name).hover() };
}

test('next pages: their code and first data are on the way before the press, and asked for once; nothing that the visitor may not enter', async ({
  page,
}) => {
  const asked = noteRequests(page);
  const isWatching = page.waitForResponse('**/page-reads.json');
  const { link, point } = await pointAtLinks(page);
  // What a dialog reads needs the link that opens it.
  expect(await (await isWatching).text()).not.toContain('"dialog"');
  await page.evaluate(() => {
    for (const path of ['/admin/dashboard', '/profile-settings', '/dashboard/alumni']) {
      const link = Object.assign(document.createElement('a'), { href: path, textContent: path });
      document.querySelector('h1')?.append(link);
      link.dispatchEvent(new Event('pointerover', { bubbles: true }));
    }
  });
  await Promise.all([page.waitForRequest(contactCode), point('Kontak')]);
  await Promise.all([page.waitForResponse(jobs), point('Lowongan')]);

  await link('Lowongan').click();
  await expect(page.getByRole('heading', { name: 'Electrical Engineer' })).toBeVisible();
  expect(asked(jobs)).toHaveLength(1);
  expect(asked(/\/areas\/(admin|member)\//)).toEqual([]);
});

test('next pages: nothing is prefetched over a connection that should save data', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const connection = { saveData: true, effectiveType: '4g' };
    Object.defineProperty(navigator, 'connection', { value: connection });
  });
  const asked = noteRequests(page);
  const { link, point } = await pointAtLinks(page);
  await point('Lowongan');
  await point('Kontak');
  expect(asked(contactCode)).toEqual([]);
  await link('Kontak').click();
  await expect(page.getByRole('heading', { level: 1, name: /Kontak/ })).toBeVisible();
  expect(asked(contactCode)).toHaveLength(1);
  expect(asked(/prefetch-pages|page-reads|job_postings/)).toEqual([]);
});
