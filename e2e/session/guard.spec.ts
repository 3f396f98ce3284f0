import { accounts, expect, signInByForm, test } from '../fixtures.ts';

const guarded = [
  '/dashboard/alumni',
  '/alumni/my-content',
  '/alumni/post-job',
  '/profile-settings',
  '/admin/dashboard',
  '/admin/manage-events',
  '/admin/manage-jobs',
  '/admin/manage-alumni',
  '/admin/site-settings',
  '/admin/settings',
  '/admin/manage-organization',
];

test('a visitor is sent to the login page from every guarded route', async ({ page }) => {
  for (const path of guarded) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/login$/);
  }
});

test('an alumnus is sent to his dashboard from every admin route', async ({ page }) => {
  await signInByForm(page, accounts.budi);
  await expect(page).toHaveURL(/\/dashboard\/alumni$/);
  for (const path of guarded.filter((it) => it.startsWith('/admin'))) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/dashboard\/alumni$/);
  }
});

test('the admin is sent to the admin dashboard from the routes of alumni', async ({ page }) => {
  await signInByForm(page, accounts.admin);
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  for (const path of ['/dashboard/alumni', '/alumni/my-content', '/alumni/post-job']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/admin\/dashboard$/);
  }
});

test('while the session is being checked a guarded route shows a spinner and the bar a pulsing circle', async ({
  page,
}) => {
  await signInByForm(page, accounts.budi);
  await expect(page).toHaveURL(/\/dashboard\/alumni$/);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/rest/v1/rpc/current_user_role**', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByText('Memeriksa sesi Anda…')).toBeVisible();
  await expect(page.getByRole('status', { name: 'Memuat sesi' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Budi');
});

test('every other route of the route table resolves to its area', async ({ page }) => {
  for (const path of [
    '/tentang',
    '/alumni',
    '/alumni/thesis',
    '/kegiatan',
    '/lowongan',
    '/kontak',
    '/notifications',
    '/forgot-password',
    '/update-password',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).not.toHaveText(
      'Halaman Tidak Ditemukan',
    );
    await expect(page.locator('[data-area]'), path).toBeVisible();
  }
});

test('/jobs leads to /lowongan and keeps query and anchor', async ({ page }) => {
  await page.goto('/jobs?q=insinyur#job-1');
  await expect(page).toHaveURL(/\/lowongan\?q=insinyur#job-1$/);
});
