import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import { expect, openInPage, test, toast } from '../../fixtures/portal.ts';
import {
  drawer,
  expectOnSite,
  expectPublic,
  giveReason,
  lists,
  main,
  openList,
  press,
  row,
  storedRow,
} from '../table/list-screen.ts';

const list = lists.events;
async function showsDetail(page: Page, portal: LocalStack) {
  const event = await storedRow(portal, list, list.pending);
  await main(page).getByRole('button', { name: list.pending, exact: true }).click();
  await expect(page).toHaveURL(`${list.path}?detail=${event?.id}`);
  const detail = page.getByRole('dialog', { name: list.pending });
  const text = String(event?.description).slice(0, 40);
  await expect(detail.getByText(text).last()).toBeVisible();
  const card = detail.getByRole('region', { name: 'Kartu di halaman Kegiatan' });
  const forVisitors = card.getByRole('button', { name: /^Lihat Detail/ });
  await forVisitors.focus();
  await expect(forVisitors).toBeVisible();
  await expect(forVisitors).not.toBeFocused();
  await expect(detail.getByRole('textbox')).toHaveCount(0);
  await detail.getByRole('button', { name: 'Ubah', exact: true }).click();
  await expect(drawer(page, list).getByLabel('Judul')).toHaveValue(list.pending);
  await page.keyboard.press('Escape');
  await expect(detail).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/manage-events$/);
}

async function opensFormByUrl(page: Page, portal: LocalStack) {
  const id = String((await storedRow(portal, list, list.pending))?.id);
  await openInPage(page, `${list.path}?form=${id}`);
  await expect(drawer(page, list).getByLabel('Judul')).toHaveValue(list.pending);
  await page.keyboard.press('Escape');
  await expect(drawer(page, list)).toHaveCount(0);
  await expect(page).toHaveURL(/manage-events$/);
  for (const unknown of ['00000000-0000-4000-8000-000000000000', 'bukan-id']) {
    await openInPage(page, `${list.path}?form=${unknown}`);
    await expect(drawer(page, list)).toContainText('Kegiatan tidak ditemukan');
  }
}

test('one press approves or rejects an event, the toast undoes it, visitors see what is approved', async ({
  page,
  portal,
}) => {
  await test.step('the table names title, date, participants, place, status and day of creation, newest first', async () => {
    await openList(page, list);
    await expect(main(page).getByRole('columnheader')).toHaveText([
      '',
      'Judul',
      'Tanggal',
      'Peserta',
      'Lokasi',
      'Status',
      'Dibuat',
      'Tindakan',
    ]);
    await expect(row(page, list.pending)).toContainText(
      /\d+ \w+ \d{4}.*Daring melalui ZoomMenunggu/,
    );
    await expect(page).toHaveTitle('Kelola Kegiatan | IKA Teknik Elektro');
  });
  await test.step('one press approves, and the event is public; the toast undoes it; an approved one has no such button', async () => {
    await expectPublic(portal, list, list.pending, 0);
    await press(page, 'Setujui', list.pending);
    await expect(toast(page, 'Status Kegiatan Diperbarui')).toBeVisible();
    await expect(row(page, list.pending)).toContainText('Tayang');
    await expect(row(page, list.pending).getByRole('button')).toHaveCount(3);
    await expectOnSite(page, list, list.pending);
    await page.getByRole('region', { name: 'Notification' }).getByText('Urungkan').click();
    await expect(row(page, list.pending)).toContainText('Menunggu');
    await expectPublic(portal, list, list.pending, 0);
  });
  await test.step('one press rejects, and a rejected event can be approved', async () => {
    await press(page, 'Tolak', list.pending);
    await giveReason(page);
    await expect(row(page, list.pending)).toContainText('Ditolak');
    await expect(row(page, list.pending).getByRole('button', { name: 'Tolak' })).toHaveCount(0);
    await expect
      .poll(async () => (await storedRow(portal, list, list.pending))?.status)
      .toBe('rejected');
    await expectPublic(portal, list, list.pending, 0);
    await press(page, 'Setujui', list.pending);
    await expect(row(page, list.pending)).toContainText('Tayang');
    await expectPublic(portal, list, list.pending, 1);
  });
  await test.step('the name of an event opens all of it, to read', () => showsDetail(page, portal));
  await test.step('a URL that names a form opens it; one that names an unknown row says so', () =>
    opensFormByUrl(page, portal));
});
