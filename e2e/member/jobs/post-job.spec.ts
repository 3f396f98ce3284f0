import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import { accounts, expect, openInPage, sendSignIn, test, toast } from '../../fixtures/portal.ts';
import { expectOwnContent, field, fill, job, main, postedRows, send } from './post-job-screen.ts';

const form = '/alumni/post-job';
const postLink = (page: Page) => main(page).locator('a[href="/alumni/post-job"]');

async function leaveOutEach(page: Page) {
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
}

async function writeUnsafeLinks(page: Page) {
  await fill(page);
  for (const label of ['Tautan Lamaran', 'URL Logo Perusahaan']) {
    for (const link of ['javascript:alert(1)', 'https://user@evil.example']) {
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
  await field(page, 'Tautan Lamaran').fill('');
  await expect(toast(page, 'Input Tidak Lengkap')).toHaveCount(0);
}

async function proposeInFull(page: Page, portal: LocalStack) {
  await openInPage(page, form);
  await expect(field(page, 'Judul Lowongan')).toHaveValue('');
  await expect(field(page, 'Jenis Pekerjaan')).toHaveValue('Full-time');
  await fill(page, {
    ...job,
    'Judul Lowongan': 'Insinyur Relai',
    Lokasi: 'Dumai',
    'Tautan Lamaran': 'mailto:hrd@contoh.example',
    'URL Logo Perusahaan': 'https://contoh.example/logo.png',
  });
  await field(page, 'Jenis Pekerjaan').selectOption('Internship');
  await send(page).click();
  await expect(toast(page, 'Lowongan Diajukan')).toBeVisible();
  await expectOwnContent(page);
  expect(await postedRows(portal, 'Insinyur Relai')).toMatchObject([
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
}

async function seeOwnJobs(page: Page, portal: LocalStack) {
  await portal.query(
    `insert into job_postings (title, company_name, description, status, posted_by_user_id)
     select 'Uji ' || s, 'PT Uji', 'Uji', s::job_status, u.id
     from unnest(array['rejected', 'closed']) s, auth.users u
     where u.email = '${accounts.budi.email}'`,
  );
  await main(page).getByRole('link', { name: 'Lihat Lowongan Anda' }).click();
  await expect(field(page, 'Judul Lowongan')).toHaveValue('');
  const own = main(page).getByRole('region', { name: 'Lowongan Anda' }).getByRole('listitem');
  await expect(own).toHaveCount(7);
  await expect(own.filter({ hasText: 'Insinyur Relai' })).toContainText('Menunggu Persetujuan');
  await expect(own.filter({ hasText: 'Uji rejected' })).toContainText('Ditolak');
  await expect(own.filter({ hasText: 'Uji closed' })).toContainText('Ditutup');
  await expect(own.filter({ hasText: 'Drafter' })).toContainText('Menunggu Persetujuan');
  const shown = own.filter({ hasText: 'Electrical Engineer' });
  await expect(shown).toContainText('Ditayangkan');
  await shown.getByRole('link', { name: /^Lihat lowongan/ }).click();
  await expect(page).toHaveURL(/\/lowongan#job-/);
}

async function cancel(page: Page, portal: LocalStack) {
  await openInPage(page, '/dashboard/alumni');
  await postLink(page).click();
  await fill(page, { ...job, 'Judul Lowongan': 'Dibatalkan' });
  const question = page.getByRole('dialog', { name: 'Perubahan belum disimpan' });
  await page
    .getByRole('navigation', { name: 'Utama' })
    .getByRole('link', { name: 'Tentang' })
    .click();
  await question.getByRole('button', { name: 'Tetap di halaman ini' }).click();
  await page.reload();
  await expect(main(page)).toContainText('Draf Anda dipulihkan');
  await expect(field(page, 'Judul Lowongan')).toHaveValue('Dibatalkan');
  await main(page).getByRole('button', { name: 'Batal' }).click();
  await question.getByRole('button', { name: 'Tinggalkan tanpa menyimpan' }).click();
  await expect(page).toHaveURL(/\/dashboard\/alumni$/);
  await postLink(page).click();
  await expect(field(page, 'Judul Lowongan')).toHaveValue('');
  expect(await postedRows(portal, 'Dibatalkan')).toEqual([]);
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: /^Menu akun/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

test("unsafe links: a proposal leads to the poster's content page and waits for the admin", async ({
  page,
  portal,
}) => {
  await test.step('a visitor signs in first and is brought back', async () => {
    await page.goto(form);
    await expect(page).toHaveURL(/\/login$/);
    await sendSignIn(page, accounts.budi);
    await expect(page).toHaveURL(/\/alumni\/post-job$/);
    await expect(send(page)).toBeVisible();
  });
  await test.step('without title, company or description the input is incomplete and nothing is sent', async () => {
    await leaveOutEach(page);
    expect(await postedRows(portal)).toEqual([]);
  });
  await test.step('unsafe links: an unsafe link to apply and an unsafe logo are refused in the form', async () => {
    await writeUnsafeLinks(page);
    expect(await postedRows(portal)).toEqual([]);
  });
  await test.step('what is left out is stored as nothing', async () => {
    await send(page).click();
    await expectOwnContent(page);
    expect(await postedRows(portal)).toMatchObject([
      { location: null, application_link: null, company_logo_url: null, job_type: 'Full-time' },
    ]);
  });
  await test.step("a proposal gives 'Lowongan Diajukan', leads to the poster's content page and waits for the admin", () =>
    proposeInFull(page, portal));
  await test.step('the poster sees all their own jobs, each with its status', () =>
    seeOwnJobs(page, portal));
  await test.step('leaving asks, a reload keeps the draft, and cancel goes back', () =>
    cancel(page, portal));
  await test.step('logging out asks for confirmation', async () => {
    await fill(page);
    await logOut(page);
    await page.getByRole('button', { name: 'Tetap di halaman ini' }).click();
    await expect(field(page, 'Judul Lowongan')).toHaveValue(job['Judul Lowongan']);
    await logOut(page);
    await page.getByRole('button', { name: 'Tinggalkan tanpa menyimpan' }).click();
    await expect(toast(page, 'Logout Berhasil')).toBeVisible();
  });
});
