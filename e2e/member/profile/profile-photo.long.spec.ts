import type { LocalStack } from '@portal/local-stack';
import type { Locator, Page } from 'playwright/test';
import { arrivesUnanswered } from '../../fixtures/arrives-unanswered.ts';
import {
  expectNoStowaways,
  generatePicture,
  refusedFiles,
  sizeOf,
  withStowaways,
} from '../../fixtures/picture-files.ts';
import { accounts, expect, test, toast } from '../../fixtures/portal.ts';
import { choosePhoto, cropDialog } from './pictures.ts';
import { openProfile, storedRow } from './profile-screen.ts';

const files = '**/storage/v1/object/public-files/**';
const rows = '**/rest/v1/alumni?*';
const saveButton = (page: Page) => cropDialog(page).getByRole('button', { name: 'Simpan Foto' });
const storedUrl = async (portal: LocalStack) =>
  String((await storedRow(portal, accounts.budi))?.profile_image_url);

async function expectSaved(page: Page) {
  await expect(toast(page, 'Foto Profil Diperbarui')).toBeVisible();
  await expect(cropDialog(page)).toHaveCount(0);
}

async function chooseRefusedFiles(page: Page, png: Buffer) {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/storage/v1/') && request.method() !== 'GET')
      sent.push(request.url());
  });
  for (const [buffer, title] of refusedFiles(png, 30)) {
    await choosePhoto(page, 'foto.png', buffer);
    await expect(toast(page, title)).toBeVisible();
  }
  await expect(cropDialog(page)).toHaveCount(0);
  expect(sent).toEqual([]);
}

/** Saves a picture of this type with the keyboard alone. */
async function saveByKeyboard(page: Page, portal: LocalStack, type: string) {
  const former = await storedUrl(portal);
  // As big as a camera makes it: only what is stored is small.
  const fromCamera = Buffer.concat([await generatePicture(page, type), Buffer.alloc(3_000_000)]);
  await choosePhoto(page, 'saya.png', withStowaways(fromCamera));
  await cropDialog(page).getByRole('button', { name: 'Geser foto' }).press('ArrowRight');
  await cropDialog(page).getByLabel('Perbesar').press('ArrowRight');
  await saveButton(page).click();
  await expectSaved(page);
  await expect.poll(() => storedUrl(portal)).not.toBe(former);
  return storedUrl(portal);
}

async function replaceTwice(page: Page, portal: LocalStack) {
  const first = await saveByKeyboard(page, portal, 'image/png');
  await expect(page.getByText('paling besar 30 MB')).toBeVisible();
  expect(first).toMatch(/\/public-files\/avatars\/\d{13}_[0-9a-f]+\.jpg$/);
  const bytes = await (await page.request.get(first)).body();
  expect(bytes.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  await expectNoStowaways(page, first);
  expect(await sizeOf(page, first)).toEqual([512, 512]);
  expect(bytes.length).toBeLessThan(2_000_000);
  await expect(page.getByRole('banner').first().locator(`img[src="${first}"]`)).toBeVisible();

  const second = await saveByKeyboard(page, portal, 'image/jpeg');
  await expectNoStowaways(page, second);
  await expect.poll(async () => (await page.request.get(`${first}?gone`)).ok()).toBe(false);
  expect((await page.request.get(second)).ok()).toBe(true);
}

test('disguised files, oversized files, clean pictures, generated names: a new photo', async ({
  page,
  portal,
}) => {
  await openProfile(page, accounts.budi);
  const png = await generatePicture(page, 'image/png');
  await test.step('disguised files, oversized files: what is no JPG or PNG, too big, empty or claims gigabytes is refused; nothing is sent', () =>
    chooseRefusedFiles(page, png));
  await test.step('clean pictures, generated names: a photo is cut, re-encoded, named by the portal; row, account and menu follow; the former file goes', () =>
    replaceTwice(page, portal));
  await test.step('look: the photo is dragged with the pointer, and cut where it was dragged to', async () => {
    for (const [distance, isDark] of [
      [120, true],
      [-120, false],
    ] as const) {
      await closeToast(page);
      await choosePhoto(page, 'saya.png', png);
      await drag(page, distance);
      await saveButton(page).click();
      await expectSaved(page);
      expect(await isDarkInTheMiddle(page, await storedUrl(portal))).toBe(isDark);
    }
  });
});

async function drag(page: Page, distance: number) {
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
}

/** The toast of the save before would be taken for the next one. */
async function closeToast(page: Page) {
  const region = page.getByRole('region', { name: 'Notification' });
  await region.getByRole('button', { name: 'Tutup' }).click();
  await expect(toast(page, 'Foto Profil Diperbarui')).toHaveCount(0);
}

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

/** In the top layer of the browser, above open dialogs. */
async function expectAboveWindows(target: Locator) {
  await expect(target).toBeVisible();
  const layer = target.locator('xpath=ancestor::*[@popover]');
  expect(await layer.evaluate((element) => element.matches(':popover-open'))).toBe(true);
}

/** The answer to this write gets lost; the second try succeeds, and the file that the row names exists all the time. */
async function loseAnswer(page: Page, portal: LocalStack, png: Buffer, address: string) {
  const answerAgain = await arrivesUnanswered(page, address);
  await choosePhoto(page, 'saya.png', png);
  await saveButton(page).click();
  await expect(cropDialog(page).getByText('Gagal Upload Foto')).toBeVisible();
  await answerAgain();
  expect((await page.request.get(await storedUrl(portal))).ok()).toBe(true);
  await saveButton(page).click();
  await expectSaved(page);
  expect((await page.request.get(await storedUrl(portal))).ok()).toBe(true);
  // Of the refused upload and of the lost answer: both are swept a day later. The replaced file is removed after the answer.
  const countLeft = async () => {
    const left = await portal.query(
      `select name from storage.objects where name like 'avatars/%'
       and created_at > now() - interval '10 minutes'
       and not exists (select from alumni where profile_image_url like '%' || name)`,
    );
    return left.length;
  };
  await expect.poll(countLeft).toBeLessThanOrEqual(2);
}

test('no orphans, repeated sending: a refused upload or a lost answer leaves no file behind', async ({
  page,
  portal,
}) => {
  await openProfile(page, accounts.budi);
  const png = await generatePicture(page, 'image/png');
  await test.step("no orphans: a refused upload says 'Gagal Upload Foto' and leaves the former photo", async () => {
    const before = await storedUrl(portal);
    await page.route(files, (route) => route.fulfill({ status: 500, json: { message: 'Rusak' } }));
    await choosePhoto(page, 'saya.jpg', await generatePicture(page, 'image/jpeg'), 'image/jpeg');
    await saveButton(page).click();
    await expect(cropDialog(page).getByText('Gagal Upload Foto')).toBeVisible();
    await expectAboveWindows(toast(page, 'Gagal Upload Foto'));
    expect(await storedUrl(portal)).toBe(before);
    await page.unrouteAll();
    await cropDialog(page).getByRole('button', { name: 'Batal' }).click();
  });
  for (const [what, address] of [
    ['the file', files],
    ['the row', rows],
  ] as const) {
    await test.step(`repeated sending: ${what} of a photo arrives without an answer: the photo is shown, the second try succeeds, nothing is left behind`, () =>
      loseAnswer(page, portal, png, address));
  }
});
