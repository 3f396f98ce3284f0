import type { Page } from 'playwright/test';
import { accounts, expect, openAs, openInPage, test } from '../fixtures.ts';

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

/** Opens a guarded path from a public page. */
async function tryToOpen(page: Page, path: string) {
  await openInPage(page, '/kontak');
  await expect(page.getByRole('heading', { level: 1, name: /Kontak/ })).toBeVisible();
  await openInPage(page, path);
}

test('a visitor is sent to the login page from every guarded route', async ({ page }) => {
  const [first = '', ...others] = guarded;
  await page.goto(first);
  await expect(page, first).toHaveURL(/\/login$/);
  for (const path of others) {
    await tryToOpen(page, path);
    await expect(page, path).toHaveURL(/\/login$/);
  }
});

for (const [who, account, paths, home] of [
  [
    'an alumnus',
    accounts.budi,
    guarded.filter((path) => path.startsWith('/admin')),
    /\/dashboard\/alumni$/,
  ],
  [
    'the admin',
    accounts.admin,
    ['/dashboard/alumni', '/alumni/my-content', '/alumni/post-job'],
    /\/admin\/dashboard$/,
  ],
] as const) {
  test(`${who} is sent to the own dashboard from every route of the other role`, async ({
    page,
  }) => {
    const [first = '', ...others] = paths;
    await openAs(page, account, first);
    await expect(page, first).toHaveURL(home);
    for (const path of others) {
      await tryToOpen(page, path);
      await expect(page, path).toHaveURL(home);
    }
  });
}

test('while the session is being checked a guarded route shows a spinner and the bar a pulsing circle', async ({
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
  await openAs(page, accounts.budi, '/dashboard/alumni');
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
    await (page.url().startsWith('http') ? openInPage(page, path) : page.goto(path));
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
