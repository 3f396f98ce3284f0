import type { Page } from 'playwright/test';
import { accounts, expect, test, toast } from '../fixtures.ts';
import { generatePicture } from '../picture-files.ts';
import { arrivesUnanswered } from './arrives-unanswered.ts';
import { choosePhoto, cropDialog } from './pictures.ts';
import { openProfile, storedRow } from './profile-screen.ts';

/** The colour in the middle of the stored square; the left half of the generated picture is dark. */
async function isDarkInTheMiddle(page: Page, url: string) {
  return page.evaluate(async (address) => {
    const bitmap = await createImageBitmap(await (await fetch(address)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const { data = [255] } = context?.getImageData(bitmap.width / 2, bitmap.height / 2, 1, 1) ?? {};
    return (data[0] ?? 255) < 128;
  }, url);
}

test('look: the photo is dragged with the pointer, and cut where it was dragged to', async ({
  page,
  portal,
}) => {
  await openProfile(page, accounts.budi);
  for (const [distance, isDark] of [
    [120, true],
    [-120, false],
  ] as const) {
    await choosePhoto(page, 'saya.png', await generatePicture(page, 'image/png'));
    const stage = cropDialog(page).getByRole('button', { name: 'Geser foto' });
    const box = await stage.boundingBox();
    if (!box) throw new Error('The photo is not shown.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance, y, { steps: 6 });
    await page.mouse.up();
    // Without a pressed button the photo does not move.
    await page.mouse.move(x, y);
    await cropDialog(page).getByRole('button', { name: 'Simpan Foto' }).click();
    await expect(toast(page, 'Foto Profil Diperbarui')).toBeVisible();
    await expect(cropDialog(page)).toHaveCount(0);
    const url = String((await storedRow(portal, accounts.budi))?.profile_image_url);
    expect(await isDarkInTheMiddle(page, url)).toBe(isDark);
    await page.keyboard.press('F8');
    await page.keyboard.press('Escape');
  }
});

for (const [what, address] of [
  ['the file', '**/storage/v1/object/public-files/**'],
  ['the row', '**/rest/v1/alumni?*'],
] as const) {
  test(`repeated sending: ${what} of a photo arrives without an answer: the photo is shown, the second try succeeds, nothing is left behind`, async ({
    page,
    portal,
  }) => {
    await openProfile(page, accounts.budi);
    const answerAgain = await arrivesUnanswered(page, address);
    await choosePhoto(page, 'saya.png', await generatePicture(page, 'image/png'));
    await cropDialog(page).getByRole('button', { name: 'Simpan Foto' }).click();
    await expect(cropDialog(page).getByText('Gagal Upload Foto')).toBeVisible();
    await answerAgain();
    const storedUrl = async () =>
      String((await storedRow(portal, accounts.budi))?.profile_image_url);
    // The file that the row names now exists.
    expect((await page.request.get(await storedUrl())).ok()).toBe(true);
    await cropDialog(page).getByRole('button', { name: 'Simpan Foto' }).click();
    await expect(toast(page, 'Foto Profil Diperbarui')).toBeVisible();
    expect((await page.request.get(await storedUrl())).ok()).toBe(true);
    const own = await portal.query(
      `select name from storage.objects where name like 'avatars/%'
       and created_at > now() - interval '10 minutes'
       and not exists (select from alumni where profile_image_url like '%' || name)
       and not exists (select from private.orphaned_files o where o.name = objects.name)`,
    );
    expect(own.length).toBeLessThanOrEqual(1);
  });
}
