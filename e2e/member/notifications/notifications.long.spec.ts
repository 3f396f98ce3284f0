import type { Page } from 'playwright/test';
import { accounts, expect, sendSignIn, test } from '../../fixtures/portal.ts';
import { addNotification, cards, main, openNotifications, ownRows } from './notification-screen.ts';

/** Notifications as the service could send them; in the database no link leaves the site. */
async function receiveLinks(page: Page, links: string[]) {
  await page.route('**/rest/v1/rpc/own_notifications', (route) =>
    route.fulfill({
      json: {
        items: links.map((link, index) => ({
          id: String(index),
          message: link,
          link,
          is_read: true,
          created_at: '2026-01-01T00:00:00Z',
        })),
        total: links.length,
      },
    }),
  );
  await page.reload();
}

test('unsafe links, thousands of rows: further pages are reachable, and no link leaves the site', async ({
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
    ['andi', 'Kabar tentang kegiatan yang Anda ikuti, profil, dan lowongan Anda.'],
    ['admin', 'Alumni dan lowongan yang menunggu keputusan, dan hari yang sangat ramai.'],
  ] as const) {
    await openNotifications(page, accounts[name]);
    await expect(main(page).getByText(text)).toBeVisible();
    const rows = await ownRows(portal, accounts[name].email);
    await expect(cards(page)).toHaveCount(rows.length);
    await expect(cards(page).first()).toContainText(rows[0]?.message ?? '');
  }
});
