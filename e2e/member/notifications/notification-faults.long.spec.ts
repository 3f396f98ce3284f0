import type { Page } from 'playwright/test';
import { accounts, expect, test, toast } from '../../fixtures/portal.ts';
import { bell, cards, main, openNotifications } from './notification-screen.ts';

const rows = /\/rest\/v1\/(rpc\/own_)?notifications/;
const refusals = [
  ['Gagal menandai notifikasi', /^Tandai dibaca: /, null],
  ['Gagal menandai semua notifikasi', 'Tandai semua dibaca', null],
  ['Gagal menghapus notifikasi', /^Hapus: /, 'Hapus'],
  ['Gagal menghapus semua notifikasi', 'Hapus semua', 'Hapus semua'],
] as const;

async function refuseEveryAction(page: Page) {
  await page.route(rows, (route) =>
    ['PATCH', 'DELETE'].includes(route.request().method())
      ? route.fulfill({ status: 500, json: { message: 'rusak' } })
      : route.continue(),
  );
  for (const [title, action, confirmation] of refusals) {
    await main(page).getByRole('button', { name: action, exact: true }).first().click();
    if (confirmation) {
      await page.getByRole('dialog').getByRole('button', { name: confirmation }).click();
    }
    await expect(toast(page, title)).toBeVisible();
    await expect(cards(page)).toHaveCount(4);
    await expect(main(page).getByText('Belum dibaca')).toHaveCount(2);
    await expect(bell(page)).toHaveAccessibleName('Notifikasi, 2 belum dibaca');
  }
  await page.unroute(rows);
}

async function rollBack(page: Page) {
  let refuse = () => {};
  const decided = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  let isRefused = false;
  await page.route(rows, async (route) => {
    // Later reads stay unanswered, so that only the rollback can restore the list.
    if (route.request().method() !== 'PATCH') return isRefused ? undefined : route.continue();
    await decided;
    isRefused = true;
    await route.fulfill({ status: 500, json: { message: 'rusak' } });
  });
  await cards(page).first().getByRole('button', { name: 'Tandai dibaca' }).click();
  await expect(cards(page).first().getByText('Belum dibaca')).toHaveCount(0);
  await expect(bell(page)).toHaveAccessibleName('Notifikasi, 1 belum dibaca');
  refuse();
  await expect(cards(page).first().getByText('Belum dibaca')).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('Notifikasi, 2 belum dibaca');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

async function missTable(page: Page) {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.route(rows, (route) =>
    route.fulfill({ status: 404, json: { code: '42P01', message: 'no such table' } }),
  );
  await page.reload();
  await expect(main(page).getByText('Tidak ada notifikasi saat ini.')).toBeVisible();
  expect(warnings.some((text) => text.includes('no such table'))).toBe(true);
  await expect(page.getByRole('region', { name: 'Notification' })).toBeEmpty();
}

test(`look: each refusal has its toast and leaves the list as before; without its table it is empty`, async ({
  page,
}) => {
  await openNotifications(page, accounts.budi);
  await test.step('each refused action is reported under its title and changes nothing', () =>
    refuseEveryAction(page));
  await test.step('an action is shown before the service has answered, and rolled back when it refuses', () =>
    rollBack(page));
  await test.step('a missing table gives a console warning and an empty list', () =>
    missTable(page));
});
