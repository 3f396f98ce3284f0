import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import { ageFiles } from '../../fixtures/picture-files.ts';
import { expect, openInPage, test, toast } from '../../fixtures/portal.ts';
import {
  bodyRows,
  drawer,
  fillRequired,
  heading,
  lists,
  main,
  openList,
  pick,
  press,
  row,
  save,
  storedRow,
} from '../table/list-screen.ts';

const list = lists.events;
const title = 'Kuliah Tamu Proteksi Sistem Tenaga';
const waiting = 'Belum tampil di situs; menunggu persetujuan.';
const published =
  'Tampil di halaman Kegiatan, di bawah ‘Akan Datang’. Setelah lewat, ia berpindah sendiri ke ‘Telah Berlangsung’.';

async function asksForTitleAndDate(page: Page, portal: LocalStack) {
  await openList(page, list, '?form=baru');
  await save(page, list).click();
  const form = drawer(page, list);
  await expect(form.getByText('Judul harus diisi.')).toBeVisible();
  await expect(form.getByText('Tanggal harus diisi.')).toBeVisible();
  await expect(form.getByLabel('Judul')).toBeFocused();
  await form.getByLabel('Judul').fill('   ');
  await expect(form.getByText('Judul harus diisi.')).toBeVisible();
  await fillRequired(page, list, `${title} I`);
  await form.getByRole('button', { name: 'Simpan & terbitkan' }).click();
  await expect(toast(page, 'Kegiatan Ditambahkan')).toBeVisible();
  await expect(toast(page, published)).toBeVisible();
  await expect(form).toHaveCount(0);
  expect(await storedRow(portal, list, `${title} I`)).toMatchObject({
    location: null,
    event_time: null,
    status: 'approved',
  });
}

const calendar = (page: Page) =>
  page.locator('.ant-picker-dropdown').filter({ has: page.locator('.ant-picker-date-panel') });

/** Enter chooses in the pickers, and never sends the form around them. */
async function expectRefusedDates(page: Page) {
  const form = drawer(page, list);
  const date = form.getByLabel('Tanggal');
  for (const [typed, sentence] of [
    ['31/02/2027', /^Tanggal ini tidak dikenali/],
    ['17-8-1926', /^Tahun kegiatan harus antara 2000 dan/],
  ] as const) {
    await date.fill(typed);
    await page.keyboard.press('Enter');
    await save(page, list).click();
    await expect(form.getByText(sentence)).toBeVisible();
  }
  await expect(date).toHaveValue('17/08/1926');
  await form.getByLabel('Waktu').fill('25.00');
  await page.keyboard.press('Enter');
  await save(page, list).click();
  await expect(form.getByText(/^Jam ini tidak dikenali/)).toBeVisible();
  await expect(form.getByLabel('Waktu')).toHaveValue('25.00');
  await form.getByLabel('Waktu').fill('');
  await date.focus();
}

async function setsRegistration(page: Page) {
  const form = drawer(page, list);
  // While the messages disappear, the fields below them still move.
  await expect(form.getByText(/tidak dikenali|^Tahun kegiatan harus/)).toHaveCount(0);
  await pick(page, list, 'Cara mendaftar', 'Di portal ini');
  await expect(form.getByText(/^Alumni terverifikasi mendaftar di portal/)).toBeVisible();
  await form.getByLabel('Selesai').fill('01:00');
  await page.keyboard.press('Tab');
  await expect(form.getByText('sampai 01:00, 18 Agustus')).toBeVisible();
  await form.getByLabel('Selesai').fill('19:05');
  await page.keyboard.press('Tab');
  await form.getByLabel('Kapasitas').fill('40');
  await form.getByLabel('Batas pendaftaran').fill('18-8-2027');
  await page.keyboard.press('Tab');
  await save(page, list).click();
  await expect(form.getByText('Jam selesai harus setelah jam mulai.')).toBeVisible();
  await expect(form.getByText('Batas pendaftaran harus sebelum kegiatan dimulai.')).toBeVisible();
  await form.getByLabel('Selesai').fill('21:00');
  await form.getByLabel('Batas pendaftaran').fill('16-8-2027');
  await page.keyboard.press('Tab');
}

async function keepsTypedFields(page: Page, portal: LocalStack) {
  await main(page).getByRole('button', { name: 'Tambah Kegiatan' }).press('Enter');
  const form = drawer(page, list);
  await expect(page).toHaveURL(/\?form=baru$/);
  await expect(form.getByLabel('Judul')).toBeFocused();
  await page.keyboard.type(`  ${title} `);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectRefusedDates(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await form.getByLabel('Tanggal').fill('17 Agustus 2027');
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Tanggal')).toHaveValue('17/08/2027');
  await expect(calendar(page)).toBeHidden();
  await form.getByLabel('Tanggal').fill('17-8-2027');
  await expect(calendar(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(calendar(page)).toBeHidden();
  await expect(form.getByLabel('Tanggal')).toBeFocused();
  await page.keyboard.press('Tab');
  await form.getByLabel('Waktu').pressSequentially('19:05');
  await page.keyboard.press('Tab');
  await setsRegistration(page);
  await form.getByLabel('Lokasi').fill('Aula Fakultas');
  await form.getByLabel('Deskripsi').fill('Dosen tamu dari PLN.\nTerbuka untuk umum.');
  await pick(page, list, 'Kategori', 'Workshop');
  await expect(form.getByText(waiting)).toBeVisible();
  await save(page, list).click();
  await expect(toast(page, 'Kegiatan Ditambahkan')).toBeVisible();
  await expect(toast(page, waiting)).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(heading(page)).toHaveText('Kegiatan (12)');
  await expect(bodyRows(page).first()).toContainText(`${title}17 Agu 2027`);
  expect(await storedRow(portal, list, title)).toMatchObject({
    event_time: '19:05:00',
    end_time: '21:00:00',
    registration_mode: 'portal',
    capacity: 40,
    registration_deadline: '2027-08-16 16:59:00+00',
    location: 'Aula Fakultas',
    description: 'Dosen tamu dari PLN.\nTerbuka untuk umum.',
    category: 'workshop',
    status: 'pending',
    image_url: null,
  });
  const [day] = await portal.query('select event_date::text from events where title = $1', [title]);
  expect(day?.event_date).toBe('2027-08-17');
}

async function setsAnyStatus(page: Page, portal: LocalStack) {
  const other = 'Lomba Robot Hemat Energi';
  await portal.query(
    `insert into events (title, event_date, event_time, category) values ('${other}', '2027-01-01', '08:30', 'lomba-robot')`,
  );
  await openInPage(page, `${list.path}?q=${encodeURIComponent(other)}`);
  await press(page, 'Ubah', other);
  const form = drawer(page, list);
  await expect(form.getByLabel('Waktu')).toHaveValue('08:30');
  await expect(form.getByLabel('Tanggal')).toHaveValue('01/01/2027');
  await pick(page, list, 'Kategori', 'Lainnya');
  await pick(page, list, 'Kategori', 'lomba-robot');
  await pick(page, list, 'Status', 'Diarsipkan');
  await expect(form.getByText(/^Tidak tampil di mana pun di situs/)).toBeVisible();
  await form.getByLabel('Waktu').clear();
  await page.keyboard.press('Tab');
  await save(page, list).click();
  await expect(toast(page, 'Kegiatan Diperbarui')).toBeVisible();
  await expect(row(page, other)).toContainText('Diarsipkan');
  expect(await storedRow(portal, list, other)).toMatchObject({
    category: 'lomba-robot',
    status: 'past',
    event_time: null,
  });
}

async function duplicates(page: Page, portal: LocalStack) {
  const source = await storedRow(portal, list, 'Lomba Robot Hemat Energi');
  await openInPage(page, `${list.path}?detail=${source?.id}`);
  await page.getByRole('button', { name: 'Duplikatkan' }).click();
  const form = page.getByRole('dialog', { name: 'Duplikat Kegiatan' });
  await expect(form.getByLabel('Judul')).toHaveValue('Lomba Robot Hemat Energi');
  await expect(form.getByLabel('Tanggal')).toHaveValue('');
  await form.getByLabel('Judul').fill('Lomba Robot Kedua');
  await form.getByLabel('Tanggal').fill('2027-02-01');
  await page.keyboard.press('Enter');
  await form.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(toast(page, 'Kegiatan Ditambahkan')).toBeVisible();
  expect(await storedRow(portal, list, 'Lomba Robot Kedua')).toMatchObject({
    category: 'lomba-robot',
    status: 'pending',
  });
  expect(await storedRow(portal, list, 'Lomba Robot Hemat Energi')).toEqual(source);
}

async function deletesAfterQuestion(page: Page, portal: LocalStack) {
  await ageFiles(portal);
  await openInPage(page, list.path);
  const poster = String((await storedRow(portal, list, list.pending))?.image_url);
  expect((await page.request.get(poster)).ok()).toBe(true);
  await press(page, 'Hapus', list.pending);
  const question = page.getByRole('dialog', { name: 'Hapus kegiatan ini?' });
  await expect(question).toContainText(list.pending);
  await question.getByRole('button', { name: 'Tidak jadi' }).click();
  await expect(row(page, list.pending)).toBeVisible();
  await press(page, 'Hapus', list.pending);
  await question.getByRole('button', { name: 'Hapus' }).click();
  await expect(toast(page, 'Kegiatan Dihapus')).toBeVisible();
  await expect(heading(page)).toHaveText('Kegiatan (13)');
  expect(await storedRow(portal, list, list.pending)).toBeUndefined();
  // As long as the event can be restored.
  expect((await page.request.get(`${poster}?kept`)).ok()).toBe(true);
}

async function asksBeforeLeaving(page: Page) {
  await main(page).getByRole('button', { name: 'Tambah Kegiatan' }).click();
  const form = drawer(page, list);
  await form.getByLabel('Judul').fill(title);
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Perubahan belum disimpan' });
  await question.getByRole('button', { name: 'Tetap di halaman ini' }).click();
  await page.goBack();
  await question.getByRole('button', { name: 'Tetap di halaman ini' }).click();
  await expect(form.getByLabel('Judul')).toHaveValue(title);
  await form.getByRole('button', { name: 'Batal' }).click();
  await question.getByRole('button', { name: 'Tinggalkan tanpa menyimpan' }).click();
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL(/manage-events$/);
  await expect(main(page).getByRole('button', { name: 'Tambah Kegiatan' })).toBeFocused();
}

test('look: an event needs title and date, keeps every field, and is deleted after a question', async ({
  page,
  portal,
}) => {
  await test.step('title and date are required, the rest is optional', () =>
    asksForTitleAndDate(page, portal));
  await test.step('a new event is typed by the keyboard, waits by default and keeps every field', () =>
    keepsTypedFields(page, portal));
  await test.step('the form sets any status, and offers a category that only this event has', () =>
    setsAnyStatus(page, portal));
  await test.step('a copy of an event keeps its fields, and asks for another date', () =>
    duplicates(page, portal));
  await test.step('deletion asks for confirmation, then removes the row and its poster', () =>
    deletesAfterQuestion(page, portal));
  await test.step('look: what was typed is not lost by closing the form or by leaving the page', () =>
    asksBeforeLeaving(page));
});
