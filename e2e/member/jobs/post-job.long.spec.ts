import type { Page } from 'playwright/test';
import { accounts, endUndoTime, expect, openAs, openInPage, test } from '../../fixtures/portal.ts';
import { main, send } from './post-job-screen.ts';

const form = '/alumni/post-job';
const postLink = (page: Page) => main(page).locator('a[href="/alumni/post-job"]');

/** The page of an alumnus without the right to post. */
async function expectNoRight(page: Page) {
  await expect(main(page)).toContainText('Anda belum dapat memasang lowongan');
  await expect(main(page)).toContainText('Hak memasang lowongan diberikan oleh admin');
  await expect(send(page)).toHaveCount(0);
  await expect(main(page).getByRole('textbox')).toHaveCount(0);
}

test('without the right an alumnus reads how to get it; once it is given, the form opens', async ({
  page,
  portal,
}) => {
  await test.step('a pending alumnus without the right reads how to get it', async () => {
    await openAs(page, accounts.andi, form);
    await expectNoRight(page);
  });
  await test.step('a verified alumnus without the right reads how to get it; once it is given, the form opens', async () => {
    await openAs(page, accounts.siti, '/alumni/my-content');
    await expect(main(page).locator('a[href="/profile-settings"]')).toBeVisible();
    await expect(postLink(page)).toHaveCount(0);
    await expect(main(page)).not.toContainText('Pasang Lowongan');
    await openInPage(page, form);
    await expectNoRight(page);
    await portal.query(
      `update alumni set can_post_jobs = true where email = '${accounts.siti.email}'`,
    );
    await endUndoTime(portal);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Notifikasi/ })
      .click();
    await main(page)
      .getByRole('listitem')
      .filter({ hasText: 'Anda kini dapat memasang lowongan kerja.' })
      .getByRole('link', { name: 'Lihat Detail' })
      .click();
    await expect(send(page)).toBeVisible();
  });
  await test.step('the content page says that nothing else can be managed, and where the rest is', async () => {
    await openInPage(page, '/alumni/my-content');
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Konten Saya');
    await expect(main(page)).toContainText('Belum ada jenis konten lain yang dapat dikelola');
    await expect(postLink(page)).toBeVisible();
    await expect(main(page).locator('a[href="/profile-settings"]')).toBeVisible();
  });
});
