import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import { expectAccessible } from '../fixtures/axe.ts';
import { accounts, expect, linkIn, mailTo, sendSignIn, test, toast } from '../fixtures/portal.ts';

const budi = accounts.budi;
const newPassword = (page: Page) => page.getByLabel('Password Baru', { exact: true });
const continueButton = (page: Page) => page.getByRole('button', { name: 'Lanjutkan' });
const send = (page: Page) => page.getByRole('button', { name: 'Kirim Tautan' });

/** From the login page to the link of the mail. */
async function askForLink(page: Page, portal: LocalStack): Promise<string> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(budi.email);
  await page.getByRole('link', { name: 'Lupa password?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lupa Password');
  await expect(page.getByLabel('Email')).toHaveValue(budi.email);
  await send(page).click();
  await expect(page.getByText('Periksa email Anda')).toBeVisible();
  return linkIn(await mailTo(portal, budi.email));
}

async function setPassword(page: Page, password: string, confirmation = password) {
  await newPassword(page).fill(password);
  await page.getByLabel('Konfirmasi Password Baru', { exact: true }).fill(confirmation);
  await page.getByRole('button', { name: 'Simpan Password Baru' }).click();
}

test('forgot password → mail → new password → sign-in; the guard stays closed, the link works once', async ({
  page,
  portal,
  context,
}) => {
  const link = await askForLink(page, portal);
  await test.step('a program that scans mails uses nothing up', async () => {
    for (const method of ['HEAD', 'GET']) await fetch(link, { method });
    await page.goto(link);
    await expect(continueButton(page)).toBeVisible();
    await expectAccessible(page, 'a link of a mail');
  });
  await continueButton(page).dblclick();
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
    await continueButton(other).click();
    await expect(other.getByText('Tautan tidak dapat digunakan')).toBeVisible();
    const again = other.getByRole('link', { name: 'Minta tautan password baru' });
    await expect(again).toHaveAttribute('href', '/forgot-password');
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
