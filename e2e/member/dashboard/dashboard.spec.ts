import type { Page } from 'playwright/test';
import { accounts, expect, openAs, test } from '../../fixtures/portal.ts';

const main = (page: Page) => page.getByRole('main');

async function expectWays(page: Page, paths: string[]) {
  for (const path of paths) {
    await expect(main(page).locator(`a[href^="${path}"]`).first()).toBeVisible();
  }
}

test('the alumni dashboard greets, counts, tells the validation status, and leads on', async ({
  page,
}) => {
  await test.step('an alumnus with the right', async () => {
    await openAs(page, accounts.budi, '/dashboard/alumni');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Budi');
    await expect(main(page).getByText('60', { exact: true })).toBeVisible();
    await expectWays(page, [
      '/profile-settings',
      '/alumni/my-content',
      '/notifications',
      '/alumni/post-job',
    ]);
  });
  await test.step('without the right there is no way to post a job', async () => {
    await openAs(page, accounts.siti, '/dashboard/alumni');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Siti');
    await expectWays(page, ['/notifications']);
    await expect(main(page).locator('a[href="/alumni/post-job"]')).toHaveCount(0);
  });
  await test.step('a pending alumnus reads their own validation status', async () => {
    await openAs(page, accounts.andi, '/dashboard/alumni');
    await expect(page).toHaveURL(/\/dashboard\/alumni$/);
    await expect(page.getByText('Menunggu Validasi').first()).toBeVisible();
  });
});
