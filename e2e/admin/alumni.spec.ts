import { readFile } from 'node:fs/promises';
import { accounts, expect, openAs, openInPage, test, toast } from '../fixtures.ts';
import {
  addAlumni,
  alumniRows,
  count,
  onChange,
  openAlumni,
  statusFilter,
  stored,
} from './alumni-screen.ts';
import { bodyRows, main, press, row } from './list-screen.ts';

const andi = 'andi.wijaya@alumni-te.example';

test('the dashboard leads to those who wait; the list has all alumni, newest first, and counts what search and status leave', async ({
  page,
}) => {
  await openAs(page, accounts.admin, '/admin/dashboard');
  await main(page).getByRole('link', { name: 'Alumni menunggu validasi' }).click();
  await expect(count(page)).toHaveText('Alumni (4)');
  await expect(statusFilter(page)).toHaveValue('pending');
  await openInPage(page, '/admin/manage-alumni');
  await expect(count(page)).toHaveText('Alumni (65)');
  await expect(main(page).getByRole('columnheader', { name: 'Bergabung' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  const search = main(page).getByRole('searchbox', { name: 'Cari nama atau email' });
  await search.fill('BUDI SAN');
  await expect(count(page)).toHaveText('Alumni (1)');
  const budi = row(page, 'Budi Santoso');
  await expect(budi).toContainText('budi.santoso@alumni-te.example');
  await expect(budi).toContainText('2008');
  await expect(budi).toContainText('Terverifikasi');
  await expect(budi).toContainText('Mentor Karier');
  await expect(budi.getByRole('cell', { name: 'Ya', exact: true })).toBeVisible();
  await search.fill('andi.wijaya@');
  await expect(row(page, 'Andi Wijaya')).toContainText('Menunggu Validasi');
  await search.fill('');
  await statusFilter(page).selectOption('Ditolak');
  await expect(count(page)).toHaveText('Alumni (1)');
});

test('sorts by the header, over all pages, and keeps the order in the URL', async ({
  page,
  portal,
}) => {
  await addAlumni(portal, 30);
  await openAlumni(page);
  await main(page).getByRole('columnheader', { name: 'Nama' }).click();
  await expect(page).toHaveURL(/urut=full_name/);
  const names = await portal.query('select full_name from alumni order by lower(full_name)');
  await expect(bodyRows(page).first()).toContainText(String(names[0]?.full_name));
  await main(page).getByRole('columnheader', { name: 'Nama' }).click();
  await expect(bodyRows(page).first()).toContainText(String(names.at(-1)?.full_name));
  await openInPage(page, '/admin/manage-alumni?urut=-entry_year&halaman=4');
  // Rows without a year come last in both directions.
  await expect(bodyRows(page).last()).toContainText('Warga');
  await main(page).getByRole('columnheader', { name: 'Angkatan' }).click();
  await expect(page).toHaveURL(/urut=entry_year$/);
  await expect(bodyRows(page).first()).toContainText('2003');
});

test('thousands of rows: row 1,001 is reached, with at most 100 rows in the page', async ({
  page,
  portal,
}) => {
  await addAlumni(portal, 1_000);
  await openAlumni(page, '?baris=100&status=pending');
  await expect(count(page)).toHaveText('Alumni (1.004)');
  await expect(bodyRows(page)).toHaveCount(100);
  await main(page).getByRole('listitem', { name: '11', exact: true }).click();
  await expect(bodyRows(page)).toHaveCount(4);
  await expect(bodyRows(page).last()).toContainText('Warga 1000');
});

test("a decision that is refused is rolled back and reported under 'Error'; one press verifies, and the toast offers to undo it", async ({
  page,
  portal,
}) => {
  await test.step("a refused decision is rolled back and reported under 'Error'", async () => {
    await openAlumni(page, '?status=pending');
    await page.route(
      alumniRows,
      onChange((route) => route.fulfill({ status: 500, json: { message: 'Rusak' } })),
    );
    await press(page, 'Verifikasi', 'Andi Wijaya');
    await expect(toast(page, 'Error')).toBeVisible();
    await expect(row(page, 'Andi Wijaya')).toContainText('Menunggu Validasi');
    expect(await stored(portal, andi)).toMatchObject({ validation_status: 'pending' });
    await page.unroute(alumniRows);
  });
  await test.step('one press verifies, the toast offers to undo it', async () => {
    await press(page, 'Verifikasi', 'Andi Wijaya');
    await expect(toast(page, 'Status Alumni Diperbarui')).toBeVisible();
    await expect(count(page)).toHaveText('Alumni (3)');
    expect(await stored(portal, andi)).toMatchObject({ validation_status: 'verified' });
    await page.getByRole('button', { name: 'Urungkan' }).click();
    await expect(count(page)).toHaveText('Alumni (4)');
    expect(await stored(portal, andi)).toMatchObject({ validation_status: 'pending' });
    await press(page, 'Tolak', 'Andi Wijaya');
    await expect(count(page)).toHaveText('Alumni (3)');
    expect(await stored(portal, andi)).toMatchObject({ validation_status: 'rejected' });
  });
});

test('verifies all marked ones, accounts for those that failed, and tries only those again', async ({
  page,
  portal,
}) => {
  const { id } = (await stored(portal, andi)) ?? {};
  await openAlumni(page, '?status=pending');
  await main(page).getByRole('checkbox', { name: 'Pilih semua di halaman ini' }).check();
  await expect(main(page).getByText('4 dipilih')).toBeVisible();
  const sent: string[] = [];
  await page.route(
    alumniRows,
    onChange((route) => {
      sent.push(route.request().url());
      return route.request().url().includes(String(id))
        ? route.fulfill({ status: 503, json: { message: 'Dirawat' } })
        : route.continue();
    }),
  );
  await main(page).getByRole('button', { name: 'Verifikasi yang dipilih' }).click();
  const account = page.getByRole('dialog', { name: '1 alumni gagal diproses' });
  await expect(account).toContainText('3 alumni diverifikasi, 1 gagal');
  await expect(account.getByRole('listitem')).toHaveText(/Andi Wijaya.*gangguan pada layanan/);
  expect(sent).toHaveLength(4);
  await page.unroute(alumniRows);
  await account.getByRole('button', { name: 'Coba lagi yang gagal' }).click();
  await expect(toast(page, '1 alumni diverifikasi')).toBeVisible();
  await expect(account).toHaveCount(0);
  await expect(main(page).getByText('Tidak ada yang cocok')).toBeVisible();
});

test('rejects all marked ones', async ({ page, portal }) => {
  await openAlumni(page, '?status=pending');
  await main(page).getByRole('checkbox', { name: 'Pilih Andi Wijaya' }).check();
  await main(page).getByRole('button', { name: 'Tolak yang dipilih' }).click();
  await expect(toast(page, '1 alumni ditolak')).toBeVisible();
  await expect(count(page)).toHaveText('Alumni (3)');
  expect(await stored(portal, andi)).toMatchObject({ validation_status: 'rejected' });
});

test('exports what the filter leaves, all pages of it, safe against formulas', async ({
  page,
  portal,
}) => {
  await addAlumni(portal, 25);
  await portal.query(
    `insert into alumni (full_name, email) values ('=HYPERLINK("x")', 'f@contoh.example')`,
  );
  await openAlumni(page, '?status=pending');
  const download = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Ekspor CSV' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(1 + 4 + 25 + 1);
  expect(lines[0]).toContain('"Nama","Email","Angkatan","Lulus","Status"');
  expect(lines.join('\n')).toContain(`"'=HYPERLINK(""x"")"`);
  expect(lines.join('\n')).not.toContain('budi.santoso');
});
