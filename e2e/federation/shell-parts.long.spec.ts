import type { Page } from 'playwright/test';
import { accounts, expect, openInPage, signIn, test } from '../fixtures/portal.ts';

async function sendMessage(page: Page) {
  for (const label of ['Nama Lengkap', 'Email', 'Subjek', 'Pesan']) {
    await page.getByRole('textbox', { name: label, exact: true }).fill('budi@contoh.example');
  }
  await page.getByRole('button', { name: 'Kirim Pesan' }).click();
}

const parts = /\/shell\/.*(toast-region|signed-in-controls)/;

test('release while open: without the code of menu and toasts the shell goes on, and fetches it again', async ({
  page,
}) => {
  await page.route(parts, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await signIn(page, accounts.budi);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Budi');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
    'href',
    '/dashboard/alumni',
  );

  await page.goto('/kontak');
  await page.getByRole('button', { name: 'Kirim Pesan' }).waitFor();
  await page.evaluate(() => Object.assign(window, { isStillTheSamePage: true }));
  await sendMessage(page);
  await page.unroute(parts);
  await sendMessage(page);
  // The region's code was fetched again.
  const toasts = page.getByRole('region', { name: 'Notification' });
  await expect(toasts.getByRole('listitem')).toContainText('Pesan Terkirim');
  await openInPage(page, '/tentang');
  await expect(page.getByRole('button', { name: /^Menu akun/ })).toBeVisible();
  expect(await page.evaluate(() => 'isStillTheSamePage' in window)).toBe(true);
});
