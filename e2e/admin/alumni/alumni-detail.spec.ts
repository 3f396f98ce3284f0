import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import { accounts, expect, openInPage, test, toast } from '../../fixtures/portal.ts';
import { giveReason, main } from '../table/list-screen.ts';
import { addAlumni, count, detail, openAlumni, stored } from './alumni-screen.ts';

async function walk(page: Page) {
  await openAlumni(page, '?q=warga&halaman=1');
  await main(page).getByRole('button', { name: 'Warga 0020', exact: true }).click();
  await expect(detail(page, 'Warga 0020').getByRole('status').first()).toHaveText('20 dari 30');
  await page.keyboard.press('ArrowRight');
  await expect(detail(page, 'Warga 0021')).toContainText('21 dari 30');
  await expect(page).toHaveURL(/halaman=2/);
  await page.keyboard.press('ArrowLeft');
  await expect(detail(page, 'Warga 0020')).toContainText('20 dari 30');
  await page.getByRole('button', { name: 'Alumni sebelumnya' }).click();
  await expect(detail(page, 'Warga 0019')).toContainText('19 dari 30');
  // In a field the arrows move the cursor.
  await page.getByLabel('Lencana khusus').press('ArrowRight');
  await expect(detail(page, 'Warga 0019')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(count(page)).toHaveText('Alumni (30)');
}

async function decideOneAfterTheOther(page: Page, portal: LocalStack) {
  await openInPage(page, '/admin/manage-alumni?q=warga&status=pending');
  await main(page).getByRole('button', { name: 'Warga 0001', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verifikasi Warga 0001' }).click();
  await expect(toast(page, 'Status Alumni Diperbarui')).toBeVisible();
  await expect(page.getByText('Tidak ada di daftar ini')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(detail(page, 'Warga 0002')).toContainText('1 dari 29');
  await page.getByRole('checkbox', { name: 'Buka berikutnya setelah memutuskan' }).check();
  await page.keyboard.press('r');
  await giveReason(page);
  await expect(detail(page, 'Warga 0003')).toContainText('1 dari 28');
  const rows = await portal.query(
    `select validation_status from alumni where full_name like 'Warga%' order by full_name limit 3`,
  );
  expect(rows.map((row) => row.validation_status)).toEqual(['verified', 'rejected', 'pending']);
}

/** The backdrop of the detail does not cover the menu beside the page; on a telephone the detail ends with a menu. */
async function leaveByMenu(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  const menu = page.getByRole('navigation', { name: 'Bagian admin' }).last();
  await menu.getByRole('link', { name: /^Tinjau \d+ lowongan yang menunggu$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kelola Lowongan');
  const job = page.getByRole('dialog');
  await expect(job.getByRole('button', { name: /^Setujui / })).toBeVisible();
  await menu.getByRole('link', { name: 'Organisasi' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kelola Struktur Organisasi');
  await expect(job).toHaveCount(0);
}

async function grant(page: Page, portal: LocalStack) {
  const siti = accounts.siti.email;
  const { id } = (await stored(portal, siti)) ?? {};
  await openInPage(page, `/admin/manage-alumni?detail=${id}`);
  const dialog = detail(page, 'Siti Rahmawati');
  await expect(dialog.getByText('Siti Rahmawati', { exact: true }).first()).toBeFocused();
  await dialog.getByRole('switch', { name: 'Boleh memasang lowongan' }).click();
  await expect(toast(page, 'Hak Memasang Lowongan Diberikan')).toBeVisible();
  expect(await stored(portal, siti)).toMatchObject({ can_post_jobs: true });
  // Escape closes what has the focus: in the toast the toast, in the drawer the drawer.
  for (const key of ['F8', 'Tab', 'Escape']) await page.keyboard.press(key);
  await expect(toast(page, 'Hak Memasang Lowongan Diberikan')).toBeHidden();
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Lencana khusus').fill('Duta Alumni');
  await dialog.getByRole('button', { name: 'Simpan lencana' }).click();
  await expect(toast(page, 'Lencana Khusus Diberikan')).toBeVisible();
  expect(await stored(portal, siti)).toMatchObject({ special_badge: 'Duta Alumni' });
  // F8 focuses the toast region; two Tabs later the focus is on the button of the toast.
  for (const key of ['F8', 'Tab', 'Tab']) await page.keyboard.press(key);
  await expect(page.getByRole('button', { name: 'Urungkan' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Lencana Khusus Dicabut')).toBeVisible();
  await expect(dialog.getByLabel('Lencana khusus')).toHaveValue('');
  expect(await stored(portal, siti)).toMatchObject({ special_badge: null, can_post_jobs: true });
  await dialog.getByLabel('Lencana khusus').press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(toast(page, 'Lencana Khusus Dicabut')).toBeVisible();
}

test('the detail leads from alumnus to alumnus and from decision to decision, and grants with undo', async ({
  page,
  portal,
}) => {
  await addAlumni(portal, 30);
  await test.step('leads from one to the next within the list, across the pages of the list, by keyboard too', () =>
    walk(page));
  await test.step('works through those who wait, each decision followed by the next one', () =>
    decideOneAfterTheOther(page, portal));
  await test.step('the menu leads from the detail to what waits in another section, and from there to a third one', async () => {
    await leaveByMenu(page, 1440);
    await leaveByMenu(page, 390);
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  await test.step('grants the posting right and a badge in the detail, each with undo', () =>
    grant(page, portal));
});
