import type { LocalStack } from '@portal/local-stack';
import type { Page, Route } from 'playwright/test';
import {
  ageFiles,
  expectNoStowaways,
  generatePicture,
  refusedFiles,
  scriptTag,
  sizeOf,
  withStowaways,
} from '../../fixtures/picture-files.ts';
import { expect, openInPage, test, toast } from '../../fixtures/portal.ts';
import {
  change,
  choosePicture,
  configurationSaves,
  field,
  main,
  openSection,
  type Section,
  save,
  stored,
  toSection,
} from './settings-screen.ts';

const bigSize = { width: 2400, height: 1350 };

interface PictureSection {
  section: Section;
  key: string;
  label: string;
  folder: string;
  advice: string;
  /** The size of the stored picture for the big one. */
  size: [number, number];
  publicPath: string;
}

const hero: PictureSection = {
  section: 'hero',
  key: 'hero_background_url',
  label: 'gambar latar',
  folder: 'hero',
  advice: 'Ukuran yang disarankan 1920×1080',
  size: [1920, 1080],
  publicPath: '/',
};
const pictures: PictureSection[] = [
  hero,
  {
    section: 'home_about',
    key: 'home_about_image_url',
    label: 'gambar',
    folder: 'home_about',
    advice: 'Ukuran yang disarankan 800×600',
    size: [800, 450],
    publicPath: '/',
  },
  {
    section: 'about_page_main',
    key: 'about_page_main_image_url',
    label: 'gambar',
    folder: 'about_page_main',
    advice: 'Ukuran yang disarankan 800×600',
    size: [800, 450],
    publicPath: '/tentang',
  },
];

async function storedUrl(portal: LocalStack, key: string): Promise<string> {
  return ((await stored(portal, key)) as { url: string }).url;
}

async function saveChosen(page: Page) {
  await expect(main(page).getByAltText('Pratinjau')).toHaveAttribute('src', /^blob:/);
  await save(page).click();
  await expect(toast(page, 'Konfigurasi Disimpan')).toBeVisible();
  await expect(main(page).getByAltText('Pratinjau')).toHaveAttribute('src', /\/public-files\//);
}

async function expectStored(page: Page, portal: LocalStack, place: PictureSection, big: Buffer) {
  await expect(main(page).getByText('(maks. 5 MB)')).toBeVisible();
  await expect(main(page).getByText(place.advice)).toBeVisible();
  await choosePicture(page, place.label, 'latar.png', Buffer.from(`<svg>${scriptTag}</svg>`));
  await expect(toast(page, 'Tipe File Tidak Diizinkan')).toBeVisible();
  const alt = field(page, 'Teks alternatif gambar');
  await choosePicture(page, place.label, 'latar.png', big);
  // The text of the former picture does not describe this one.
  await expect(alt).toHaveValue('');
  await alt.fill(`Aula <b>${place.section}</b>`);
  await saveChosen(page);
  const url = await storedUrl(portal, place.key);
  expect(url).toMatch(
    new RegExp(`^/storage/v1/object/public/public-files/${place.folder}/\\d{13}_[a-z0-9]+\\.jpg$`),
  );
  expect(await sizeOf(page, url)).toEqual(place.size);
  await expectNoStowaways(page, url);
  return url;
}

async function expectReplaced(page: Page, portal: LocalStack, place: PictureSection) {
  const former = await storedUrl(portal, place.key);
  await ageFiles(portal);
  const small = await generatePicture(page, 'image/jpeg', { width: 60, height: 40 });
  await choosePicture(page, place.label, 'latar.png', small);
  await expect(field(page, 'Teks alternatif gambar')).toHaveValue('');
  await saveChosen(page);
  const url = await storedUrl(portal, place.key);
  expect(url).not.toBe(former);
  expect(await sizeOf(page, url)).toEqual([60, 40]);
  await expect.poll(async () => (await page.request.get(`${former}?gone`)).ok()).toBe(false);
}

test('disguised files, clean pictures, generated names, no orphans: pictures are replaced', async ({
  page,
  portal,
  browser,
}) => {
  await openSection(page, 'hero');
  const big = withStowaways(await generatePicture(page, 'image/png', bigSize));
  const context = await browser.newContext({ baseURL: portal.url });
  const visitor = await context.newPage();
  for (const place of pictures) {
    await test.step(`disguised files, clean pictures, generated names: the picture of ${place.section}`, async () => {
      if (place !== hero) await toSection(page, place.section);
      const url = await expectStored(page, portal, place, big);
      await visitor.goto(place.publicPath);
      await expect(
        visitor.getByRole('img', { name: `Aula <b>${place.section}</b>` }),
      ).toHaveAttribute('src', url);
    });
    await test.step(`no orphans: the former picture of ${place.section} goes`, async () => {
      await expectReplaced(page, portal, place);
    });
  }
  await context.close();
  await test.step('no orphans: the dashboard sweeps what no row holds, and nothing that one does', async () => {
    const used = await storedUrl(portal, hero.key);
    // A change past the form leaves the file behind.
    await ageFiles(portal);
    await change(portal, hero.key, { url: '', alt: 'Bintang' });
    expect((await page.request.get(`${used}?before`)).ok()).toBe(true);
    await openInPage(page, '/admin/dashboard');
    await expect.poll(async () => (await page.request.get(`${used}?after`)).ok()).toBe(false);
    await openInPage(page, '/admin/manage-organization');
    const photo = main(page).locator('img').first();
    expect((await page.request.get(String(await photo.getAttribute('src')))).ok()).toBe(true);
  });
});

async function expectRefusedFiles(page: Page, png: Buffer) {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/storage/v1/') && request.method() !== 'GET')
      sent.push(request.url());
  });
  // What else is refused is tested where files are read.
  for (const [buffer, title] of refusedFiles(png, 5).filter(([{ length }]) => length < 1e6)) {
    await choosePicture(page, hero.label, 'latar.png', buffer);
    await expect(toast(page, title)).toBeVisible();
  }
  await choosePicture(page, hero.label, 'latar.png', Buffer.alloc(5 * 1024 * 1024 + 1));
  await expect(toast(page, 'Ukuran file maksimal adalah 5 MB.')).toBeVisible();
  const gif = Buffer.from('GIF89a\u0001\u0000\u0001\u0000');
  await choosePicture(page, hero.label, 'latar.png', gif);
  const allowed = 'Hanya file JPG, JPEG, atau PNG yang diizinkan.';
  const kind = 'File ini sebenarnya GIF: simpan sebagai JPG atau PNG.';
  await expect(toast(page, `${allowed} ${kind}`)).toBeVisible();
  await expect(main(page).getByAltText('Pratinjau')).toHaveCount(0);
  expect(sent).toEqual([]);
}

async function expectRefusedSave(page: Page, png: Buffer) {
  const refuse = (route: Route) =>
    route.fulfill({ status: 403, json: { code: '42501', message: 'Tidak boleh' } });
  await page.route(configurationSaves, refuse);
  const removed = page.waitForRequest(
    (request) => request.url().includes('/storage/v1/') && request.method() === 'DELETE',
  );
  await choosePicture(page, hero.label, 'latar.png', png);
  await save(page).click();
  await expect(toast(page, 'Gagal menyimpan konfigurasi')).toBeVisible();
  expect((await removed).postDataJSON()).toMatchObject({
    prefixes: [expect.stringMatching(/^hero\//)],
  });
  await page.unroute(configurationSaves, refuse);
}

test('disguised files, oversized files, no orphans: the former picture stays', async ({
  page,
  portal,
}) => {
  await openSection(page, 'hero');
  const png = await generatePicture(page, 'image/png', { width: 60, height: 40 });
  await test.step("disguised files, oversized files: 'Ukuran file maksimal adalah 5 MB.' and 'Tipe File Tidak Diizinkan'; nothing is sent", async () => {
    await expectRefusedFiles(page, png);
  });
  await test.step('no orphans: the file of a save that the service refuses goes again', async () => {
    await expectRefusedSave(page, png);
  });
  await test.step("'Upload Gagal' keeps the former picture, says that the rest was saved, and keeps the new one with its alternative text in the form", async () => {
    const before = await storedUrl(portal, hero.key);
    await page.route('**/storage/v1/object/public-files/**', (route) =>
      route.fulfill({ status: 500, json: { message: 'Penyimpanan penuh' } }),
    );
    await field(page, 'Teks alternatif gambar').fill('Aula baru');
    await save(page).click();
    await expect(toast(page, 'Upload Gagal')).toBeVisible();
    await expect(
      toast(
        page,
        'Terjadi gangguan pada layanan kami. Silakan coba lagi sebentar lagi. · Konfigurasi Disimpan tanpa gambar. · Gambar baru dan teks alternatifnya masih ada di formulir.',
      ),
    ).toBeVisible();
    expect(await stored(portal, hero.key)).toEqual({ url: before, alt: '' });
    await page.unroute('**/storage/v1/object/public-files/**');
    await expect(field(page, 'Teks alternatif gambar')).toHaveValue('Aula baru');
    await save(page).click();
    await expect(toast(page, 'Konfigurasi Disimpan')).toBeVisible();
    expect(await stored(portal, hero.key)).toEqual({
      url: expect.stringContaining('/public-files/hero/'),
      alt: 'Aula baru',
    });
  });
});
