import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import { expectAccessible } from '../../fixtures/axe.ts';
import { expect, openInPage, test, toast } from '../../fixtures/portal.ts';
import { sidewaysScroll } from '../../fixtures/sideways-scroll.ts';
import { count, openAlumni } from './alumni-screen.ts';

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Impor alumni' });
const button = (page: Page, name: string | RegExp) => drawer(page).getByRole('button', { name });
const files = new URL('../../../apps/admin/test/lists/files/', import.meta.url);
const rows = (page: Page) => drawer(page).locator('tbody tr.ant-table-row');

const list = [
  'Nama;NIM;Tahun masuk;Tahun lulus;Email;No HP;Perusahaan',
  'Ani Perbaikan;116501001;2010;2015;ani@perbaikan.example;rumah kos;PT Uji',
  'Bayu Perbaikan;1,16501E+09;2010;2015;bayu@perbaikan.example;0812 0000 7702;PT Uji',
  'Citra Perbaikan;116501003;2016;2012;citra@perbaikan.example;0812 0000 7703;PT Uji',
  ';116501004;2010;2015;dewi@perbaikan.example;0812 0000 7704;PT Uji',
  'Eko Perbaikan;116501005;2010;2015;eko@perbaikan.example;0812 0000 7705;PT Uji',
].join('\r\n');

async function check(
  page: Page,
  file: string | { name: string; mimeType: string; buffer: Buffer },
) {
  await page.getByLabel('Berkas alumni').setInputFiles(file);
  await button(page, 'Pilih kolom').click();
  await expect(button(page, 'Periksa')).toBeEnabled();
  // Not a click, which would be the second one on one spot.
  await button(page, 'Periksa').press('Enter');
  await expect(drawer(page).getByRole('table', { name: 'Hasil pemeriksaan' })).toBeVisible();
}

const checkList = (page: Page) =>
  check(page, { name: 'perbaikan.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });

/** By the keyboard alone. */
async function correct(page: Page, values: Record<string, string>, place: string, outcome: string) {
  for (const [label, value] of Object.entries(values)) {
    const field = drawer(page).getByRole('textbox', { name: `${label} ${place}` });
    await field.focus();
    await field.press('ControlOrMeta+a');
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Enter');
  // The name may be what was corrected.
  const number = place.split(', ').at(-1);
  const again = page.getByRole('button', { name: new RegExp(`^Periksa lagi .*${number}$`) });
  await expect(drawer(page).locator('form').filter({ has: again })).toContainText(
    `Sudah diperiksa lagi: ${outcome}.`,
  );
}

const stored = (portal: LocalStack) =>
  portal.query(
    `select full_name, nim, entry_year, graduation_year, phone_number from alumni
     where email like '%@perbaikan.example' order by email`,
  );

for (const width of [1440, 390]) {
  test(`what was lost or refused comes first, with its value, and is corrected on the spot: ${width} px`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAlumni(page, '?impor=berkas');
    await checkList(page);
    await expect(
      drawer(page).getByRole('radio', { name: 'Yang perlu Anda lihat (4)' }),
    ).toBeChecked();
    await expect(rows(page)).toHaveCount(4);
    await expect(drawer(page).getByText('Dengan kehilangan (2)', { exact: true })).toBeVisible();
    const phone = drawer(page).getByRole('textbox', { name: 'Telepon Ani Perbaikan, baris 2' });
    await expect(phone).toHaveValue('rumah kos');
    if (process.env.PICTURES) {
      await page.screenshot({ path: `${process.env.PICTURES}/worklist-${width}.png` });
    }
    expect(await sidewaysScroll(page)).toBe(0);
    await expectAccessible(page, 'the worklist', '[role=dialog]');
    await expect(button(page, 'Impor 2 baris')).toBeEnabled();
    await correct(page, { Telepon: '0812 0000 7701' }, 'Ani Perbaikan, baris 2', 'Baru');
    await correct(page, { NIM: '116501002' }, 'Bayu Perbaikan, baris 3', 'Baru');
    await correct(page, { Angkatan: '2007' }, 'Citra Perbaikan, baris 4', 'Baru');
    await correct(page, { 'Nama lengkap': 'Eko Perbaikan' }, 'baris 5', 'Mungkin sama');
    await expect(rows(page)).toHaveCount(4);
    await button(page, 'Impor 4 baris').click();
    await expect(drawer(page).getByRole('alert')).toContainText('4 ditambahkan');
    const person = (full_name: string, place: number, entry_year = '2010') => ({
      full_name,
      nim: `11650100${place}`,
      entry_year,
      graduation_year: place === 3 ? '2012' : '2015',
      phone_number: `0812 0000 770${place}`,
    });
    expect(await stored(portal)).toEqual([
      person('Ani Perbaikan', 1),
      person('Bayu Perbaikan', 2),
      person('Citra Perbaikan', 3, '2007'),
      person('Eko Perbaikan', 5),
    ]);
  });
}

async function takeBack(page: Page) {
  await openInPage(page, '/admin/manage-alumni?impor=riwayat');
  const past = page.getByRole('dialog', { name: 'Riwayat impor' });
  await past.getByRole('button', { name: 'Urungkan impor' }).first().click();
  const question = page.getByRole('dialog', { name: 'Urungkan impor ini?' });
  await question.getByRole('button', { name: 'Urungkan impor' }).click();
}

test('lists of other programs are looked at, imported as the check says, and taken back whole', async ({
  page,
  portal,
}) => {
  test.setTimeout(180_000);
  await openAlumni(page, '?impor=berkas');
  const names = () => portal.query('select full_name from alumni order by id');
  const before = await names();
  const lists = [
    '01-yudisium-kop.xlsx',
    '03-alumni-angkatan.xlsx',
    '04-tracer-kementerian.csv',
    '21-anggota-baru.csv',
  ];
  for (const name of lists) {
    await check(page, new URL(name, files).pathname);
    const toLook = drawer(page).getByRole('radio', { name: /^Yang perlu Anda lihat/ });
    if (await toLook.count()) await expect(toLook).toBeChecked();
    else await expect(drawer(page).getByText('Tidak ada yang perlu Anda lihat.')).toBeVisible();
    const text = await button(page, /^Impor \d+ baris/).textContent();
    const people = /\d+/.exec(text ?? '')?.[0];
    expect(text, name).toContain('terverifikasi dan tidak tampil di direktori');
    await button(page, /^Impor \d+ baris/).click();
    await expect(drawer(page).getByRole('alert')).toContainText(`${people} ditambahkan`);
    await takeBack(page);
    await expect(toast(page, `${people} baris dikembalikan`)).toBeVisible();
    expect(await names()).toEqual(before);
    await page.getByRole('button', { name: 'Kembali ke impor' }).click();
  }
});

const question = (page: Page) => page.getByRole('dialog', { name: 'Perubahan belum disimpan' });

test('file, check and answers are not lost by Back, Escape or a press beside the drawer without a question', async ({
  page,
}) => {
  await openAlumni(page);
  await page.getByRole('button', { name: 'Impor', exact: true }).click();
  await expect(drawer(page)).toBeVisible();
  // Nothing is lost yet.
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Impor', exact: true }).click();
  await checkList(page);
  await correct(page, { Telepon: '0812 0000 7701' }, 'Ani Perbaikan, baris 2', 'Baru');
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(20, 450),
    () => page.goBack(),
    () => page.goBack(),
  ];
  for (const leave of ways) {
    await leave();
    await question(page).getByRole('button', { name: 'Tetap di halaman ini' }).click();
    await expect(question(page)).toHaveCount(0);
    await expect(page).toHaveURL(/impor=pemeriksaan/);
    await expect(button(page, 'Impor 2 baris')).toBeEnabled();
  }
  const closing = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => window.location.reload()));
  await (await closing).dismiss();
  await expect(button(page, 'Impor 2 baris')).toBeEnabled();
  await page.goBack();
  await question(page).getByRole('button', { name: 'Tinggalkan tanpa menyimpan' }).click();
  await expect(drawer(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/manage-alumni$/);
  await expect(count(page)).toBeVisible();
});
