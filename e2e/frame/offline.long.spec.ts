import type { Page } from 'playwright/test';
import { accounts, expect, openAs, test } from '../fixtures/portal.ts';

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'Anda sedang luring.' });

const keptPages = [
  { path: '/kegiatan', visitor: null, comes: 'Lihat Detail & Daftar' },
  { path: '/alumni/post-job', visitor: accounts.budi, comes: 'Ajukan' },
];

test('offline: at the start a kept page says what it waits for, and has it once online', async ({
  page,
  context,
}) => {
  for (const { path, visitor, comes } of keptPages) {
    await (visitor ? openAs(page, visitor, path) : page.goto(path));
    const main = page.getByRole('main');
    const content = main.getByRole('button', { name: comes }).first();
    await expect(content).toBeVisible();
    await page.goto('/robots.txt');
    await context.setOffline(true);
    await page.goBack();
    await expect(notice(page)).toBeVisible();
    await expect(
      main.getByRole('status').filter({ hasText: 'Tidak ada koneksi internet.' }).first(),
    ).toBeVisible();
    await expect(content).toBeHidden();
    await context.setOffline(false);
    await expect(content).toBeVisible();
    await expect(notice(page)).toBeHidden();
    await expect(page).toHaveURL(path);
  }
});
