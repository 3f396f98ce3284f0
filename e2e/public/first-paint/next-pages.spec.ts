import { expect, test } from '../../fixtures/portal.ts';
import { contactCode, noteRequests, pointAtLinks } from './next-pages-steps.ts';

test.use({ sharesContext: false });

const jobs = /\/rpc\/approved_jobs/;

test('next pages: code and first data are on the way before the press, and asked for once', async ({
  page,
}) => {
  const asked = noteRequests(page);
  const isWatching = page.waitForResponse('**/page-reads.json');
  const { link, point } = await pointAtLinks(page);
  // What a filtered page reads needs the link that names the filter.
  expect(await (await isWatching).text()).not.toContain('"filter"');
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
