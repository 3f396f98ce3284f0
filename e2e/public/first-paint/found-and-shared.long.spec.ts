import type { Page } from 'playwright/test';
import { watchPolicy } from '../../federation/policy/policy-complaints.ts';
import { expect, test } from '../../fixtures/portal.ts';
import { expectWordsAreKept } from './hydration.ts';

const indexed = ['/', '/tentang', '/alumni', '/alumni/thesis', '/kegiatan', '/lowongan', '/kontak'];

function headOf(page: Page) {
  return page.evaluate(() => {
    const contents = (selector: string) =>
      [...document.head.querySelectorAll(selector)].map(
        (tag) => tag.getAttribute('content') ?? tag.getAttribute('href') ?? tag.textContent ?? '',
      );
    return {
      titles: contents('title'),
      descriptions: contents('meta[name="description"]'),
      canonicals: contents('link[rel="canonical"]'),
      shareTitles: contents('meta[property="og:title"]'),
      shareAddresses: contents('meta[property="og:url"]'),
      robots: contents('meta[name="robots"]'),
    };
  });
}

test('first paint, content policy, being found: every page hydrates and has a head of its own', async ({
  page,
  portal,
}) => {
  const seen = new Set<string>();
  // The HTML of each public page is its own, with the hashes of its styles.
  const complaints = await watchPolicy(page, portal.url);
  await expectWordsAreKept(page, async (path) => {
    if (!indexed.includes(path)) return;
    const address = new URL(path, portal.url).href;
    // A search that was typed is in the address a moment later, and such a page is not to be found.
    for (const search of await page.getByRole('searchbox').all()) await search.fill('');
    await expect(page).toHaveURL(address);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    await expect(page).toHaveTitle(/ \| IKA Teknik Elektro$/);
    const head = await headOf(page);
    expect(head, path).toMatchObject({
      canonicals: [address],
      shareAddresses: [address],
      shareTitles: head.titles,
      robots: [],
    });
    expect([head.titles.length, head.descriptions.length], path).toEqual([1, 1]);
    seen.add(`${head.titles}`).add(`${head.descriptions}`);
  });
  expect(seen.size).toBe(indexed.length * 2);
  expect(complaints).toEqual([]);
});

test('content policy, being found: what is short-lived or personal is not indexed, and breaks no policy', async ({
  page,
  portal,
}) => {
  const complaints = await watchPolicy(page, portal.url);
  for (const path of ['/forgot-password', '/update-password', '/tidak-ada']) {
    await page.goto(path);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByText(/^Memuat/).or(page.getByLabel(/^Memuat/))).toHaveCount(0);
  }
  expect(complaints).toEqual([]);
});

test('being shared: the HTML itself, without scripts, carries text and a picture that exists', async ({
  request,
  portal,
}) => {
  const html = await (await request.get('/tentang')).text();
  const contentOf = (name: string) =>
    html.match(new RegExp(`property="${name}" content="([^"]*)"`))?.[1] ?? '';
  expect(contentOf('og:title')).toBe('Tentang Kami | IKA Teknik Elektro');
  expect(contentOf('og:url')).toBe(`${portal.url}/tentang`);
  expect(contentOf('og:description')).not.toBe('');
  expect(contentOf('og:image')).toBe(`${portal.url}/open-graph.jpg`);
  const picture = await request.get(contentOf('og:image'));
  expect(picture.status()).toBe(200);
  expect(picture.headers()['content-type']).toBe('image/jpeg');
});
