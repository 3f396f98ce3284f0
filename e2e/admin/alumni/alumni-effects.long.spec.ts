import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import {
  accounts,
  endUndoTime,
  expect,
  openAs,
  openInPage,
  test,
  toast,
} from '../../fixtures/portal.ts';
import { giveReason, press } from '../table/list-screen.ts';
import { addAlumni, count, detail, openAlumni, stored } from './alumni-screen.ts';

async function seeAsVisitor(page: Page, visitor: Page, portal: LocalStack) {
  const { id } = (await stored(portal, 'warga.1@contoh.example')) ?? {};
  const expectSeen = async (cards: number, counted: string) => {
    await visitor.goto('/alumni?q=warga+0001');
    await expect(visitor.getByRole('heading', { name: 'W**** 0***' })).toHaveCount(cards);
    await expect(visitor.getByText('Pelopor Energi')).toHaveCount(cards);
    await openInPage(visitor, '/');
    await expect(visitor.getByText(counted, { exact: true })).toBeVisible();
  };
  await expectSeen(0, '60+');
  await press(page, 'Verifikasi', 'Warga 0001');
  await expect(toast(page, 'Status Alumni Diperbarui')).toBeVisible();
  await openInPage(page, `/admin/manage-alumni?detail=${id}`);
  const dialog = detail(page, 'Warga 0001');
  await dialog.getByLabel('Lencana khusus').fill('Pelopor Energi');
  await dialog.getByRole('button', { name: 'Simpan lencana' }).click();
  await expect(toast(page, 'Lencana Khusus Diberikan')).toBeVisible();
  await expectSeen(1, '61+');
  await dialog.getByRole('button', { name: 'Tolak Warga 0001' }).click();
  await giveReason(page);
  await expect(dialog.getByText('Ditolak', { exact: true })).toBeVisible();
  await expectSeen(0, '60+');
}

async function seeInSameBrowser(page: Page) {
  await openInPage(page, '/admin/manage-alumni?status=pending');
  await expect(count(page)).toHaveText('Alumni (4)');
  await page.getByRole('link', { name: 'Beranda' }).first().click();
  await expect(page.getByText('60+')).toBeVisible();
  await page.goBack();
  await expect(count(page)).toHaveText('Alumni (4)');
  await press(page, 'Verifikasi', 'Andi Wijaya');
  await expect(count(page)).toHaveText('Alumni (3)');
  await page.getByRole('link', { name: 'Beranda' }).first().click();
  await expect(page.getByText('61+')).toBeVisible();
}

async function grantToOpenPage(page: Page, siti: Page, portal: LocalStack) {
  const { id } = (await stored(portal, accounts.siti.email)) ?? {};
  await openAs(siti, accounts.siti, '/alumni/post-job');
  await expect(siti.getByRole('main')).toContainText('hak');
  await expect(siti.getByLabel('Judul Lowongan')).toHaveCount(0);
  await openInPage(page, `/admin/manage-alumni?detail=${id}`);
  await detail(page, 'Siti Rahmawati')
    .getByRole('switch', { name: 'Boleh memasang lowongan' })
    .click();
  await expect(toast(page, 'Hak Memasang Lowongan Diberikan')).toBeVisible();
  await endUndoTime(portal);
  await siti
    .getByRole('link', { name: /Notifikasi|notifikasi/ })
    .first()
    .click();
  await siti
    .getByRole('listitem')
    .filter({ hasText: 'Anda kini dapat memasang lowongan kerja.' })
    .getByRole('link', { name: 'Lihat Detail' })
    .click();
  await expect(siti.getByLabel('Judul Lowongan')).toBeVisible();
}

test('a decision is seen by visitors, on other pages of the browser, and on the open page of an alumna', async ({
  page,
  browser,
  baseURL,
  portal,
}) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await context.newPage();
  await addAlumni(portal, 1);
  await openAlumni(page, '?q=warga');
  await test.step('a verified alumnus appears in the directory and in the counts, a rejected one disappears', () =>
    seeAsVisitor(page, other, portal));
  await test.step('what a decision changes is fresh on the other pages of the same browser', () =>
    seeInSameBrowser(page));
  await test.step('an alumna who is granted the right is notified, and the page that is open lets her post', () =>
    grantToOpenPage(page, other, portal));
  await context.close();
});
