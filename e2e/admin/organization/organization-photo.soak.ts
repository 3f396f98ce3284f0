import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import {
  ageFiles,
  expectNoStowaways,
  generatePicture,
  refusedFiles,
  sizeOf,
  withStowaways,
} from '../../fixtures/picture-files.ts';
import { expect, test, toast } from '../../fixtures/portal.ts';
import {
  button,
  choosePhoto,
  drawer,
  firstTwo,
  openOrganization,
  save,
  startMember,
  storedMember,
} from './organization-screen.ts';

const wide = { width: 900, height: 500 };

async function photoOf(portal: LocalStack, name: string) {
  return String((await storedMember(portal, name))?.image_url);
}

test('clean pictures, generated names, no orphans: any picture becomes a JPG', async ({
  page,
  portal,
}) => {
  const { first: name } = await firstTwo(portal);
  await openOrganization(page);
  const replace = async (type: string) => {
    await button(page, `Edit ${name}`).click();
    await choosePhoto(page, 'saya.png', withStowaways(await generatePicture(page, type, wide)));
    await expect(drawer(page).getByAltText('Pratinjau')).toHaveAttribute('src', /^blob:/);
    await save(page).click();
    await expect(toast(page, 'Anggota Diperbarui')).toBeVisible();
    await expect(drawer(page)).toHaveCount(0);
    return photoOf(portal, name);
  };
  const isThere = async (url: string) => (await page.request.get(`${url}?look`)).ok();

  const first = await replace('image/webp');
  expect(first).toMatch(
    /^\/storage\/v1\/object\/public\/public-files\/organization\/\d{13}_[a-z0-9]+\.jpg$/,
  );
  const bytes = await (await page.request.get(first)).body();
  expect(bytes.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  await expectNoStowaways(page, first);
  expect(await sizeOf(page, first)).toEqual([400, 400]);

  await ageFiles(portal);
  const second = await replace('image/png');
  expect(second).not.toBe(first);
  await expectNoStowaways(page, second);
  await expect.poll(() => isThere(first)).toBe(false);
  expect(await isThere(second)).toBe(true);

  await ageFiles(portal);
  await button(page, `Hapus ${name}`).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
  await expect(toast(page, 'Anggota Dihapus')).toBeVisible();
  // As long as the member can be restored.
  expect(await isThere(second)).toBe(true);
});

async function expectRefusedFiles(page: Page, picture: Buffer) {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/storage/v1/') && request.method() !== 'GET')
      sent.push(request.url());
  });
  // What else is refused is tested where files are read.
  for (const [buffer, title] of refusedFiles(picture, 30).filter(([{ length }]) => length < 1e6)) {
    await choosePhoto(page, 'foto.png', buffer);
    await expect(toast(page, title)).toBeVisible();
  }
  await expect(drawer(page).getByAltText('Pratinjau')).toHaveCount(0);
  expect(sent).toEqual([]);
}

async function expectRefusedMember(page: Page, portal: LocalStack, picture: Buffer) {
  await page.route('**/rest/v1/organization_structure*', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 403, json: { code: '42501', message: 'Tidak boleh' } })
      : route.continue(),
  );
  const removed = page.waitForRequest(
    (request) => request.url().includes('/storage/v1/') && request.method() === 'DELETE',
  );
  await startMember(page, 'Ditolak', 'Ketua');
  await choosePhoto(page, 'saya.png', picture);
  await save(page).click();
  await expect(toast(page, 'Operasi Gagal')).toBeVisible();
  expect((await removed).postDataJSON()).toMatchObject({
    prefixes: [expect.stringMatching(/^organization\//)],
  });
  await expect(drawer(page)).toBeVisible();
  expect(await storedMember(portal, 'Ditolak')).toBeUndefined();
  await drawer(page).getByRole('button', { name: 'Batal', exact: true }).click();
  await page.getByRole('button', { name: 'Tinggalkan tanpa menyimpan' }).click();
}

test('disguised files, oversized files, no orphans: the old photo stays', async ({
  page,
  portal,
}) => {
  await openOrganization(page, '?form=baru');
  const picture = await generatePicture(page, 'image/png', { width: 60, height: 40 });
  await test.step('disguised files, oversized files: what is no picture or too big is refused, and nothing is sent', async () => {
    await expectRefusedFiles(page, picture);
    await drawer(page).getByRole('button', { name: 'Batal', exact: true }).click();
  });
  await test.step('no orphans: the file of a member that the service refuses goes again', async () => {
    await expectRefusedMember(page, portal, picture);
  });
  await test.step("'Upload Gambar Gagal' keeps the old photo, and the toast says that the rest was saved", async () => {
    const { first: name } = await firstTwo(portal);
    const before = await photoOf(portal, name);
    await page.route('**/storage/v1/object/public-files/**', (route) =>
      route.fulfill({ status: 500, json: { message: 'Penyimpanan penuh' } }),
    );
    await button(page, `Edit ${name}`).click();
    await drawer(page).getByLabel('Jabatan').fill('Jabatan Baru');
    await choosePhoto(page, 'saya.png', picture);
    await save(page).click();
    await expect(toast(page, 'Upload Gambar Gagal')).toBeVisible();
    await expect(
      toast(
        page,
        'Terjadi gangguan pada layanan kami. Silakan coba lagi sebentar lagi. · Anggota Diperbarui dengan gambar lama.',
      ),
    ).toBeVisible();
    expect(await storedMember(portal, name)).toMatchObject({
      image_url: before,
      position: 'Jabatan Baru',
    });
  });
});
