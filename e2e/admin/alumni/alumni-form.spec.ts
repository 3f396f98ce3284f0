import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import { chooseOption } from '../../fixtures/choose-option.ts';
import { expect, openInPage, test, toast } from '../../fixtures/portal.ts';
import { expectUncovered } from '../../fixtures/uncovered.ts';
import {
  alumniRows,
  count,
  field,
  form,
  onChange,
  openAlumni,
  save,
  stored,
} from './alumni-screen.ts';

async function rechecksOnlyAfterSending(page: Page) {
  const objection = form(page).getByText(/^Tulis tahun dengan empat angka/);
  await field(page, 'Angkatan').pressSequentially('201', { delay: 100 });
  expect(await objection.count()).toBe(0);
  await save(page).click();
  await expect(objection).toBeVisible();
  await field(page, 'Angkatan').press('End');
  await field(page, 'Angkatan').pressSequentially('0');
  await expect(objection).toHaveCount(0);
  await field(page, 'Angkatan').clear();
}

async function refusesWrongValues(page: Page) {
  await field(page, 'Angkatan').fill('20');
  const links = [
    'javascript:alert(1)',
    'JaVa\tscript:x',
    'data:text/html,x',
    'https://a@evil.example',
  ];
  for (const link of [...links, '//evil.example', `https://a.example/${'x'.repeat(3000)}`]) {
    await field(page, 'LinkedIn').fill(link);
    await field(page, 'Situs web').fill(link);
    await save(page).click();
    await expect(form(page).getByText(/^Tulis alamat lengkap/), link).toHaveCount(2);
  }
  await expect(form(page).getByText('Nama lengkap harus diisi.')).toBeVisible();
  await expect(form(page).getByText('Email harus diisi.')).toBeVisible();
  await expect(form(page).getByText(/^Tulis tahun dengan empat angka/)).toBeVisible();
}

async function addsAlumnus(page: Page, portal: LocalStack) {
  await field(page, 'LinkedIn').fill('https://www.linkedin.com/in/uji');
  await field(page, 'Situs web').fill('');
  await field(page, 'Angkatan').fill('2010');
  await field(page, 'Nama lengkap').fill('  Dewi Uji ');
  await field(page, 'Email').fill('Dewi.Uji@Contoh.example');
  // While the messages disappear, the fields below them still move.
  await expect(form(page).getByText(/harus diisi/)).toHaveCount(0);
  await chooseOption(form(page).getByRole('combobox', { name: 'Status' }), 'Terverifikasi');
  await expect(form(page).getByTitle('Terverifikasi', { exact: true })).toBeVisible();
  await field(page, 'Lencana khusus').fill('Pendiri');
  await form(page).getByRole('switch', { name: 'Boleh memasang lowongan' }).click();
  // A double press makes one row.
  await save(page).dblclick();
  await expect(toast(page, 'Data alumni telah ditambahkan')).toBeVisible();
  await expect(count(page)).toHaveText('Alumni (66)');
  await expect(form(page)).toHaveCount(0);
  expect(await stored(portal, 'dewi.uji@contoh.example')).toMatchObject({
    full_name: 'Dewi Uji',
    entry_year: '2010',
    graduation_year: null,
    linkedin_url: 'https://www.linkedin.com/in/uji',
    validation_status: 'verified',
    special_badge: 'Pendiri',
    can_post_jobs: true,
  });
}

async function sendsOnce(page: Page, portal: LocalStack) {
  await openInPage(page, '/admin/manage-alumni?form=baru');
  await field(page, 'Nama lengkap').fill('Rina Uji');
  await field(page, 'Email').fill('rina.uji@contoh.example');
  await page.route(
    alumniRows,
    onChange(async (route) => {
      await route.fetch();
      await route.abort('timedout');
    }),
  );
  await save(page).click();
  await expect(toast(page, 'Error')).toBeVisible();
  await page.unroute(alumniRows);
  await save(page).click();
  await expect(toast(page, 'Data alumni telah ditambahkan')).toBeVisible();
  await expect(count(page)).toHaveText('Alumni (67)');
  expect(await portal.query(`select id from alumni where full_name = 'Rina Uji'`)).toHaveLength(1);
}

async function showsFirstWrongField(page: Page) {
  await page.setViewportSize({ width: 390, height: 700 });
  await openInPage(page, '/admin/manage-alumni?form=baru');
  await field(page, 'Nama lengkap').fill('Dewi Uji');
  await field(page, 'Email').fill('dewi.uji@contoh.example');
  await field(page, 'Angkatan').fill('20');
  await field(page, 'Lencana khusus').fill('Pendiri');
  await save(page).click();
  await expect(field(page, 'Angkatan')).toBeFocused();
  await expectUncovered(form(page).getByText('Angkatan', { exact: true }));
  await expectUncovered(form(page).getByText(/^Tulis tahun dengan empat angka/));
}

test('repeated sending: a new alumnus needs name, e-mail, valid years and links, and is stored once', async ({
  page,
  portal,
}) => {
  await openAlumni(page);
  await page.getByRole('button', { name: 'Tambah Alumni' }).click();
  await test.step('a form says what is wrong when it is sent, and the message goes as soon as it is corrected', () =>
    rechecksOnlyAfterSending(page));
  await test.step('asks for name and e-mail, years of four digits and real links', () =>
    refusesWrongValues(page));
  await test.step('adds the alumnus', () => addsAlumnus(page, portal));
  await test.step('arrived without an answer and saved again makes exactly one row', () =>
    sendsOnce(page, portal));
  await test.step('sent from its end, the form shows the first wrong field whole, with its name and what is wrong', () =>
    showsFirstWrongField(page));
});
