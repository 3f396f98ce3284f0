import { expect, openInPage, test } from '../fixtures/portal.ts';
import { buildProbe } from './areas/build.ts';
import { makeLive } from './portal-files.ts';

test.use({ sharesContext: false });

const path = '/notifications';

test("contract versions: today's shell refuses an area of tomorrow's contract before loading it", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const area = await buildProbe({ day: 'tomorrow' });
  await makeLive(page, area);
  const refused = page.getByRole('heading', { name: 'Area alumni sudah diperbarui' });
  await page.goto('/kontak');
  await openInPage(page, path);
  await expect(refused).toBeVisible();
  // Opened by a link its code would be asked for at once.
  await page.goto(path);
  await expect(refused).toBeVisible();
  await expect(page.getByRole('button', { name: 'Perbarui halaman' })).toBeVisible();
  expect(requested.filter((url) => url.includes(area.url))).toEqual([]);
});
