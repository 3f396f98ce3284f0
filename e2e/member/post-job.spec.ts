import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import { accounts, expect, openAs, signIn, test, toast } from '../fixtures.ts';

const main = (page: Page) => page.getByRole('main');
const send = (page: Page) => main(page).getByRole('button', { name: 'Ajukan Lowongan' });
const field = (page: Page, label: string) => main(page).getByLabel(label);

const job = {
  'Judul Lowongan': 'Insinyur Proteksi Gardu',
  'Nama Perusahaan': 'PT Uji Listrik',
  Deskripsi: 'Menguji rele dan menyusun laporan.',
};

async function fill(page: Page, values: Record<string, string> = job) {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

async function openForm(page: Page, account: (typeof accounts)[keyof typeof accounts]) {
  await openAs(page, account, '/alumni/post-job');
}

const postedRows = (portal: LocalStack) =>
  portal.query(
    `select job.*, account.email from job_postings job
     join auth.users account on account.id = job.posted_by_user_id
     where job.title = '${job['Judul Lowongan']}'`,
  );

test("a proposal gives 'Lowongan Diajukan', goes to the own content and waits for the admin", async ({
  page,
  portal,
}) => {
  await openForm(page, accounts.budi);
  await expect(field(page, 'Jenis Pekerjaan')).toHaveValue('Full-time');
  await fill(page, {
    ...job,
    Lokasi: 'Dumai',
    'Tautan Lamaran': 'mailto:hrd@contoh.example',
    'URL Logo Perusahaan': 'https://contoh.example/logo.png',
  });
  await field(page, 'Jenis Pekerjaan').selectOption('Internship');
  await send(page).click();
  await expect(toast(page, 'Lowongan Diajukan')).toBeVisible();
  await expect(page).toHaveURL(/\/alumni\/my-content$/);
  expect(await postedRows(portal)).toMatchObject([
    {
      email: accounts.budi.email,
      status: 'pending',
      company_name: job['Nama Perusahaan'],
      location: 'Dumai',
      job_type: 'Internship',
      application_link: 'mailto:hrd@contoh.example',
      company_logo_url: 'https://contoh.example/logo.png',
      description: job.Deskripsi,
    },
  ]);
  await main(page).getByRole('link', { name: 'Lihat Lowongan Anda' }).click();
  const own = main(page).getByRole('listitem').filter({ hasText: job['Judul Lowongan'] });
  await expect(own).toContainText('Menunggu Persetujuan');
  await expect(field(page, 'Judul Lowongan')).toHaveValue('');
});

test('without title, company or description the input is incomplete and nothing is sent; logging out asks first', async ({
  page,
  portal,
}) => {
  await openForm(page, accounts.budi);
  for (const missing of Object.keys(job)) {
    await fill(page, { ...job, [missing]: '  ' });
    await send(page).click();
    await expect(toast(page, 'Input Tidak Lengkap')).toBeVisible();
    await expect(toast(page, 'Judul, nama perusahaan, dan deskripsi harus diisi.')).toBeVisible();
    await expect(field(page, missing)).toBeFocused();
    await expect(field(page, missing)).toHaveAttribute('aria-invalid', 'true');
    const region = page.getByRole('region', { name: 'Notification' });
    await region.getByRole('button', { name: 'Tutup' }).click();
    await expect(toast(page, 'Input Tidak Lengkap')).toHaveCount(0);
  }
  expect(await postedRows(portal)).toEqual([]);

  const logOut = async () => {
    await page.getByRole('button', { name: /^Menu akun/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
  };
  await logOut();
  await page.getByRole('button', { name: 'Tetap di halaman ini' }).click();
  await expect(field(page, 'Judul Lowongan')).toHaveValue(job['Judul Lowongan']);
  await logOut();
  await page.getByRole('button', { name: 'Tinggalkan tanpa menyimpan' }).click();
  await expect(toast(page, 'Logout Berhasil')).toBeVisible();
});

const unsafeLinks = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,hai',
  'vbscript:msgbox',
  '//evil.example',
  'https://user@evil.example',
  'lihat situs kami',
];

test('unsafe links: an unsafe link to apply and an unsafe logo are refused in the form; what is left out is stored as nothing', async ({
  page,
  portal,
}) => {
  await test.step('unsafe links: an unsafe link to apply and an unsafe logo are refused in the form', async () => {
    await openForm(page, accounts.budi);
    await fill(page);
    for (const label of ['Tautan Lamaran', 'URL Logo Perusahaan']) {
      for (const link of unsafeLinks) {
        await field(page, label).fill(link);
        await send(page).click();
        await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
        await expect(field(page, label)).toBeFocused();
      }
      await field(page, label).fill('');
    }
    await field(page, 'Tautan Lamaran').fill('www.contoh.example');
    await field(page, 'URL Logo Perusahaan').focus();
    await expect(field(page, 'Tautan Lamaran')).toHaveValue('https://www.contoh.example');
    await expect(toast(page, 'Input Tidak Lengkap')).toHaveCount(0);
    expect(await postedRows(portal)).toEqual([]);
  });
  await test.step('what is left out is stored as nothing', async () => {
    await fill(page);
    await send(page).click();
    await expect(page).toHaveURL(/\/alumni\/my-content$/);
    expect(await postedRows(portal)).toMatchObject([
      { location: null, application_link: null, company_logo_url: null, job_type: 'Full-time' },
    ]);
  });
});

test('cancel goes back', async ({ page, portal }) => {
  await signIn(page, accounts.budi);
  await main(page).locator('a[href="/alumni/post-job"]').click();
  await fill(page);
  await main(page).getByRole('button', { name: 'Batal' }).click();
  await expect(page).toHaveURL(/\/dashboard\/alumni$/);
  await main(page).locator('a[href="/alumni/post-job"]').click();
  await expect(field(page, 'Judul Lowongan')).toHaveValue('');
  expect(await postedRows(portal)).toEqual([]);
});

/** The page of an alumnus without the right to post. */
async function expectNoRight(page: Page) {
  await expect(main(page)).toContainText('Anda belum dapat memasang lowongan');
  await expect(main(page)).toContainText('Hak memasang lowongan diberikan oleh admin');
  await expect(send(page)).toHaveCount(0);
  await expect(main(page).getByRole('textbox')).toHaveCount(0);
}

test('a pending alumnus without the right reads how to get it', async ({ page }) => {
  await openForm(page, accounts.andi);
  await expectNoRight(page);
});

test('a verified alumnus without the right reads how to get it; once it is given, the form opens', async ({
  page,
  portal,
}) => {
  await openForm(page, accounts.siti);
  await expectNoRight(page);
  await portal.query(
    `update alumni set can_post_jobs = true where email = '${accounts.siti.email}'`,
  );
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Notifikasi/ })
    .click();
  await main(page)
    .getByRole('listitem')
    .filter({ hasText: 'Anda kini dapat memasang lowongan kerja.' })
    .getByRole('link', { name: 'Lihat Detail' })
    .click();
  await expect(send(page)).toBeVisible();
});

test('a right withdrawn meanwhile is refused by the database, and what was typed stays', async ({
  page,
  portal,
}) => {
  await openForm(page, accounts.budi);
  await fill(page);
  await portal.query(
    `update alumni set can_post_jobs = false where email = '${accounts.budi.email}'`,
  );
  await send(page).click();
  await expect(toast(page, 'Gagal Mengajukan Lowongan')).toBeVisible();
  await expect(main(page).getByRole('alert')).toContainText('tidak memiliki izin');
  await expect(field(page, 'Judul Lowongan')).toHaveValue(job['Judul Lowongan']);
  expect(await postedRows(portal)).toEqual([]);
});

test('the poster sees the own jobs with their status, whatever it is', async ({ page, portal }) => {
  await portal.query(
    `insert into job_postings (title, company_name, description, status, posted_by_user_id)
     select 'Uji ' || s, 'PT Uji', 'Uji', s::job_status, u.id
     from unnest(array['rejected', 'closed']) s, auth.users u
     where u.email = '${accounts.budi.email}'`,
  );
  await openForm(page, accounts.budi);
  const own = main(page).getByRole('region', { name: 'Lowongan Anda' }).getByRole('listitem');
  await expect(own).toHaveCount(5);
  await expect(own.filter({ hasText: 'Uji rejected' })).toContainText('Ditolak');
  await expect(own.filter({ hasText: 'Uji closed' })).toContainText('Ditutup');
  await expect(own.filter({ hasText: 'Drafter' })).toContainText('Menunggu Persetujuan');
  const shown = own.filter({ hasText: 'Electrical Engineer' });
  await expect(shown).toContainText('Ditayangkan');
  await shown.getByRole('link').click();
  await expect(page).toHaveURL(/\/lowongan#job-/);
});

test('a visitor signs in first and is brought back', async ({ page }) => {
  await page.goto('/alumni/post-job');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email').fill(accounts.budi.email);
  await page.getByLabel('Password', { exact: true }).fill(accounts.budi.password);
  await main(page).getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/alumni\/post-job$/);
  await expect(send(page)).toBeVisible();
});
