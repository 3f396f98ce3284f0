import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import { accounts, expect, linkIn, mailTo, sendSignIn, test, toast } from '../fixtures/portal.ts';

const budi = accounts.budi;
const newPassword = (page: Page) => page.getByLabel('Password Baru', { exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Kirim Tautan' });

/** From the login page to the link of the mail. */
async function askForLink(page: Page, portal: LocalStack): Promise<string> {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Lupa password?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lupa Password');
  await page.getByLabel('Email').fill(budi.email);
  await send(page).click();
  await expect(page.getByText('Periksa email Anda')).toBeVisible();
  return linkIn(await mailTo(portal, budi.email));
}

async function setPassword(page: Page, password: string, confirmation = password) {
  await newPassword(page).fill(password);
  await page.getByLabel('Konfirmasi Password Baru', { exact: true }).fill(confirmation);
  await page.getByRole('button', { name: 'Simpan Password Baru' }).click();
}

test('forgot password → mail → new password → sign-in; the recovery survives a reload, keeps the guard closed, and the link works once', async ({
  page,
  portal,
  context,
}) => {
  const link = await askForLink(page, portal);
  await page.goto(link);
  await expect(page).toHaveURL(/\/update-password/);
  await expect(newPassword(page)).toBeVisible();
  await test.step('the bar shows the signed-out state and the guard stays closed, after a reload too', async () => {
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await page.goto('/dashboard/alumni');
    await expect(page).toHaveURL(/\/login$/);
    await page.goto('/update-password');
    await expect(newPassword(page)).toBeVisible();
  });
  await test.step('the link works once', async () => {
    const other = await context.newPage();
    await other.goto(link);
    await expect(other.getByText('Tautan tidak dapat digunakan')).toBeVisible();
    await expect(other.getByRole('link', { name: 'Minta tautan baru' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    await other.close();
  });
  await test.step('a password that is too short or differs is refused', async () => {
    await setPassword(page, '12345');
    await expect(toast(page, 'Password Terlalu Pendek')).toBeVisible();
    await setPassword(page, 'Password-Baru-1', 'Password-Lain-1');
    await expect(toast(page, 'Password Tidak Cocok')).toBeVisible();
  });
  await setPassword(page, 'Password-Baru-1');
  await expect(page).toHaveURL(/\/login$/);
  await expect(toast(page, 'Password Berhasil Diperbarui')).toBeVisible();

  await sendSignIn(page, budi);
  await expect(page.getByRole('region', { name: 'Notification' })).toContainText(
    'Email atau password salah.',
  );
  await sendSignIn(page, { ...budi, password: 'Password-Baru-1' });
  await expect(page).toHaveURL(/\/dashboard\/alumni$/);
});

/** The page says why no mail was sent, whatever the service answers. */
async function expectRefusals(page: Page) {
  const recover = '**/auth/v1/recover**';
  await page.route(recover, (route) =>
    route.fulfill({
      status: 429,
      json: { code: 429, error_code: 'over_email_send_rate_limit', msg: 'slow down' },
    }),
  );
  await send(page).click();
  await expect(toast(page, 'Terlalu Banyak Percobaan')).toBeVisible();
  await page.unroute(recover);
  await page.route(recover, (route) => route.fulfill({ status: 500, json: { msg: 'broken' } }));
  await send(page).click();
  await expect(toast(page, 'Gagal mengirim email')).toBeVisible();
  await page.unroute(recover);
}

test('without a recovery the page validates for at most 10 seconds, then leads to a new link; its mail gets a hint at the spam folder after 5 minutes', async ({
  page,
}) => {
  const spamHint = page.getByText(/folder spam/);
  await page.clock.install();
  // Its code has to be there: time that passes before would end the wait for the code, not for the recovery.
  await page.goto('/update-password', { waitUntil: 'networkidle' });
  await expect(page.getByText('Memvalidasi sesi…')).toBeVisible();
  // The HTML shows the text before any script counts seconds; React leaves its properties on what it has taken over.
  const isCounting = () =>
    page
      .getByText('Memvalidasi sesi…')
      .evaluate((it) => Object.keys(it).some((key) => key.startsWith('__reactProps')));
  await expect.poll(isCounting).toBe(true);
  await page.clock.runFor(10_100);
  await expect(page.getByText('Tautan tidak dapat digunakan')).toBeVisible();
  await page.getByRole('link', { name: 'Minta tautan baru' }).click();
  await page.getByLabel('Email').fill(budi.email);
  await test.step('a mail that cannot be sent says why', () => expectRefusals(page));
  await send(page).click();
  await expect(page.getByText('Periksa email Anda')).toBeVisible();
  const sentAt = await page.evaluate(() => Date.now());
  await page.clock.fastForward('04:00');
  await expect(spamHint).toBeHidden();
  await page.clock.fastForward('01:01');
  await expect(spamHint).toBeVisible();
  await test.step('the 5 minutes go on across a reload', async () => {
    for (const [minutes, isDue] of [
      [4, false],
      [6, true],
    ] as const) {
      await page.clock.setSystemTime(sentAt + minutes * 60_000);
      await page.reload();
      await expect(page.getByText('Periksa email Anda')).toBeVisible();
      await expect(spamHint).toBeVisible({ visible: isDue });
    }
  });
});
