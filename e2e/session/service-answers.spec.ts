import type { Page, Route } from 'playwright/test';
import { accounts, expect, sendSignIn, signInByForm, test, toast } from '../fixtures.ts';

const notification = (page: Page) => page.getByRole('region', { name: 'Notification' });

type Answer = Record<string, unknown> & { user?: Record<string, unknown> | null };

/** Changes an answer of the real service: for states that the local service never reaches by itself. */
async function changeAnswer(route: Route, change: (answer: Answer) => Answer | Promise<Answer>) {
  const response = await route.fetch();
  await route.fulfill({ response, json: await change((await response.json()) as Answer) });
}

test('unconfirmed e-mail: an account that the service lets in unconfirmed is refused for 7 seconds, and signed out', async ({
  page,
}) => {
  await page.clock.install();
  await page.route('**/auth/v1/token*', (route) =>
    changeAnswer(route, (answer) => ({
      ...answer,
      user: { ...answer.user, email_confirmed_at: null },
    })),
  );
  await signInByForm(page, accounts.siti);
  const sentence = 'Email Anda belum dikonfirmasi. Silakan cek inbox/spam untuk link konfirmasi.';
  await expect(notification(page).getByText(sentence, { exact: true })).toBeVisible();
  await page.clock.runFor(6_000);
  await expect(notification(page).getByText(sentence, { exact: true })).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(notification(page).getByText(sentence, { exact: true })).toBeHidden();
  await page.unroute('**/auth/v1/token*');
  await page.goto('/dashboard/alumni');
  await expect(page).toHaveURL(/\/login$/);
});

test('a sign-in without a person is refused, and any other refusal of the service is shown in its own words', async ({
  page,
}) => {
  await page.route('**/rest/v1/rpc/current_user_role*', (route) => route.fulfill({ json: null }));
  await signInByForm(page, accounts.siti);
  await expect(notification(page)).toContainText('Data pengguna tidak ditemukan setelah login.');
  await expect(page).toHaveURL(/\/login$/);
  await page.route('**/auth/v1/token*', (route) =>
    route.fulfill({
      status: 400,
      json: { code: 400, error_code: 'user_banned', msg: 'User is banned' },
    }),
  );
  await sendSignIn(page, accounts.siti);
  await expect(notification(page)).toContainText('User is banned');
  await expect(toast(page, 'Login Gagal')).toBeVisible();
});

const newcomer = {
  name: 'Rina Pratiwi',
  email: 'rina.pratiwi@contoh.example',
  password: 'Rahasia-2026',
};

async function register(page: Page) {
  await page.goto('/register');
  await page.getByLabel('Nama Lengkap').fill(newcomer.name);
  await page.getByLabel('Email').fill(newcomer.email);
  await page.getByLabel('Tahun Lulus').selectOption('2015');
  await page.getByLabel('Password', { exact: true }).fill(newcomer.password);
  await page.getByLabel('Konfirmasi Password', { exact: true }).fill(newcomer.password);
  await page.getByRole('button', { name: 'Daftar' }).click();
}

test('without a session and without a profile row, the mail is what matters', async ({
  page,
  portal,
}) => {
  await page.route('**/auth/v1/signup*', (route) =>
    changeAnswer(route, async (answer) => {
      await portal.query('delete from alumni where email = $1', [newcomer.email]);
      return answer;
    }),
  );
  await register(page);
  await expect(toast(page, 'Registrasi Akun Berhasil, Cek Email!')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test('where the service asks for no confirmation, the registration is complete', async ({
  page,
  portal,
}) => {
  await answerWithSession(page, portal);
  await register(page);
  await expect(toast(page, 'Registrasi Berhasil!')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test('a profile that cannot be saved after the account was made is a warning for 10 seconds', async ({
  page,
  portal,
}) => {
  await answerWithSession(page, portal);
  await page.route('**/rest/v1/alumni*', (route) =>
    route.fulfill({ status: 500, json: { message: 'rusak' } }),
  );
  await page.clock.install();
  await register(page);
  await expect(toast(page, 'Akun Dibuat, Profil Bermasalah')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await page.clock.runFor(9_000);
  await expect(toast(page, 'Akun Dibuat, Profil Bermasalah')).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(toast(page, 'Akun Dibuat, Profil Bermasalah')).toBeHidden();
});

test('an answer without a person is not taken for a registration, and a row that has this e-mail already is refused', async ({
  page,
  portal,
}) => {
  await page.route('**/auth/v1/signup*', (route) => route.fulfill({ json: {} }));
  await register(page);
  await expect(notification(page)).toContainText(
    'Registrasi berhasil tetapi struktur data pengguna tidak sesuai harapan.',
  );
  await answerWithSession(page, portal);
  await page.route('**/rest/v1/alumni*', (route) =>
    route.fulfill({ status: 409, json: { code: '23505', message: 'duplicate key value' } }),
  );
  await page.getByRole('button', { name: 'Daftar' }).click();
  await expect(notification(page)).toContainText(
    'Data alumni dengan email ini sudah ada. Silakan hubungi admin jika ini adalah kesalahan.',
  );
  await expect(toast(page, 'Registrasi Gagal')).toBeVisible();
});

interface Portal {
  url: string;
  publishableKey: string;
  query: (sql: string, values?: unknown[]) => Promise<unknown>;
}

/** As a service answers that is configured without confirmation by e-mail: with a session. */
async function answerWithSession(page: Page, portal: Portal) {
  await page.route('**/auth/v1/signup*', (route) =>
    changeAnswer(route, async () => {
      await portal.query('update auth.users set email_confirmed_at = now() where email = $1', [
        newcomer.email,
      ]);
      const { email, password } = newcomer;
      const answer = await fetch(`${portal.url}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { apikey: portal.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      });
      return (await answer.json()) as Answer;
    }),
  );
}
