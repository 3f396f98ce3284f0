import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import { accounts, expect, sendSignIn, test, toast } from '../../fixtures/portal.ts';
import {
  addNotification,
  bell,
  cards,
  main,
  openNotifications,
  ownRows,
} from './notification-screen.ts';

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

test('lists messages newest first, marks one and all as read, deletes one and all, and the bell follows without a reload', async ({
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

/** Notifications as the service could send them; in the database no link leaves the site. */
async function receiveLinks(page: Page, links: string[]) {
  await page.route('**/rest/v1/notifications?select=id%2Cmessage*', (route) =>
    route.fulfill({
      json: links.map((link, index) => ({
        id: String(index),
        message: link,
        link,
        is_read: true,
        created_at: '2026-01-01T00:00:00Z',
      })),
      headers: { 'content-range': '0-3/4', 'access-control-expose-headers': 'content-range' },
    }),
  );
  await page.reload();
}

test('unsafe links, thousands of rows: a visitor signs in first, further pages are reachable, and no link leaves the site', async ({
  page,
  portal,
}) => {
  await test.step('signed out it leads to the login and back', async () => {
    await page.goto('/notifications');
    await expect(main(page)).toContainText('Masuk untuk melihat notifikasi Anda');
    await main(page).getByRole('link', { name: 'Masuk' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await sendSignIn(page, accounts.siti);
    await expect(page).toHaveURL(/\/notifications$/);
    await expect(cards(page)).toHaveCount(1);
  });
  await test.step('thousands of rows: further pages are reachable, and the focus goes to what has come', async () => {
    for (let index = 1; index <= 13; index += 1) {
      await addNotification(portal, accounts.siti.email, `Kabar ${index}`, null);
    }
    await page.reload();
    await expect(cards(page)).toHaveCount(12);
    await main(page).getByRole('button', { name: 'Tampilkan lebih banyak' }).click();
    await expect(cards(page)).toHaveCount(14);
    await expect(cards(page).nth(12)).toBeFocused();
    await page.reload();
    await expect(cards(page)).toHaveCount(14);
    await cards(page).nth(13).getByRole('button', { name: 'Tandai dibaca' }).click();
    await expect(cards(page).nth(13).getByText('Belum dibaca')).toHaveCount(0);
  });
  await test.step('unsafe links: a link that leaves the site is not shown', async () => {
    await receiveLinks(page, [
      'https://evil.example',
      '//evil.example',
      'javascript:alert(1)',
      '/lowongan',
    ]);
    await expect(cards(page)).toHaveCount(4);
    const details = main(page).getByRole('link', { name: 'Lihat Detail' });
    await expect(details).toHaveCount(1);
    await expect(details).toHaveAttribute('href', '/lowongan');
  });
});

test('a pending alumnus and the admin read only their own notifications', async ({
  page,
  portal,
}) => {
  for (const [name, text] of [
    ['andi', 'Kabar dari pengurus tentang akun, lencana, dan lowongan Anda.'],
    ['admin', 'Pendaftaran dan lowongan yang menunggu keputusan Anda.'],
  ] as const) {
    await openNotifications(page, accounts[name]);
    await expect(main(page).getByText(text)).toBeVisible();
    const rows = await ownRows(portal, accounts[name].email);
    await expect(cards(page)).toHaveCount(rows.length);
    await expect(cards(page).first()).toContainText(rows[0]?.message ?? '');
  }
});
