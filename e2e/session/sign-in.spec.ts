import { returnPathKey, sessionKey } from '@portal/api/storage-keys';
import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import {
  accounts,
  expect,
  keepSession,
  openInPage,
  sendSignIn,
  test,
  toast,
  visitInPage,
} from '../fixtures/portal.ts';

const unconfirmed = { email: 'baru@contoh.example', password: 'rahasia-1', role: 'Alumni' };

async function signUp(portal: LocalStack, { email, password }: typeof unconfirmed) {
  await fetch(`${portal.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: portal.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, data: { full_name: 'Baru' } }),
  });
}

function storedSession(page: Page) {
  return page.evaluate((key) => localStorage.getItem(key), sessionKey);
}

const refusals = [
  {
    name: 'a wrong password',
    account: { ...accounts.budi, password: 'salah-sekali' },
    sentence: 'Email atau password salah.',
  },
  {
    name: 'an alumnus who chooses admin',
    account: { ...accounts.budi, role: 'Admin' },
    sentence: 'Login Admin Gagal: Akun ini bukan akun admin.',
  },
  {
    name: 'the admin who chooses alumni',
    account: { ...accounts.admin, role: 'Alumni' },
    sentence: 'Login Alumni Gagal: Akun admin tidak bisa login sebagai alumni.',
  },
  {
    name: 'an account that is not confirmed',
    account: unconfirmed,
    sentence: 'Email belum dikonfirmasi. Silakan cek email Anda untuk link konfirmasi.',
  },
];

test('wrong role, unconfirmed e-mail: a sign-in that is refused says why in its own sentence, and nobody is signed in', async ({
  page,
  portal,
}) => {
  await signUp(portal, unconfirmed);
  await page.goto('/login');
  const submit = page.getByRole('main').getByRole('button', { name: 'Login' });
  const toasts = page.getByRole('region', { name: 'Notification' });
  await test.step('the button waits until e-mail and password are filled', async () => {
    await expect(submit).toBeDisabled();
    await page.getByLabel('Email').fill(accounts.budi.email);
    await expect(submit).toBeDisabled();
    await page.getByLabel('Password', { exact: true }).fill('x');
    await expect(submit).toBeEnabled();
  });
  for (const { name, account, sentence } of refusals) {
    await test.step(name, async () => {
      await sendSignIn(page, account);
      await expect(toasts.getByText(sentence, { exact: true })).toBeVisible();
      await expect(toast(page, 'Login Gagal')).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue(account.email);
      expect(await storedSession(page)).toBeNull();
    });
  }
  await test.step('an account that is not confirmed can ask for another link', async () => {
    await page.getByRole('button', { name: 'Kirim ulang link konfirmasi' }).click();
    await expect(toast(page, 'Link Konfirmasi Dikirim')).toBeVisible();
  });
  await test.step('Back from another page shows the login, and still nobody is signed in', async () => {
    await openInPage(page, '/kontak');
    await expect(page).toHaveURL(/\/kontak$/);
    await page.goBack();
    await expect(submit).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  });
  await test.step('a tampered role', async () => {
    await page.getByLabel('Email').fill(accounts.admin.email);
    await page.getByLabel('Password', { exact: true }).fill(accounts.admin.password);
    await page
      .getByLabel('Login sebagai')
      .evaluate((select: HTMLSelectElement) => select.add(new Option('Dewan', 'superuser')));
    await page.getByLabel('Login sebagai').selectOption('superuser');
    await submit.click();
    await expect(toasts).toContainText('Peran tidak valid saat login.');
    await expect(page).toHaveURL(/\/login$/);
    expect(await storedSession(page)).toBeNull();
  });
  await page.goto('/dashboard/alumni');
  await expect(page).toHaveURL(/\/login$/);
});

async function signOut(page: Page) {
  await page.getByRole('button', { name: /^Menu akun/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

test('an alumnus signs in, comes back to the page that was asked for, and signs out in every tab', async ({
  page,
  context,
}) => {
  await test.step('a page that the role may not open is not returned to', async () => {
    await page.goto('/admin/manage-alumni');
    await expect(page).toHaveURL(/\/login$/);
    await sendSignIn(page, accounts.siti);
    await expect(page).toHaveURL(/\/dashboard\/alumni$/);
    await expect(toast(page, 'Login Alumni Berhasil')).toBeVisible();
  });
  const other = await context.newPage();
  await test.step('signing out says so, leaves the protected screen of another tab within 2 seconds, and Back does not return', async () => {
    await other.goto('/dashboard/alumni');
    await expect(other.getByRole('heading', { level: 1 })).toContainText('Siti');
    await signOut(page);
    await expect(other).toHaveURL(/\/login$/, { timeout: 2_000 });
    await expect(toast(page, 'Logout Berhasil')).toBeVisible();
    await expect(page.getByText('Anda telah keluar.', { exact: true })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/login$/);
  });
  await test.step('the page that a guard refused is forgotten once the user leaves the login page', async () => {
    await visitInPage(page, '/kontak');
    await openInPage(page, '/profile-settings');
    // Not the URL alone, which comes before the page.
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    await visitInPage(page, '/tentang');
    const remembered = () => page.evaluate((key) => sessionStorage.getItem(key), returnPathKey);
    await expect.poll(remembered).toBeNull();
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await sendSignIn(page, accounts.siti);
    await expect(page).toHaveURL(/\/dashboard\/alumni$/);
    await signOut(page);
    await expect(toast(page, 'Logout Berhasil')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  });
  await test.step('the page that was asked for opens after the sign-in, with query and anchor, also after a reload', async () => {
    await openInPage(page, '/profile-settings?tab=kontak#kontak');
    await expect(page).toHaveURL(/\/login$/);
    await page.getByLabel('Email').fill(accounts.siti.email);
    await page.getByLabel('Password', { exact: true }).fill(accounts.siti.password);
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page).toHaveURL(/\/profile-settings\?tab=kontak#kontak$/);
    await page.reload();
    await expect(page).toHaveURL(/\/profile-settings\?tab=kontak#kontak$/);
    await expect(page.getByRole('button', { name: /^Menu akun/ })).toBeVisible();
  });
  await test.step('a signed-in user is redirected away from login and register', async () => {
    await openInPage(page, '/login');
    await expect(page).toHaveURL(/\/dashboard\/alumni$/);
    await openInPage(page, '/register');
    await expect(page).toHaveURL(/\/$/);
  });
});

test('a page of a fresh session shows its data before supabase-js has arrived', async ({
  page,
}) => {
  await keepSession(page, accounts.budi);
  await page.route('**/shell/**/*.js', async (route) => {
    const response = await route.fetch();
    const isSupabase = (await response.text()).includes('GoTrueClient');
    // A request without an answer stays open until the test ends.
    if (!isSupabase) await route.fulfill({ response });
  });
  await page.goto('/dashboard/alumni', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Budi Santoso');
});
