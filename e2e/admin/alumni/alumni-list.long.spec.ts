import { readFile } from 'node:fs/promises';
import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import { accounts, expect, openAs, openInPage, test, toast } from '../../fixtures/portal.ts';
import { bodyRows, chooseFilter, exportAs, main, row } from '../table/list-screen.ts';
import { addAlumni, alumniList, count } from './alumni-screen.ts';

async function searchAndFilter(page: Page) {
  await openAs(page, accounts.admin, '/admin/dashboard');
  await main(page).getByRole('link', { name: 'Alumni menunggu validasi' }).click();
  await expect(count(page)).toHaveText('Alumni (4)');
  await expect(main(page).getByRole('search')).toContainText('Menunggu Validasi');
  await openInPage(page, '/admin/manage-alumni');
  await expect(count(page)).toHaveText('Alumni (65)');
  await expect(main(page).getByRole('columnheader', { name: 'Bergabung' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  const search = main(page).getByRole('searchbox', { name: /^Cari nama, email/ });
  await search.fill('BUDI SAN');
  await expect(count(page)).toHaveText('Alumni (1)');
  const budi = row(page, 'Budi Santoso');
  await expect(budi).toContainText('budi.santoso@alumni-te.example');
  await expect(budi).toContainText('2008');
  await expect(budi).toContainText('Terverifikasi');
  await expect(budi).toContainText('Mentor Karier');
  await search.fill('andi.wijaya@');
  await expect(row(page, 'Andi Wijaya')).toContainText('Menunggu Validasi');
  await search.fill('');
  await chooseFilter(page, 'Status', 'Ditolak');
  await expect(count(page)).toHaveText('Alumni (1)');
}

async function failOnFurtherPage(page: Page) {
  await openInPage(page, '/admin/manage-alumni');
  await expect(count(page)).toHaveText('Alumni (65)');
  await page.route(alumniList, (route) =>
    route.fulfill({ status: 500, json: { message: 'Rusak' } }),
  );
  await main(page).getByRole('listitem', { name: '2', exact: true }).click();
  await expect(toast(page, 'Error')).toBeVisible();
  await page.unroute(alumniList);
  await main(page).getByRole('button', { name: 'Coba Lagi' }).click();
  await expect(count(page)).toHaveText('Alumni (65)');
}

async function sort(page: Page, portal: LocalStack) {
  await openInPage(page, '/admin/manage-alumni');
  await expect(count(page)).toHaveText('Alumni (1.065)');
  await main(page).getByRole('columnheader', { name: 'Nama' }).click();
  await expect(page).toHaveURL(/urut=full_name/);
  const names = await portal.query('select full_name from alumni order by lower(full_name)');
  await expect(bodyRows(page).first()).toContainText(String(names[0]?.full_name));
  await main(page).getByRole('columnheader', { name: 'Nama' }).click();
  await expect(bodyRows(page).first()).toContainText(String(names.at(-1)?.full_name));
  await openInPage(page, '/admin/manage-alumni?urut=-entry_year&halaman=54');
  // Rows without a year come last in both directions.
  await expect(bodyRows(page).last()).toContainText('Warga');
  await main(page).getByRole('columnheader', { name: 'Angkatan' }).click();
  await expect(page).toHaveURL(/urut=entry_year$/);
  await expect(bodyRows(page).first()).toContainText('2003');
}

async function reachLastRow(page: Page) {
  await openInPage(page, '/admin/manage-alumni?baris=100&status=pending');
  await expect(count(page)).toHaveText('Alumni (1.004)');
  await expect(bodyRows(page)).toHaveCount(100);
  await main(page).getByRole('listitem', { name: '11', exact: true }).click();
  await expect(bodyRows(page)).toHaveCount(4);
  await expect(bodyRows(page).last()).toContainText('Warga 1000');
}

async function exportFilter(page: Page, portal: LocalStack) {
  await portal.query(
    `insert into alumni (full_name, email, phone_number, nim, concentration)
     values ('=HYPERLINK("x")', 'f@contoh.example', '081234567890', '11551100001', 'Teknik Tenaga')`,
  );
  const download = page.waitForEvent('download');
  await exportAs(page, 'CSV');
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2 + 4 + 1_000 + 1);
  expect(lines[1]).toContain('"Nama";"Email";"Telepon";"Angkatan";"Tahun lulus";"NIM"');
  expect(lines.join('\n')).toContain(
    `"'=HYPERLINK(""x"")";"f@contoh.example";"=""0812 3456 7890""";"";"";"11551100001";"Teknik Tenaga"`,
  );
  expect(lines.join('\n')).not.toContain('budi.santoso');
}

test('failed reads, thousands of rows: alumni are searched, filtered, sorted, paged and exported', async ({
  page,
  portal,
}) => {
  await test.step('the dashboard leads to those who wait; the list has all, newest first, and counts what search and status leave', () =>
    searchAndFilter(page));
  await test.step('a further page that fails keeps the rows and says so', () =>
    failOnFurtherPage(page));
  await addAlumni(portal, 1_000);
  await test.step('sorts by the header, over all pages, and keeps the order in the URL', () =>
    sort(page, portal));
  await test.step('row 1,001 is reached, with at most 100 rows in the page', () =>
    reachLastRow(page));
  await test.step('exports what the filter leaves, all pages of it, safe against formulas', () =>
    exportFilter(page, portal));
});
