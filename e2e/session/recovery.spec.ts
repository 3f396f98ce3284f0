import { accounts, expect, linkIn, mailTo, signInByForm, test, toast } from '../fixtures.ts';

const budi = accounts.budi;

test('forgot password → mail → new password → sign-in', async ({ page, portal }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Lupa password?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lupa Password');
  await page.getByLabel('Email').fill(budi.email);
  await page.getByRole('button', { name: 'Kirim Tautan' }).click();
  await expect(page.getByText('Periksa email Anda')).toBeVisible();

  await page.goto(linkIn(await mailTo(portal, budi.email)));
  await expect(page).toHaveURL(/\/update-password/);
  await expect(page.getByLabel('Password Baru', { exact: true })).toBeVisible();
  // During the recovery the bar shows the signed-out state and the guard stays closed.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();

  await page.getByLabel('Password Baru', { exact: true }).fill('12345');
  await page.getByLabel('Konfirmasi Password Baru', { exact: true }).fill('12345');
  await page.getByRole('button', { name: 'Simpan Password Baru' }).click();
  await expect(toast(page, 'Password Terlalu Pendek')).toBeVisible();

  await page.getByLabel('Password Baru', { exact: true }).fill('Password-Baru-1');
  await page.getByLabel('Konfirmasi Password Baru', { exact: true }).fill('Password-Lain-1');
  await page.getByRole('button', { name: 'Simpan Password Baru' }).click();
  await expect(toast(page, 'Password Tidak Cocok')).toBeVisible();

  await page.getByLabel('Konfirmasi Password Baru', { exact: true }).fill('Password-Baru-1');
  await page.getByRole('button', { name: 'Simpan Password Baru' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(toast(page, 'Password Berhasil Diperbarui')).toBeVisible();

  await signInByForm(page, budi);
  await expect(page.getByRole('region', { name: 'Notification' })).toContainText(
    'Email atau password salah.',
  );
  await signInByForm(page, { ...budi, password: 'Password-Baru-1' });
  await expect(page).toHaveURL(/\/dashboard\/alumni$/);
});

test('a recovery survives a reload, keeps the guard closed, and the link works once', async ({
  page,
  portal,
  context,
}) => {
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(budi.email);
  await page.getByRole('button', { name: 'Kirim Tautan' }).click();
  await expect(page.getByText('Periksa email Anda')).toBeVisible();
  const link = linkIn(await mailTo(portal, budi.email));
  await page.goto(link);
  await expect(page.getByLabel('Password Baru', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Password Baru', { exact: true })).toBeVisible();
  await page.goto('/dashboard/alumni');
  await expect(page).toHaveURL(/\/login$/);

  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByText('Tautan tidak dapat digunakan')).toBeVisible();
  await expect(other.getByRole('link', { name: 'Minta tautan baru' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
});

test('without a recovery session the page validates for at most 10 seconds, then explains itself', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/update-password');
  await expect(page.getByText('Memvalidasi sesi…')).toBeVisible();
  // The first paint shows the text before any script counts seconds.
  await expect
    .poll(async () => {
      await page.clock.runFor(10_100);
      return page.getByText('Tautan tidak dapat digunakan').isVisible();
    })
    .toBe(true);
});

test('a mail that cannot be sent says why; once it is sent, a hint at the spam folder comes after 5 minutes', async ({
  page,
}) => {
  const recover = '**/auth/v1/recover**';
  const send = page.getByRole('button', { name: 'Kirim Tautan' });
  await page.clock.install();
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(budi.email);
  await page.route(recover, (route) =>
    route.fulfill({
      status: 429,
      json: { code: 429, error_code: 'over_email_send_rate_limit', msg: 'slow down' },
    }),
  );
  await send.click();
  await expect(toast(page, 'Terlalu Banyak Percobaan')).toBeVisible();

  await page.unroute(recover);
  await page.route(recover, (route) => route.fulfill({ status: 500, json: { msg: 'broken' } }));
  await send.click();
  await expect(toast(page, 'Gagal mengirim email')).toBeVisible();

  await page.unroute(recover);
  await send.click();
  await expect(page.getByText('Periksa email Anda')).toBeVisible();
  await page.clock.fastForward('04:00');
  await expect(page.getByText(/folder spam/)).toBeHidden();
  await page.clock.fastForward('01:01');
  await expect(page.getByText(/folder spam/)).toBeVisible();
});

test('the 5 minutes of the hint go on across a reload', async ({ page }) => {
  const startedAt = Date.now();
  await page.clock.install({ time: startedAt });
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(budi.email);
  await page.getByRole('button', { name: 'Kirim Tautan' }).click();
  await expect(page.getByText('Periksa email Anda')).toBeVisible();
  for (const [minutes, isDue] of [
    [4, false],
    [6, true],
  ] as const) {
    await page.clock.setSystemTime(startedAt + minutes * 60_000);
    await page.reload();
    await expect(page.getByText('Periksa email Anda')).toBeVisible();
    await expect(page.getByText(/folder spam/)).toBeVisible({ visible: isDue });
  }
});
