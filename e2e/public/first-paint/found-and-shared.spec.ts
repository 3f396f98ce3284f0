import { expect, test } from '../../fixtures/portal.ts';

test.use({ sharesContext: false });

const indexed = ['/', '/tentang', '/alumni', '/alumni/thesis', '/kegiatan', '/lowongan', '/kontak'];

test('being found: robots and sitemap stand at the root and name pages, never persons', async ({
  request,
  portal,
}) => {
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toContain('text/plain');
  expect(await robots.text()).toContain(`Sitemap: ${portal.url}/sitemap.xml`);
  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toContain('application/xml');
  const addresses = [...(await sitemap.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, it]) => it);
  expect(addresses).toEqual(indexed.map((path) => new URL(path, portal.url).href));
});
