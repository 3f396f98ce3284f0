import { expect, test } from '../../fixtures/portal.ts';
import { contactCode, noteRequests, pointAtLinks } from './next-pages-steps.ts';

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
  expect(asked(/prefetch-pages|page-reads|approved_jobs/)).toEqual([]);
});
