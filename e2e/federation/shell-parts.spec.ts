import { accounts, expect, signIn, test } from '../fixtures.ts';

test('release while open: without the code of its menu and of its toasts the shell goes on with less', async ({
  page,
}) => {
  await page.route(/\/shell\/.*(toast-region|signed-in-controls)/, (route) =>
    route.fulfill({ status: 404, body: 'Not found' }),
  );
  await signIn(page, accounts.budi);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Budi');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
    'href',
    '/dashboard/alumni',
  );

  await page.goto('/kontak');
  await page.getByRole('button', { name: 'Kirim Pesan' }).waitFor();
  await page.evaluate(() => Object.assign(window, { isStillTheSamePage: true }));
  for (const label of ['Nama Lengkap', 'Email', 'Subjek', 'Pesan']) {
    await page.getByRole('textbox', { name: label, exact: true }).fill('budi@contoh.example');
  }
  await page.getByRole('button', { name: 'Kirim Pesan' }).click();
  await expect(page.getByRole('status').getByText('Pesan Terkirim')).toBeVisible();
  expect(await page.evaluate(() => 'isStillTheSamePage' in window)).toBe(true);
});
