import { sessionKey } from '@portal/api/storage-keys';
import {
  accounts,
  expect,
  keepSession,
  openAs,
  openInPage,
  sendSignIn,
  signInByForm,
  test,
  toast,
} from '../fixtures.ts';

test('the admin signs in and reaches the admin dashboard', async ({ page }) => {
  await signInByForm(page, accounts.admin);
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await expect(toast(page, 'Login Admin Berhasil')).toBeVisible();
  await expect(page.getByText('Selamat datang, Admin!', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an alumnus signs in and reaches the alumni dashboard, also after a reload', async ({
  page,
}) => {
  await signInByForm(page, accounts.budi);
  await expect(page).toHaveURL(/\/dashboard\/alumni$/);
  await expect(toast(page, 'Login Alumni Berhasil')).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/dashboard\/alumni$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Budi');
});

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
];

test('wrong role: a sign-in that is refused says why in its own sentence, and nobody is signed in', async ({
  page,
}) => {
  await page.goto('/login');
  const submit = page.getByRole('main').getByRole('button', { name: 'Login' });
  const said = page.getByRole('region', { name: 'Notification' });
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
      await expect(said.getByText(sentence, { exact: true })).toBeVisible();
      await expect(toast(page, 'Login Gagal')).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue(account.email);
      expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull();
    });
  }
  await test.step('a tampered role', async () => {
    await page.getByLabel('Email').fill(accounts.admin.email);
    await page.getByLabel('Password', { exact: true }).fill(accounts.admin.password);
    await page
      .getByLabel('Login sebagai')
      .evaluate((select: HTMLSelectElement) => select.add(new Option('Dewan', 'superuser')));
    await page.getByLabel('Login sebagai').selectOption('superuser');
    await submit.click();
    await expect(said).toContainText('Peran tidak valid saat login.');
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull();
  });
  await page.goto('/dashboard/alumni');
  await expect(page).toHaveURL(/\/login$/);
});

test('unconfirmed e-mail: an unconfirmed account is asked to confirm its e-mail', async ({
  page,
  portal,
}) => {
  await fetch(`${portal.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: portal.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'baru@contoh.example',
      password: 'rahasia-1',
      data: { full_name: 'Baru' },
    }),
  });
  await signInByForm(page, { email: 'baru@contoh.example', password: 'rahasia-1', role: 'Alumni' });
  await expect(page.getByRole('region', { name: 'Notification' })).toContainText(
    'Email belum dikonfirmasi. Silakan cek email Anda untuk link konfirmasi.',
  );
});

test('the page that was asked for opens after the sign-in, with query and anchor', async ({
  page,
}) => {
  await page.goto('/profile-settings?tab=kontak#kontak');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email').fill(accounts.siti.email);
  await page.getByLabel('Password', { exact: true }).fill(accounts.siti.password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/profile-settings\?tab=kontak#kontak$/);
});

test('a page that the role may not open is not returned to', async ({ page }) => {
  await page.goto('/admin/manage-alumni');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email').fill(accounts.siti.email);
  await page.getByLabel('Password', { exact: true }).fill(accounts.siti.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/dashboard\/alumni$/);
});

test('who is signed in is led away from login and register', async ({ page }) => {
  await openAs(page, accounts.siti, '/login');
  await expect(page).toHaveURL(/\/dashboard\/alumni$/);
  await openInPage(page, '/register');
  await expect(page).toHaveURL(/\/$/);
});

test('signing out says so, leaves the protected screen of another tab within 2 seconds, and Back does not return', async ({
  page,
  context,
}) => {
  await signInByForm(page, accounts.budi);
  await expect(page).toHaveURL(/\/dashboard\/alumni$/);
  const other = await context.newPage();
  await other.goto('/dashboard/alumni');
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Budi');
  await page.getByRole('button', { name: /^Menu akun/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(other).toHaveURL(/\/login$/, { timeout: 2_000 });
  await expect(toast(page, 'Logout Berhasil')).toBeVisible();
  await expect(page.getByText('Anda telah keluar.', { exact: true })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/login$/);
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
