import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import { inOtherBrowser, lists, openList, press } from '../../admin/table/list-screen.ts';
import { accounts, endUndoTime, expect, test, toast } from '../../fixtures/portal.ts';
import { bell, cards, main, openNotifications } from './notification-screen.ts';

const title = lists.jobs.pending;
const rowCount = 4;

/** The admin approves the job on their own screen, in another browser context. */
const approveOnScreen = (page: Page) =>
  inOtherBrowser(page, async (admin) => {
    await openList(admin, lists.jobs);
    await press(admin, 'Setujui', title);
    await expect(toast(admin, 'Status Lowongan Diperbarui')).toBeVisible();
  });

/** A further job of Budi's is proposed and approved. */
async function approveAnother(portal: LocalStack, job: string) {
  const poster = `(select id from auth.users where email = '${accounts.budi.email}')`;
  await portal.query(
    `insert into job_postings (title, company_name, description, posted_by_user_id)
     values ('${job}', 'PT Uji', 'Uji', ${poster})`,
  );
  await portal.query(`update job_postings set status = 'approved' where title = '${job}'`);
  await endUndoTime(portal);
}

const expectUnread = (page: Page, count: number) =>
  expect(bell(page)).toHaveAccessibleName(
    count === 0 ? 'Notifikasi' : `Notifikasi, ${count} belum dibaca`,
  );

/**
 * Waits until a write is answered, and the count that is read after it: what is approved before the write might be marked as
 * read with it, and before the count has come, entering the window again reads nothing new.
 */
async function countAfterWrite(page: Page) {
  const answerTo = (method: string) =>
    page.waitForResponse(
      (response) =>
        response.request().method() === method && response.url().includes('/notifications?'),
    );
  await answerTo('PATCH');
  await answerTo('HEAD');
}

/** The newest notification tells the approval and leads to the job, which marks it as read. */
async function openNewestJob(page: Page, portal: LocalStack, name: string) {
  const newest = cards(page).first();
  await expect(newest).toContainText(`Lowongan Anda "${name}" telah disetujui`);
  const counted = countAfterWrite(page);
  await newest.getByRole('link', { name: 'Lihat Detail' }).click();
  const [job] = await portal.query('select id from job_postings where title = $1', [name]);
  await expect(page).toHaveURL(new RegExp(`/lowongan#job-${job?.id}$`));
  await expect(page.locator(`#job-${job?.id}`)).toContainText(name);
  await counted;
}

test("jobs are approved elsewhere; the poster's bell shows it without a reload and leads to the job", async ({
  page,
  portal,
}) => {
  await openNotifications(page, accounts.budi);
  await expectUnread(page, 2);
  await page.evaluate(() => {
    document.body.dataset.isStillOpen = 'true';
  });
  await test.step('when the window is entered again', async () => {
    await approveOnScreen(page);
    await endUndoTime(portal);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expectUnread(page, 3);
    await bell(page).click();
    await openNewestJob(page, portal, title);
    await expectUnread(page, 2);
  });
  await test.step('when another page is opened', async () => {
    await approveAnother(portal, 'Teknisi Gardu');
    await page.getByRole('banner').getByRole('link', { name: 'Kontak' }).click();
    await expectUnread(page, 3);
    await bell(page).click();
    await openNewestJob(page, portal, 'Teknisi Gardu');
  });
  await test.step('when an older notification is deleted', async () => {
    await bell(page).click();
    await expect(cards(page)).toHaveCount(rowCount + 2);
    await approveAnother(portal, 'Teknisi Trafo');
    await cards(page).last().getByRole('button', { name: 'Hapus' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
    await expectUnread(page, 3);
    await openNewestJob(page, portal, 'Teknisi Trafo');
  });
  await test.step('when the tab is seen again', async () => {
    await bell(page).click();
    const counted = countAfterWrite(page);
    await main(page).getByRole('button', { name: 'Tandai semua dibaca' }).click();
    await expectUnread(page, 0);
    await counted;
    await approveAnother(portal, 'Teknisi Relai');
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    );
    await expectUnread(page, 1);
    await openNewestJob(page, portal, 'Teknisi Relai');
    await expectUnread(page, 0);
  });
  await expect(page.locator('body')).toHaveAttribute('data-is-still-open', 'true');
});
