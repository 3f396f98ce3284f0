import type { Page } from 'playwright/test';
import { inOtherBrowser, lists, openList, press } from '../admin/list-screen.ts';
import { accounts, endUndoTime, expect, test, toast } from '../fixtures.ts';
import { bell, cards, openNotifications } from './notification-screen.ts';

const title = lists.jobs.pending;

/** The admin approves the job on their own screen, in another browser context. */
const approve = (page: Page) =>
  inOtherBrowser(page, async (admin) => {
    await openList(admin, lists.jobs);
    await press(admin, 'Setujui', title);
    await expect(toast(admin, 'Status Lowongan Diperbarui')).toBeVisible();
  });

const occasions = {
  'the window is entered again': (page: Page) =>
    page.evaluate(() => window.dispatchEvent(new Event('focus'))),
  'another page is opened': (page: Page) =>
    page.getByRole('banner').getByRole('link', { name: 'Kontak' }).click(),
  'an older notification is deleted': async (page: Page) => {
    await cards(page).last().getByRole('button', { name: 'Hapus' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
  },
};

for (const [occasion, act] of Object.entries(occasions)) {
  test(`the admin has approved a job; when ${occasion}, the poster's bell shows it without a reload and leads to the job`, async ({
    page,
    portal,
  }) => {
    await openNotifications(page, accounts.budi);
    await expect(bell(page)).toHaveAccessibleName('Notifikasi, 2 belum dibaca');
    await page.evaluate(() => {
      document.body.dataset.isStillOpen = 'true';
    });
    await approve(page);
    await endUndoTime(portal);
    await act(page);
    await expect(bell(page)).toHaveAccessibleName('Notifikasi, 3 belum dibaca');
    await bell(page).click();
    const newest = cards(page).first();
    await expect(newest).toContainText(`Lowongan Anda "${title}" telah disetujui`);
    await newest.getByRole('link', { name: 'Lihat Detail' }).click();
    const [job] = await portal.query('select id from job_postings where title = $1', [title]);
    await expect(page).toHaveURL(new RegExp(`/lowongan#job-${job?.id}$`));
    await expect(page.locator(`#job-${job?.id}`)).toContainText(title);
    await expect(page.locator('body')).toHaveAttribute('data-is-still-open', 'true');
  });
}
