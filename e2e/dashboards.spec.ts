import { accounts, expect, signIn, test, toast } from './fixtures.ts';

const counts = '**/rest/v1/rpc/home_statistics*';

test('the alumni dashboard greets, counts, and leads on; posting a job only with the right', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await test.step('when the counts fail it says so, stays, and heals', async () => {
    await page.route(counts, (route) => route.fulfill({ status: 500, json: { message: 'rusak' } }));
    await signIn(page, accounts.budi);
    await expect(toast(page, 'Gagal memuat data dashboard')).toBeVisible({ timeout: 15_000 });
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Budi');
    await page.unroute(counts);
    await main.getByRole('button', { name: 'Coba Lagi' }).click();
    await expect(main.getByText('60', { exact: true })).toBeVisible();
  });
  for (const href of [
    '/profile-settings',
    '/alumni/my-content',
    '/notifications',
    '/alumni/post-job',
  ]) {
    await expect(main.locator(`a[href="${href}"]`).first()).toBeVisible();
  }
});

test('without the right there is no way to post a job', async ({ page }) => {
  await signIn(page, accounts.siti);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Siti');
  const main = page.getByRole('main');
  await expect(main.locator('a[href="/notifications"]').first()).toBeVisible();
  await expect(main.locator('a[href="/alumni/post-job"]')).toHaveCount(0);
});

test('a pending alumnus may sign in and reads the own validation status', async ({ page }) => {
  await signIn(page, accounts.andi);
  await expect(page).toHaveURL(/\/dashboard\/alumni$/);
  await expect(page.getByText('Menunggu Validasi').first()).toBeVisible();
});

test('the admin dashboard counts, shows what waits, and leads on', async ({ page, portal }) => {
  const [waiting] = (await portal.query(
    "select count(*)::int as n from alumni where validation_status = 'pending'",
  )) as { n: number }[];
  const main = page.getByRole('main');
  await test.step('when the counts fail there is a toast, an inline alert, and a way to heal', async () => {
    await page.route(counts, (route) => route.fulfill({ status: 500, json: { message: 'rusak' } }));
    await signIn(page, accounts.admin);
    await expect(toast(page, 'Gagal memuat statistik dashboard')).toBeVisible({ timeout: 15_000 });
    await expect(main.getByRole('alert')).toBeVisible();
    await page.unroute(counts);
    await main.getByRole('button', { name: 'Coba Lagi' }).first().click();
  });
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByText('60', { exact: true })).toBeVisible();
  await expect(main.getByText('Menunggu keputusan Anda')).toBeVisible();
  await expect(main.getByText(String(waiting?.n), { exact: true }).first()).toBeVisible();
  for (const href of [
    '/admin/manage-alumni',
    '/admin/manage-events',
    '/admin/manage-jobs',
    '/admin/settings',
  ]) {
    await expect(main.locator(`a[href^="${href}"]`).first()).toBeVisible();
  }
});
