import { axeFindings } from '../axe.ts';
import { accounts, expect, test, toast } from '../fixtures.ts';
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

const views = [
  { name: 'the detail', search: (id: string) => `?detail=${id}`, width: 1440 },
  { name: 'the form', search: (id: string) => `?form=${id}`, width: 390 },
];

for (const { name, search, width } of views) {
  test(`axe finds nothing in ${name}, and it fits 320 pixels`, async ({ page, portal }) => {
    const budi = await stored(portal, accounts.budi.email);
    await page.setViewportSize({ width, height: 900 });
    await openAlumni(page, search(String(budi?.id)));
    await expect(page.getByRole('button', { name: /^(Simpan|Hapus)/ }).first()).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  });
}
