import { tableLookKeyPrefix } from '@portal/api/storage-keys';
import type { Page } from 'playwright/test';
import { expect, openInPage, test } from '../../fixtures/portal.ts';
import { sidewaysScroll } from '../../fixtures/sideways-scroll.ts';
import { openAlumni } from '../alumni/alumni-screen.ts';
import { lists, main } from './list-screen.ts';

const long = 'Q'.repeat(200);

/** The name and the last action of the first row, wherever the frame was scrolled to. */
async function expectEndsInSight(page: Page) {
  const row = main(page).locator('tbody tr').filter({ hasText: long }).first();
  const action = row.getByRole('button', { name: /^Hapus/ });
  // The row is higher than the window, so its middle is scrolled into view; `nearest` scrolls a fixed column no further sideways.
  await action.evaluate((button) => button.scrollIntoView({ block: 'center', inline: 'nearest' }));
  await expect(action).toBeInViewport({ ratio: 1 });
  await expect(row.getByRole('rowheader').getByRole('button')).toBeInViewport({ ratio: 0.5 });
}

/** In pixels: the widest cell of the visible table. */
const widestCell = (page: Page) =>
  main(page)
    .locator('tbody')
    .evaluate((body) =>
      Math.max(...[...body.querySelectorAll('td, th')].map((cell) => cell.clientWidth)),
    );

test('look: long words wrap, and a table with all columns scrolls inside its frame', async ({
  page,
  portal,
}) => {
  await portal.query(
    `update alumni set full_name = '${long}', job_title = '${long}', company = '${long}',
       special_badge = left('${long}', 100), location = '${long}', created_at = now() + interval '1 hour'
     where email = 'budi.santoso@alumni-te.example'`,
  );
  await portal.query(`update events set title = '${long}', location = '${long}'`);
  await openAlumni(page);
  await page.evaluate((key) => {
    const known = ['graduation-year', 'posting-right', 'job', 'company', 'location'];
    localStorage.setItem(key, JSON.stringify({ hidden: [], known, isCompact: false }));
  }, `${tableLookKeyPrefix}alumni`);
  await page.reload();
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/admin/manage-alumni', lists.events.path]) {
      await openInPage(page, path);
      await expect(main(page).getByText(long).first()).toBeVisible();
      // The frame learns a moment after a change of width whether its table fits.
      await expect
        .poll(() => sidewaysScroll(page), `${path} at ${width} px`)
        .toBeLessThanOrEqual(0);
      if (width < 960) continue;
      if (path !== lists.events.path) {
        const right = main(page)
          .getByRole('row')
          .filter({ hasText: long })
          .getByRole('cell', { name: 'Ya', exact: true });
        await expect(right).toBeAttached();
      }
      expect(await widestCell(page), `${path} at ${width} px`).toBeLessThan(600);
      await expectEndsInSight(page);
      await main(page)
        .locator('[data-scrolls]')
        .evaluate((frame) => frame.scrollTo({ left: frame.scrollWidth }));
      await expectEndsInSight(page);
    }
  }
  const [budi] = await portal.query('select id from alumni where full_name = $1', [long]);
  for (const [path, label] of [
    [`/admin/manage-alumni?detail=${budi?.id}`, 'Terverifikasi'],
    [`/alumni?profil=${budi?.id}`, 'Verified'],
  ] as const) {
    await openInPage(page, path);
    const badge = page.getByRole('dialog').getByText(label, { exact: true });
    await expect(badge).toBeVisible();
    expect((await badge.boundingBox())?.height, path).toBeLessThan(40);
  }
});
