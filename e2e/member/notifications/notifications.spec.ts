import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import { accounts, expect, test, toast } from '../../fixtures/portal.ts';
import { bell, cards, main, openNotifications, ownRows } from './notification-screen.ts';

const budisRows = (portal: LocalStack) => ownRows(portal, accounts.budi.email);

async function deleteAll(page: Page, portal: LocalStack) {
  await main(page).getByRole('button', { name: 'Hapus semua' }).click();
  const question = page.getByRole('dialog', { name: 'Hapus semua notifikasi?' });
  await expect(question).toContainText('tidak dapat dibatalkan');
  await page.keyboard.press('Escape');
  await main(page).getByRole('button', { name: 'Hapus semua' }).click();
  await question.getByRole('button', { name: 'Hapus semua' }).click();
  await expect(toast(page, 'Semua notifikasi telah dihapus.')).toBeVisible();
  await expect(main(page).getByText('Tidak ada notifikasi saat ini.')).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('Notifikasi');
  expect(await budisRows(portal)).toEqual([]);
  // Other users keep their notifications.
  expect(await ownRows(portal, accounts.siti.email)).not.toEqual([]);
}

test('lists messages, marks them as read and deletes them, and the bell follows without a reload', async ({
  page,
  portal,
}) => {
  await openNotifications(page, accounts.budi);
  await test.step('lists messages newest first, unread ones highlighted, with localized dates', async () => {
    const rows = await budisRows(portal);
    await expect(cards(page)).toHaveCount(rows.length);
    for (const [index, row] of rows.entries()) {
      const card = cards(page).nth(index);
      await expect(card).toContainText(row.message);
      await expect(card.getByRole('time')).toHaveText(
        /^\d{1,2} (Januari|Februari|Maret|April|Mei|Juni|Juli|Agustus|September|Oktober|November|Desember) \d{4}, \d\d:\d\d WIB$/,
      );
      await expect(card.getByText('Belum dibaca')).toHaveCount(row.is_read ? 0 : 1);
    }
  });
  await test.step('marks one as read, and the bell follows without a reload', async () => {
    await expect(bell(page)).toHaveAccessibleName('Notifikasi, 2 belum dibaca');
    await cards(page).first().getByRole('button', { name: 'Tandai dibaca' }).click();
    await expect(cards(page).first().getByText('Belum dibaca')).toHaveCount(0);
    await expect(cards(page).first()).toBeFocused();
    await expect(bell(page)).toHaveAccessibleName('Notifikasi, 1 belum dibaca');
    await expect.poll(async () => (await budisRows(portal))[0]?.is_read).toBe(true);
  });
  await test.step('deletes one after a confirmation', async () => {
    const [newest] = await budisRows(portal);
    await cards(page).first().getByRole('button', { name: 'Hapus' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Batal' }).click();
    await cards(page).first().getByRole('button', { name: 'Hapus' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
    await expect(toast(page, 'Notifikasi dihapus.')).toBeVisible();
    await expect(cards(page)).toHaveCount(3);
    await expect(main(page).getByText(newest?.message ?? '')).toHaveCount(0);
    await expect(bell(page)).toHaveAccessibleName('Notifikasi, 1 belum dibaca');
    await expect(main(page).getByRole('heading', { level: 2 })).toBeFocused();
    expect(await budisRows(portal)).toHaveLength(3);
  });
  await test.step('marks all as read, and says so when none was unread', async () => {
    const markAll = main(page).getByRole('button', { name: 'Tandai semua dibaca' });
    await markAll.click();
    await expect(toast(page, 'Semua notifikasi ditandai terbaca.')).toBeVisible();
    await expect(main(page).getByText('Belum dibaca')).toHaveCount(0);
    await expect(bell(page)).toHaveAccessibleName('Notifikasi');
    await markAll.click();
    await expect(toast(page, 'Tidak ada notifikasi belum dibaca.')).toBeVisible();
    expect((await budisRows(portal)).every((row) => row.is_read)).toBe(true);
  });
  await test.step('deleting all asks for confirmation and says that it cannot be undone', () =>
    deleteAll(page, portal));
});
