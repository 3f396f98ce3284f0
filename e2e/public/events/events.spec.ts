import type { Page } from 'playwright/test';
import { expect, openInPage, test } from '../../fixtures/portal.ts';
import { cards, seminar, socialWork } from './event-screen.ts';

const titles = (page: Page) => cards(page).getByRole('heading').allTextContents();
const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });
const category = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function expectEventsByDate(page: Page) {
  await expect(tab(page, 'Akan Datang (5)')).toHaveAttribute('aria-selected', 'true');
  await expect(cards(page)).toHaveCount(5);
  expect(await titles(page)).toEqual([
    'Webinar Menembus Karier Insinyur Telekomunikasi',
    seminar,
    'Lokakarya PLC dan SCADA untuk Pemula',
    'Temu Kangen Lintas Angkatan',
    'Kunjungan ke Gardu Induk 150 kV',
  ]);
  await tab(page, 'Telah Berlangsung (4)').click();
  await expect(page).toHaveURL(/\/kegiatan\?waktu=lewat$/);
  await expect(cards(page)).toHaveCount(4);
  expect(await titles(page)).toEqual([
    socialWork,
    'Lokakarya Menulis Portofolio dan CV Teknik',
    'Seminar Kecerdasan Buatan dalam Sistem Tenaga',
    'Silaturahmi Alumni Wilayah Dumai',
  ]);
  await expect(cards(page).first().getByRole('button')).toHaveText('Lihat Detail');
  // The button covers the card, so that the press on the title is its press.
  await cards(page).first().getByRole('heading').click({ force: true });
  const dialog = page.getByRole('dialog', { name: socialWork });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(cards(page)).toHaveCount(5);
}

async function expectCategories(page: Page) {
  const filter = page.getByRole('group', { name: 'Kategori' });
  await expect(filter.getByRole('button')).toHaveText([
    'Semua',
    'Seminar',
    'Workshop',
    'Gathering',
    'Webinar',
    'Kunjungan',
    'Lainnya',
    'Arisan-2',
  ]);
  await category(page, 'Seminar').click();
  await expect(tab(page, 'Akan Datang (1)')).toBeVisible();
  await expect(tab(page, 'Telah Berlangsung (1)')).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await expect(page).toHaveURL(/\?kategori=seminar$/);
  await expect(page.getByRole('status').getByText('Menampilkan 1 dari 1 kegiatan')).toBeVisible();
  await category(page, 'Arisan-2').click();
  await tab(page, 'Telah Berlangsung (1)').click();
  await expect(cards(page).getByText('Arisan-2', { exact: true })).toBeVisible();
  await page.reload();
  await expect(category(page, 'Arisan-2')).toHaveAttribute('aria-pressed', 'true');
  await expect(cards(page)).toHaveCount(1);
  await page.goBack();
  await page.goBack();
  await expect(category(page, 'Seminar')).toHaveAttribute('aria-pressed', 'true');
}

async function expectFacts(page: Page) {
  const visit = cards(page).filter({ hasText: 'Kunjungan ke Gardu Induk 150 kV' });
  await expect(visit.locator('img')).toHaveAttribute('src', /\/events\/demo-05\.webp$/);
  await expect(visit.getByText('Kunjungan', { exact: true })).toBeVisible();
  await expect(visit.getByText('17 Agustus 2030', { exact: true })).toBeVisible();
  await expect(visit.getByText('07:00 WIB', { exact: true })).toBeVisible();
  await expect(visit.getByText('Garuda Sakti, Kampar', { exact: true })).toBeVisible();
  await expect(visit.getByText(/^Rombongan mahasiswa dan alumni/)).toBeVisible();
  await expect(visit.getByRole('button')).toHaveText('Lihat Detail & Daftar');
}

async function expectEmptyStates(page: Page) {
  await openInPage(page, '/kegiatan?kategori=fieldtrip&waktu=lewat');
  await expect(
    page.getByText('Belum ada kegiatan yang telah berlangsung dalam kategori Kunjungan'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Lihat yang Akan Datang (1)' }).click();
  await expect(cards(page)).toHaveCount(1);
  await category(page, 'Lainnya').click();
  await expect(
    page.getByText('Belum ada kegiatan yang akan datang dalam kategori Lainnya'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Tampilkan semua kategori' }).click();
  await expect(cards(page)).toHaveCount(5);
}

test('the tabs list events by date, the categories filter and count them, each a card with its facts', async ({
  page,
  portal,
}) => {
  await portal.query("update events set category = 'Arisan-2' where title = $1", [socialWork]);
  await portal.query("update events set event_date = '2030-08-17' where title = $1", [
    'Kunjungan ke Gardu Induk 150 kV',
  ]);
  await portal.query('update events set event_time = null where title = $1', [seminar]);
  await page.goto('/kegiatan');
  await test.step('a card shows picture, category, title, long date, time in WIB, place and text', () =>
    expectFacts(page));
  await test.step('an event without a time shows its date alone', async () => {
    const card = cards(page).filter({ hasText: seminar });
    await expect(card.getByText('Aula Fakultas, Pekanbaru')).toBeVisible();
    await expect(card.getByText(/WIB/)).toHaveCount(0);
  });
  await test.step('upcoming events come first, nearest first; past ones latest first', () =>
    expectEventsByDate(page));
  await test.step('the categories filter and count, an unknown one by its raw value; Back undoes', () =>
    expectCategories(page));
  await test.step('each tab has an empty state of its own, which leads on', () =>
    expectEmptyStates(page));
});
