import { accounts, expect, openAs, test } from '../fixtures/portal.ts';
import { failing, hang } from './area-faults-steps.ts';

test.use({ sharesContext: false });

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
  // The HTML holds the menu of a telephone until the shell runs. The page's own clock does not count what a busy machine adds to the test.
  const isRunning = await page.waitForFunction(
    () =>
      document.readyState !== 'loading' &&
      !document.querySelector('#menu-utama') &&
      performance.now(),
  );
  expect(await isRunning.jsonValue()).toBeLessThan(2_500);
  await page.getByRole('button', { name: 'Alumni' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Judul Skripsi' })).toBeVisible();
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
