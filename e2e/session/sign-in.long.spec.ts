import { sessionKey } from '@portal/api/storage-keys';
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

test('wrong role, unconfirmed e-mail: a refused sign-in says why, and nobody is signed in', async ({
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

test('signs in with what a password manager has written without any event', async ({ page }) => {
  await page.goto('/login');
  const submit = page.getByRole('main').getByRole('button', { name: 'Login' });
  await expect(submit).toBeDisabled();
  for (const [label, value] of [
    ['Email', accounts.siti.email],
    ['Password', accounts.siti.password],
  ] as const) {
    const write = (input: HTMLInputElement, text: string) => Object.assign(input, { value: text });
    await page.getByLabel(label, { exact: true }).evaluate(write, value);
  }
  // Without waiting until it is enabled, as a person presses: the pointer is there a moment before.
  await submit.hover({ force: true });
  await submit.click({ force: true, delay: 50 });
  await expect(page).toHaveURL(/\/dashboard\/alumni$/);
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
