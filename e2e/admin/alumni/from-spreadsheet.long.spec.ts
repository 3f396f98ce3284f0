import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import { expectAccessible } from '../../fixtures/axe.ts';
import { chooseOption } from '../../fixtures/choose-option.ts';
import { expect, followLink, mailTo, openInPage, test, toast } from '../../fixtures/portal.ts';
import { sidewaysScroll } from '../../fixtures/sideways-scroll.ts';
import { count, openAlumni } from './alumni-screen.ts';

const heads = 'Nama;NIM;Angkatan;Tahun lulus;Email;Telepon';
const nameOf = (place: number) =>
  `${['Arman', 'Bintang', 'Cakra', 'Darma', 'Endang', 'Farida', 'Galih'][place % 7]} Uji ${place}`;
const people = Array.from(
  { length: 268 },
  (_, place) =>
    `${nameOf(place)};116501${1000 + place};${2010 + (place % 5)};${2015 + (place % 5)};warga${place}@uji.example;08125550${1000 + place}`,
);
// Of one person, who was written down twice: another spelling, and the same telephone.
const pair = [
  'Ani Lestari;1165019001;2012;2017;ani@uji.example;0813 7777 8888',
  'Any Lestary;;2012;2017;;+62 813-7777-8888',
];
const doubles = people.slice(0, 20);
const mistakes = (names: readonly string[], years: string) =>
  names.map((name, place) => `${name};116502${1000 + place};${years};benar${place}@uji.example;`);
const wrong = [
  ...mistakes(Array(5).fill(''), '2016;2020'),
  ...mistakes(Array(5).fill('Hana'), '2016;1999'),
];
const corrected = mistakes(
  Array.from({ length: 10 }, (_, place) => `Hana Betul ${place}`),
  '2016;2020',
);
const invited = { email: 'warga7@uji.example', password: 'Rahasia-2026', role: 'Alumni' };

const drawer = (page: Page, name = 'Impor alumni') => page.getByRole('dialog', { name });
const press = (page: Page, name: string | RegExp, dialog?: string) =>
  drawer(page, dialog).getByRole('button', { name, exact: true }).click();

async function check(page: Page, rows: readonly string[], counts: readonly string[]) {
  await page.getByLabel('Berkas alumni').setInputFiles({
    name: 'alumni.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([heads, ...rows].join('\r\n')),
  });
  await expect(drawer(page).getByText('300 baris terbaca.')).toBeVisible();
  await press(page, 'Pilih kolom');
  await press(page, 'Periksa');
  for (const filter of counts) {
    await expect(drawer(page).getByText(filter, { exact: true })).toBeVisible({ timeout: 60_000 });
  }
}

async function imports(page: Page, total: number) {
  await press(page, new RegExp(`^Impor ${total} baris`));
  await expect(drawer(page).getByRole('alert')).toContainText(`${total} ditambahkan`, {
    timeout: 60_000,
  });
}

async function correctsAndImports(page: Page) {
  await page.getByRole('button', { name: 'Impor', exact: true }).click();
  await check(
    page,
    [...people, ...pair, ...doubles, ...wrong],
    ['Baru (269)', 'Mungkin sama (1)', 'Ganda di berkas (20)', 'Ditolak (10)'],
  );
  await press(page, 'Ubah kolom');
  await press(page, 'Ganti berkas');
  await check(
    page,
    [...people, ...pair, ...doubles, ...corrected],
    ['Baru (279)', 'Mungkin sama (1)', 'Ganda di berkas (20)'],
  );
  // A question of the check that is answered as one would without knowing them.
  await drawer(page).getByText('Mungkin sama (1)', { exact: true }).click();
  const question = drawer(page).getByRole('combobox', { name: /^Tindakan untuk Any Lestary/ });
  await chooseOption(question, 'Orang lain');
  await imports(page, 280);
  await press(page, 'Selesai');
  await expect(count(page)).toHaveText('Alumni (280)');
}

async function mergesTwo(page: Page) {
  await page.getByRole('button', { name: 'Rekaman ganda' }).first().click();
  await page
    .getByRole('button', { name: /^Gabungkan An[iy] Lestar[iy] dan An[iy] Lestar[iy]$/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Gabungkan dua rekaman' });
  await dialog.getByRole('button', { name: 'Gabungkan' }).click();
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(count(page)).toHaveText('Alumni (279)');
}

/** Of the merged records one is gone and the other has changed: the one that is left stays. */
async function undoesAndImportsAgain(page: Page) {
  await openInPage(page, '/admin/manage-alumni?impor=riwayat');
  await press(page, 'Urungkan impor', 'Riwayat impor');
  await press(page, 'Urungkan impor', 'Urungkan impor ini?');
  await expect(drawer(page, 'Riwayat impor')).toContainText('Tetap seperti sekarang:');
  await expect(drawer(page, 'Riwayat impor')).toContainText('Lestar');
  await press(page, 'Kembali ke impor', 'Riwayat impor');
  await check(
    page,
    [...people, ...pair, ...doubles, ...corrected],
    ['Baru (278)', 'Sama (1)', 'Mungkin sama (1)', 'Ganda di berkas (20)'],
  );
  await imports(page, 278);
  await press(page, 'Selesai');
  await expect(count(page)).toHaveText('Alumni (279)');
}

async function invites(page: Page) {
  await openInPage(page, '/admin/manage-alumni?ajak=angkatan');
  await expect(drawer(page, 'Ajak bergabung')).toContainText('55 dikenal · 0 bergabung');
  await expectAccessible(page, 'the years', '[role=dialog]');
  await page.setViewportSize({ width: 390, height: 844 });
  await press(page, 'Ajak angkatan 2012', 'Ajak bergabung');
  const list = drawer(page, 'Ajak angkatan 2012');
  await expect(list.getByLabel('Teks untuk grup')).toContainText('/register');
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  const opening = page.context().waitForEvent('page');
  await list.getByRole('link', { name: `WhatsApp: ajak ${nameOf(7)}`, exact: true }).click();
  const chat = await opening;
  expect(new URL(chat.url()).searchParams.get('text')).toContain('/register');
  await chat.close();
  const row = list.getByRole('listitem').filter({ hasText: invited.email });
  await expect(row).toContainText('Sudah diajak');
  await expect(row.getByRole('link')).toHaveCount(0);
  expect(await sidewaysScroll(page)).toBe(0);
  await expectAccessible(page, 'the people of a year', '[role=dialog]');
}

async function findsOwnRecord(page: Page, portal: LocalStack) {
  await page.evaluate(() => localStorage.clear());
  await page.goto('/register');
  await page.getByLabel('Nama Lengkap').fill(nameOf(7));
  await page.getByLabel('Email').fill(invited.email);
  await page.getByLabel('Tahun Lulus').selectOption('2017');
  await page.getByLabel('Password', { exact: true }).fill(invited.password);
  await page.getByLabel('Konfirmasi Password', { exact: true }).fill(invited.password);
  await page.getByRole('button', { name: 'Daftar' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await followLink(page, await mailTo(portal, invited.email));
  await expect(page).toHaveURL(/\/dashboard\/alumni$/);
  await expect(toast(page, 'Email Dikonfirmasi')).toBeVisible();
  await openInPage(page, '/profile-settings');
  await expect(page.getByRole('main').getByLabel('NIM')).toHaveValue('1165011007');
  await page.evaluate(() => localStorage.clear());
}

test('from an empty association: import, correct, merge, undo, import again, invite; she finds her record', async ({
  page,
  portal,
}) => {
  test.slow();
  await portal.query('delete from alumni');
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAlumni(page);
  await expect(count(page)).toHaveText('Alumni (0)');
  await correctsAndImports(page);
  await mergesTwo(page);
  await undoesAndImportsAgain(page);
  await invites(page);
  await findsOwnRecord(page, portal);
  const [joined] = await portal.query(
    `select count(*)::int as count from alumni where user_id is not null and nim = '1165011007'`,
  );
  expect(joined).toEqual({ count: 1 });
});
