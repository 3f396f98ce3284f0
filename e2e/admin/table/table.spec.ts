import type { Page } from 'playwright/test';
import { expect, openInPage, test } from '../../fixtures/portal.ts';
import { bodyRows, chooseFilter, heading, listFilter, main, openList, row } from './list-screen.ts';
import { addEvents, events } from './table-steps.ts';

async function keepsLook(page: Page) {
  const look = main(page).getByRole('button', { name: 'Tampilan' });
  await look.press('Enter');
  await page.keyboard.press('Tab');
  await page.getByRole('checkbox', { name: 'Lokasi' }).uncheck();
  // Past the hidden ones, then past the status.
  const down = page.getByRole('button', { name: 'Turun: Tanggal' });
  for (const _ of ['Peserta', 'Lokasi', 'Kategori', 'Status']) {
    await down.press('Enter');
    await expect(down).toBeFocused();
  }
  await page.getByRole('switch', { name: 'Baris rapat' }).press('Space');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('switch')).toBeHidden();
  await expect(look).toBeFocused();
  const columns = main(page).getByRole('columnheader');
  await expect(columns.filter({ hasText: 'Lokasi' })).toHaveCount(0);
  await page.reload();
  await expect(columns.filter({ hasText: /Judul|Tanggal|Status/ })).toHaveText([
    /Judul/,
    /Status/,
    /Tanggal/,
  ]);
  await expect(columns.filter({ hasText: 'Lokasi' })).toHaveCount(0);
  await expect(main(page).locator('.ant-table-small')).toBeVisible();
}

test('table: filter, order, page size and page live in the URL and survive reload and Back', async ({
  page,
  portal,
}) => {
  await addEvents(portal, 60);
  await openList(page, events);
  await chooseFilter(page, 'Status', 'Menunggu');
  await expect(heading(page)).toHaveText('Kegiatan (61)');
  await main(page).getByRole('columnheader', { name: 'Judul' }).click();
  await expect(bodyRows(page).first()).toContainText('Rapat 0001');
  await expect(main(page).getByRole('columnheader', { name: 'Judul' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await main(page).getByRole('button', { name: 'Judul', exact: true }).press('Enter');
  await expect(bodyRows(page).first()).toContainText('Webinar');
  await main(page).getByRole('listitem', { name: '2', exact: true }).click();
  await expect(heading(page)).toBeFocused();
  await expect(bodyRows(page).first()).toContainText('Rapat 0041');
  const address = /\?status=pending&urut=-title&halaman=2$/;
  await expect(page).toHaveURL(address);
  await page.reload();
  await expect(bodyRows(page).first()).toContainText('Rapat 0041');
  await expect(listFilter(page)).toContainText('Menunggu');
  await page.goBack();
  await expect(bodyRows(page).first()).toContainText('Webinar');
  await page.goForward();
  await expect(page).toHaveURL(address);
  // Every change except that of the page resets the page to 1; typing adds no history entry.
  await main(page).getByRole('searchbox').fill('Rapat');
  await expect(page).toHaveURL(/\?status=pending&urut=-title&q=Rapat$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?status=pending&urut=-title$/);

  await test.step('the header stays below the bar while the rows scroll', async () => {
    await openInPage(page, `${events.path}?baris=50`);
    await expect(bodyRows(page)).toHaveCount(50);
    await row(page, 'Rapat 0040').scrollIntoViewIfNeeded();
    await expect(main(page).getByRole('columnheader', { name: 'Judul' })).toBeInViewport();
    await expect(bodyRows(page).first()).not.toBeInViewport();
  });
  await test.step('unknown search params fall back to the defaults, and a page beyond the last goes to the last', async () => {
    await openInPage(page, `${events.path}?status=apa&urut=-sandi&baris=9999&halaman=-3`);
    await expect(heading(page)).toHaveText('Kegiatan (70)');
    await expect(bodyRows(page)).toHaveCount(20);
    await expect(bodyRows(page).first()).toContainText(events.pending);
    await openInPage(page, `${events.path}?halaman=99`);
    await expect(page).toHaveURL(/\?halaman=4$/);
    await expect(bodyRows(page)).toHaveCount(10);
  });
  await test.step('columns and density are kept in this browser', () => keepsLook(page));
});
