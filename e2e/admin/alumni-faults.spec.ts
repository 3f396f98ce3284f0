import { axeFindings } from '../axe.ts';
import { accounts, expect, openInPage, test, toast } from '../fixtures.ts';
import { sidewaysScroll } from '../sideways-scroll.ts';
import { alumniList, count, openAlumni, stored } from './alumni-screen.ts';
import { main } from './list-screen.ts';

test('failed reads: a further page that fails keeps the rows and says so', async ({ page }) => {
  await openAlumni(page);
  await page.route(alumniList, (route) =>
    route.fulfill({ status: 500, json: { message: 'Rusak' } }),
  );
  await main(page).getByRole('listitem', { name: '2', exact: true }).click();
  await expect(toast(page, 'Error')).toBeVisible();
  await page.unroute(alumniList);
  await main(page).getByRole('button', { name: 'Coba Lagi' }).click();
  await expect(count(page)).toHaveText('Alumni (65)');
});

test('axe finds nothing in detail and form, and they fit 320 pixels', async ({ page, portal }) => {
  const budi = await stored(portal, accounts.budi.email);
  await openAlumni(page);
  for (const [view, width] of [
    ['detail', 1440],
    ['form', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await openInPage(page, `/admin/manage-alumni?${view}=${budi?.id}`);
    const ready = page.getByRole('dialog').getByRole('button', { name: /^(Simpan|Hapus)/ });
    await expect(ready.first()).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    expect(await axeFindings(page), view).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await sidewaysScroll(page), view).toBeLessThanOrEqual(0);
  }
});
