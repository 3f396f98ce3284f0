import type { Locator } from 'playwright/test';
import { accounts, expect, test, toast } from '../fixtures.ts';
import { expectNoStowaways, generatePicture, scriptTag, withStowaways } from '../picture-files.ts';
import { arrivesUnanswered } from './arrives-unanswered.ts';
import { choosePhoto, cropDialog } from './pictures.ts';
import { openProfile, storedRow } from './profile-screen.ts';

/** In the top layer of the browser, above open dialogs. */
async function expectAboveWindows(target: Locator) {
  await expect(target).toBeVisible();
  const layer = target.locator('xpath=ancestor::*[@popover]');
  expect(await layer.evaluate((element) => element.matches(':popover-open'))).toBe(true);
}

test('clean pictures, generated names: a photo is cut, re-encoded, named by the portal; row, account and menu follow; the former file goes', async ({
  page,
  portal,
}) => {
  await openProfile(page, accounts.budi);
  const storedUrl = async () =>
    String((await storedRow(portal, accounts.budi))?.profile_image_url ?? '');
  const save = async (type: string) => {
    const former = await storedUrl();
    await choosePhoto(page, 'saya.png', withStowaways(await generatePicture(page, type)));
    await cropDialog(page).getByRole('button', { name: 'Geser foto' }).press('ArrowRight');
    await cropDialog(page).getByLabel('Perbesar').press('ArrowRight');
    await cropDialog(page).getByRole('button', { name: 'Simpan Foto' }).click();
    await expect(toast(page, 'Foto Profil Diperbarui')).toBeVisible();
    await expect(cropDialog(page)).toHaveCount(0);
    await expect.poll(storedUrl).not.toBe(former);
    return storedUrl();
  };

  const first = await save('image/png');
  expect(first).toMatch(/\/public-files\/avatars\/[0-9a-f-]{36}_\d{13}_[a-z0-9]+\.jpg$/);
  const bytes = await (await page.request.get(first)).body();
  expect(bytes.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  await expectNoStowaways(page, first);
  const size = await page.evaluate(async (url) => {
    const { width, height } = await createImageBitmap(await (await fetch(url)).blob());
    return [width, height];
  }, first);
  expect(size).toEqual([512, 512]);
  await expect(page.getByRole('banner').first().locator(`img[src="${first}"]`)).toBeVisible();

  const second = await save('image/jpeg');
  await expectNoStowaways(page, second);
  await expect.poll(async () => (await page.request.get(`${first}?gone`)).ok()).toBe(false);
  expect((await page.request.get(second)).ok()).toBe(true);
});

test('disguised files, oversized files: what is no JPG or PNG, too big, empty or claims gigabytes is refused; nothing is sent', async ({
  page,
}) => {
  await openProfile(page, accounts.budi);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/storage/v1/') && request.method() !== 'GET')
      sent.push(request.url());
  });
  const png = await generatePicture(page, 'image/png');
  const huge = Buffer.from(png);
  huge.writeUInt32BE(30_000, 16);
  huge.writeUInt32BE(30_000, 20);
  const wrongType = 'Tipe File Tidak Diizinkan';
  const tooBig = 'Ukuran File Terlalu Besar';
  const cases: [Buffer, string][] = [
    [Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${scriptTag}</svg>`), wrongType],
    [Buffer.alloc(2 * 1024 * 1024 + 1), tooBig],
    [Buffer.from(`<!doctype html>${scriptTag}`), wrongType],
    [huge, tooBig],
    [Buffer.from('GIF89a\u0001\u0000\u0001\u0000'), wrongType],
    [Buffer.concat([Buffer.alloc(2 * 1024 * 1024), Buffer.from('x')]), tooBig],
    [Buffer.from('%PDF-1.7'), wrongType],
    [huge, tooBig],
    [Buffer.concat([png.subarray(0, 8), Buffer.from(scriptTag)]), wrongType],
    [huge, tooBig],
    [Buffer.alloc(0), wrongType],
  ];
  // Each title differs from the one before it, so that an old toast is never taken for a new one.
  for (const [buffer, title] of cases) {
    await choosePhoto(page, 'foto.png', buffer);
    await expect(toast(page, title)).toBeVisible();
  }
  await expect(cropDialog(page)).toHaveCount(0);
  expect(sent).toEqual([]);
});

test("no orphans: a refused upload says 'Gagal Upload Foto' and leaves the former photo; one whose answer got lost keeps its file", async ({
  page,
  portal,
}) => {
  await openProfile(page, accounts.budi);
  const before = (await storedRow(portal, accounts.budi))?.profile_image_url;
  await page.route('**/storage/v1/object/public-files/**', (route) =>
    route.fulfill({ status: 500, json: { message: 'Rusak' } }),
  );
  await choosePhoto(page, 'saya.jpg', await generatePicture(page, 'image/jpeg'), 'image/jpeg');
  await cropDialog(page).getByRole('button', { name: 'Simpan Foto' }).click();
  await expect(cropDialog(page).getByText('Gagal Upload Foto')).toBeVisible();
  await expectAboveWindows(toast(page, 'Gagal Upload Foto'));
  expect((await storedRow(portal, accounts.budi))?.profile_image_url).toBe(before);

  await page.unrouteAll();
  await arrivesUnanswered(page, '**/rest/v1/alumni?*');
  await cropDialog(page).getByRole('button', { name: 'Simpan Foto' }).click();
  const stored = async () => (await storedRow(portal, accounts.budi))?.profile_image_url;
  await expect.poll(stored).not.toBe(before);
  const save = cropDialog(page).getByRole('button', { name: 'Simpan Foto' });
  await expect(save).not.toHaveAttribute('aria-disabled', 'true');
  expect((await page.request.get(String(await stored()))).ok()).toBe(true);
});
