import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import {
  accounts,
  expect,
  followLink,
  linkIn,
  mailTo,
  signInByForm,
  test,
  toast,
} from '../fixtures/portal.ts';

const newcomer = {
  fullName: 'Rina Pratiwi',
  email: 'rina.pratiwi@contoh.example',
  password: 'Rahasia-2026',
};

type Registration = typeof newcomer & { year?: string; confirmation?: string };

async function register(
  page: Page,
  { fullName, email, password, year, confirmation }: Registration,
) {
  await page.getByLabel('Nama Lengkap').fill(fullName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Tahun Lulus').selectOption(year ?? '');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Konfirmasi Password', { exact: true }).fill(confirmation ?? password);
  await page.getByRole('button', { name: 'Daftar' }).click();
}

const refusals = [
  {
    name: 'passwords that differ',
    change: { confirmation: 'lain-sekali', year: '2015' },
    sentence: 'Password dan konfirmasi password tidak cocok.',
  },
  {
    name: 'a short password',
    change: { password: '12345', year: '2015' },
    sentence: 'Password minimal harus 6 karakter.',
  },
  { name: 'no graduation year', change: {}, sentence: 'Tahun lulus harus diisi.' },
  {
    name: 'an e-mail that is registered',
    change: { email: accounts.budi.email, year: '2015' },
    sentence: 'Email ini sudah terdaftar. Silakan coba login atau gunakan email lain.',
  },
];

/** Each refusal says why in its own sentence, and nothing typed is lost. */
async function expectRefusals(page: Page, portal: LocalStack) {
  const resend = page.getByRole('button', { name: 'Kirim ulang link konfirmasi' });
  const accountCount = () => portal.query('select count(*)::int as n from auth.users');
  const before = await accountCount();
  await test.step('nothing at all', async () => {
    await page.getByRole('button', { name: 'Daftar' }).click();
    await expect(toast(page, 'Periksa kolom yang ditandai.')).toBeVisible();
    await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(4);
  });
  for (const { name, change, sentence } of refusals) {
    await test.step(name, async () => {
      await register(page, { ...newcomer, ...change });
      await expect(page.getByRole('region', { name: 'Notification' })).toContainText(sentence);
      await expect(toast(page, 'Registrasi Gagal')).toBeVisible();
      await expect(page.getByLabel('Nama Lengkap')).toHaveValue(newcomer.fullName);
      await expect(page).toHaveURL(/\/register$/);
      expect(await accountCount()).toEqual(before);
      await expect(resend).toBeVisible({ visible: change.email !== undefined });
    });
  }
}

test('sign-up, refused for each reason → mail → confirmation → sign-in → dashboard as a pending alumna', async ({
  page,
  portal,
}) => {
  await page.goto('/register');
  await test.step('graduation years run from the current year down to 1990', async () => {
    const current = new Date().getFullYear();
    const years = Array.from({ length: current - 1990 + 1 }, (_, index) => String(current - index));
    await expect(page.getByLabel('Tahun Lulus').locator('option')).toHaveText([
      'Pilih tahun lulus',
      ...years,
    ]);
  });
  await expectRefusals(page, portal);
  await register(page, { ...newcomer, year: '2015' });
  await expect(page).toHaveURL(/\/login$/);
  await expect(toast(page, 'Registrasi Hampir Selesai!')).toBeVisible();

  const mail = await mailTo(portal, newcomer.email);
  // The link signs the user in, and so does the form from then on.
  await followLink(page, mail);
  await expect(page).toHaveURL(/\/dashboard\/alumni$/);
  await expect(toast(page, 'Email Dikonfirmasi')).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await signInByForm(page, { ...newcomer, role: 'Alumni' });
  await expect(page).toHaveURL(/\/dashboard\/alumni$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rina');
  await expect(page.getByText('Menunggu Validasi').first()).toBeVisible();
  await test.step('the page of the used link offers another one', async () => {
    await page.evaluate(() => localStorage.clear());
    await followLink(page, mail);
    await expect(page.getByText('Tautan tidak dapat digunakan')).toBeVisible();
    const resend = page.getByRole('button', { name: 'Kirim ulang link konfirmasi' });
    await resend.click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.getByLabel('Email').fill('siapa.saja@contoh.example');
    await resend.click();
    await expect(toast(page, 'Link Konfirmasi Dikirim')).toBeVisible();
    // The way in for an owner who refused the registration and never got the answer of the link.
    await expect(page.getByRole('link', { name: 'Minta tautan password baru' })).toBeVisible();
  });
  await test.step('a link that a mail program has damaged leads there too', async () => {
    await page.goto('/tautan#signup=3a&amp;x');
    await expect(
      page.getByText('Tautan terpotong, sudah dipakai, atau kedaluwarsa.'),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Minta tautan password baru' })).toBeVisible();
  });
  await test.step('the owner of an address that somebody else registered sets a password', async () => {
    const other = { ...newcomer, email: 'alamat.orang.lain@contoh.example', year: '2015' };
    await page.goto('/register');
    await register(page, other);
    await expect(page).toHaveURL(/\/login$/);
    await page.goto(linkIn(await mailTo(portal, other.email)));
    await page.getByRole('button', { name: 'Bukan saya' }).click();
    await expect(page).toHaveURL(/\/update-password/);
    await expect(page.getByLabel('Password Baru', { exact: true })).toBeVisible();
  });

  const rows = await portal.query(
    "select validation_status::text as status, graduation_year, can_post_jobs from alumni where email = 'rina.pratiwi@contoh.example'",
  );
  expect(rows).toEqual([{ status: 'pending', graduation_year: '2015', can_post_jobs: false }]);
});
