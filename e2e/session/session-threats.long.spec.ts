import { returnPathKey, sessionKey } from '@portal/api/storage-keys';
import type { Page } from 'playwright/test';
import {
  accounts,
  expect,
  openAs,
  openInPage,
  sendSignIn,
  sessionOf,
  test,
  toast,
  visitInPage,
} from '../fixtures/portal.ts';

/** What the link of a mail brings back. */
async function tokensOf(page: Page, account: typeof accounts.budi): Promise<string> {
  const { access_token, refresh_token } = JSON.parse(await sessionOf(page, account));
  return String(new URLSearchParams({ access_token, refresh_token, type: 'magiclink' }));
}

// packages/auth tests every kind of origin; these show that the login page uses it.
const origins = ['//evil.example', '/\\evil.example', '/login', '/admin/manage-alumni'];

test('open redirect: no remembered origin leads off the site, into a loop or past the guard', async ({
  page,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) foreign.push(request.url());
  });
  page.on('dialog', (dialog) => foreign.push(dialog.message()));
  const arriveFrom = async (origin: string) => {
    const kept = [returnPathKey, origin] as const;
    await page.evaluate(([key, path]) => sessionStorage.setItem(key, path), kept);
    await openInPage(page, '/login');
  };
  await openAs(page, accounts.siti, '/kontak');
  await expect(page.getByRole('button', { name: /^Menu akun/ })).toBeVisible();
  await arriveFrom('/profile-settings?tab=kontak');
  await expect(page).toHaveURL(/\/profile-settings\?tab=kontak$/);
  await visitInPage(page, '/kontak');
  for (const origin of origins) {
    await arriveFrom(origin);
    await expect(page, origin).toHaveURL(/\/dashboard\/alumni$/);
    await visitInPage(page, '/kontak');
  }
  expect(foreign).toEqual([]);

  await test.step('a link of another account asks before it takes the place of the one that is signed in', async () => {
    await page.goto('/robots.txt');
    await page.goto(`/login#${await tokensOf(page, accounts.budi)}`);
    const question = page.getByRole('dialog', { name: 'Tautan ini milik akun lain' });
    await expect(question).toContainText(accounts.budi.email);
    await question.getByRole('button', { name: `Tetap sebagai ${accounts.siti.email}` }).click();
    await expect(question).toBeHidden();
    await page.getByRole('button', { name: /^Menu akun/ }).click();
    await expect(page.getByRole('menu')).toContainText(accounts.siti.email);
  });
});

const failedSignOuts = [
  {
    name: 'a server that fails',
    answer: { status: 500, json: { msg: 'broken' } },
    title: 'Logout Gagal di Server',
  },
  {
    name: 'a server that no longer knows the session',
    answer: { status: 403, json: { error_code: 'session_not_found', msg: 'Session not found' } },
    title: 'Logout Berhasil',
  },
];

test('failed sign-out: whatever the server answers at sign-out, the person does not stay signed in', async ({
  page,
}) => {
  await page.goto('/login');
  for (const { name, answer, title } of failedSignOuts) {
    await test.step(name, async () => {
      await sendSignIn(page, accounts.budi);
      await expect(page).toHaveURL(/\/dashboard\/alumni$/);
      await page.route('**/auth/v1/logout**', (route) => route.fulfill(answer));
      await page.getByRole('button', { name: /^Menu akun/ }).click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
      await expect(toast(page, title)).toBeVisible();
      expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull();
      await page.unroute('**/auth/v1/logout**');
      await page.goto('/dashboard/alumni');
      await expect(page).toHaveURL(/\/login$/);
    });
  }
});

test('one client: a walk of the admin through all areas, recovery included, makes one Supabase client', async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (/GoTrueClient/i.test(message.text())) warnings.push(message.text());
  });
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await sendSignIn(page, accounts.admin);
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await expect(toast(page, 'Login Admin Berhasil')).toBeVisible();
  await expect(page.getByText('Selamat datang, Admin!', { exact: true })).toBeVisible();
  await expect(page.locator('[data-area="admin"] h1')).toBeVisible();
  await page.getByRole('link', { name: /^Notifikasi/ }).click();
  await expect(page.locator('[data-area="member"] h1')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Utama' })
    .getByRole('link', { name: 'Kegiatan' })
    .click();
  await expect(page.locator('[data-area="public-site"] h1')).toBeVisible();
  await page.getByRole('button', { name: /^Menu akun/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(toast(page, 'Logout Berhasil')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'Lupa password?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lupa Password');
  await page.getByLabel('Email').fill(accounts.budi.email);
  await page.getByRole('button', { name: 'Kirim Tautan' }).click();
  await expect(page.getByText('Periksa email Anda')).toBeVisible();
  expect(warnings).toEqual([]);
});
