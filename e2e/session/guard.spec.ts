import type { Page } from 'playwright/test';
import { accounts, expect, openAs, openInPage, test, visitInPage } from '../fixtures.ts';

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

const openToAll = [
  '/tentang',
  '/alumni',
  '/alumni/thesis',
  '/kegiatan',
  '/lowongan',
  '/notifications',
  '/forgot-password',
  '/update-password',
  '/kontak',
];

/** Opens the paths one after the other, each from a public page. */
async function expectToBeSentAway(page: Page, paths: string[], to: RegExp) {
  for (const path of paths) {
    await visitInPage(page, '/kontak');
    await openInPage(page, path);
    await expect(page, path).toHaveURL(to);
  }
}

test('a visitor reaches every public route, and is sent to the login page from every guarded one', async ({
  page,
}) => {
  await test.step('/jobs leads to /lowongan and keeps query and anchor', async () => {
    await page.goto('/jobs?q=insinyur#job-1');
    await expect(page).toHaveURL(/\/lowongan\?q=insinyur#job-1$/);
  });
  await openInPage(page, '/login');
  for (const path of openToAll) {
    await visitInPage(page, path);
    await expect(page.getByRole('heading', { level: 1 }), path).not.toHaveText(
      'Halaman Tidak Ditemukan',
    );
    await expect(page.locator('[data-area]'), path).toBeVisible();
  }
  const [first = '', ...furtherGuarded] = guarded;
  await page.goto(first);
  await expect(page, first).toHaveURL(/\/login$/);
  await expectToBeSentAway(page, furtherGuarded, /\/login$/);
});

test('an alumnus waits while the session is being checked, and is sent to the own dashboard from every admin route', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/rest/v1/rpc/current_user_role**', async (route) => {
    await held;
    await route.continue();
  });
  const [first = '', ...furtherAdmin] = guarded.filter((path) => path.startsWith('/admin'));
  await openAs(page, accounts.budi, first);
  await test.step('a guarded route shows a spinner and the bar a pulsing circle', async () => {
    await expect(page.getByText('Memeriksa sesi Anda…')).toBeVisible();
    await expect(page.getByRole('status', { name: 'Memuat sesi' })).toBeVisible();
  });
  release();
  await expect(page).toHaveURL(/\/dashboard\/alumni$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Budi');
  await expectToBeSentAway(page, furtherAdmin, /\/dashboard\/alumni$/);
});

test('the admin is sent to the own dashboard from every route of an alumnus', async ({ page }) => {
  const [first = '', ...further] = ['/dashboard/alumni', '/alumni/my-content', '/alumni/post-job'];
  await openAs(page, accounts.admin, first);
  await expect(page, first).toHaveURL(/\/admin\/dashboard$/);
  await expectToBeSentAway(page, further, /\/admin\/dashboard$/);
});
