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
import { expect, openInPage, test, toast } from '../../fixtures/portal.ts';
import {
  drawer,
  fillRequired,
  inOtherBrowser,
  type List,
  main,
  openList,
  press,
  save,
} from './list-screen.ts';

const title = 'Uji Gambar';
const wide = { width: 3000, height: 1500 };
const columns = { events: 'image_url', job_postings: 'company_logo_url' } as const;
const publicPaths = { events: '/kegiatan', job_postings: '/lowongan' } as const;
/** The sizes of the stored pictures for a chosen one of 3000 × 1500. */
const storedSizes = { events: [1600, 800], job_postings: [400, 200] } as const;

const choose = (page: Page, list: List, name: string, buffer: Buffer) =>
  page
    .getByLabel(`File ${list.picture.label.toLowerCase()}`)
    .setInputFiles({ name, mimeType: 'image/png', buffer });

async function storedUrl(portal: LocalStack, { table }: List, name: string) {
  const [stored] = await portal.query(
    `select ${columns[table]} as url from ${table} where title = '${name}'`,
  );
  return stored?.url;
}

interface Screen {
  page: Page;
  portal: LocalStack;
  list: List;
}

/** In an open form. */
async function refusesOtherFiles({ page, list }: Screen) {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/storage/v1/') && request.method() !== 'GET')
      sent.push(request.url());
  });
  for (const [buffer, refusal] of refusedFiles(await generatePicture(page, 'image/png'), 2)) {
    await choose(page, list, 'gambar.png', buffer);
    await expect(toast(page, refusal)).toBeVisible();
  }
  await choose(page, list, 'gambar.png', Buffer.alloc(2 * 1024 * 1024 + 1));
  await expect(toast(page, 'Ukuran file maksimal adalah 2 MB.')).toBeVisible();
  await expect(drawer(page, list).getByAltText('Pratinjau')).toHaveCount(0);
  expect(sent).toEqual([]);
}

/** In an open form. The URL of the stored picture. */
async function storesScaledPicture({ page, portal, list }: Screen) {
  await fillRequired(page, list, title);
  const big = withStowaways(await generatePicture(page, 'image/jpeg', wide));
  await choose(page, list, 'saya.png', big);
  await expect(drawer(page, list).getByAltText('Pratinjau')).toHaveAttribute('src', /^blob:/);
  await save(page, list).click();
  await expect(toast(page, `${list.title} Ditambahkan`)).toBeVisible();
  const url = String(await storedUrl(portal, list, title));
  expect(url).toMatch(new RegExp(`/public-files/${list.picture.folder}/\\d{13}_[a-z0-9]+\\.jpg$`));
  expect(await sizeOf(page, url)).toEqual(storedSizes[list.table]);
  await expectNoStowaways(page, url);
  return url;
}

async function showsVisitors({ page, portal, list }: Screen, url: string) {
  await press(page, 'Setujui', title);
  await expect
    .poll(() =>
      portal.query(`select 1 from ${list.table} where title = '${title}' and status = 'approved'`),
    )
    .toHaveLength(1);
  await inOtherBrowser(page, async (visitor) => {
    await visitor.goto(publicPaths[list.table]);
    await expect(visitor.locator(`img[src="${url}"]`)).toBeVisible();
  });
}

async function removesFormerPicture({ page, portal, list }: Screen, first: string) {
  const expectGone = (url: string) =>
    expect.poll(async () => (await page.request.get(`${url}?gone`)).ok()).toBe(false);
  await ageFiles(portal);
  await press(page, 'Ubah', title);
  await choose(page, list, 'baru.png', await generatePicture(page, 'image/png'));
  await save(page, list).click();
  await expect(toast(page, `${list.title} Diperbarui`)).toBeVisible();
  const second = String(await storedUrl(portal, list, title));
  expect(second).not.toBe(first);
  await expectGone(first);

  await ageFiles(portal);
  await press(page, 'Ubah', title);
  await drawer(page, list).getByRole('button', { name: 'Hapus gambar' }).click();
  await save(page, list).click();
  await expect.poll(() => storedUrl(portal, list, title)).toBe(null);
  await expectGone(second);
}

/** Lets the service refuse one kind of request until the returned function is called. */
async function refuse(page: Page, method: string, url: string, answer: object) {
  await page.route(url, (route) =>
    route.request().method() === method ? route.fulfill(answer) : route.continue(),
  );
  return () => page.unroute(url);
}

async function keepsPictureWhenUploadFails({ page, portal, list }: Screen) {
  const before = await storedUrl(portal, list, list.pending);
  const allow = await refuse(page, 'POST', '**/storage/v1/object/public-files/**', {
    status: 500,
    json: { message: 'Penyimpanan penuh' },
  });
  await press(page, 'Ubah', list.pending);
  await drawer(page, list).getByLabel('Lokasi').fill('Lokasi baru');
  await choose(page, list, 'baru.png', await generatePicture(page, 'image/png', wide));
  await save(page, list).click();
  await expect(toast(page, list.picture.failure)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notification' })).toContainText(
    `Terjadi gangguan pada layanan kami. Silakan coba lagi sebentar lagi. · ${list.title} Diperbarui`,
  );
  expect(await storedUrl(portal, list, list.pending)).toBe(before);
  await expect(main(page)).not.toContainText('Operasi Gagal');
  await allow();
}

async function removesPictureOfRefusedRow({ page, portal, list }: Screen) {
  await openInPage(page, `${list.path}?form=baru`);
  await refuse(page, 'POST', `**/rest/v1/${list.table}*`, {
    status: 403,
    json: { code: '42501', message: 'Tidak boleh' },
  });
  const removed = page.waitForRequest(
    (request) => request.url().includes('/storage/v1/') && request.method() === 'DELETE',
  );
  await fillRequired(page, list, 'Baris yang ditolak');
  await choose(page, list, 'saya.png', await generatePicture(page, 'image/png', wide));
  await save(page, list).click();
  await expect(toast(page, 'Operasi Gagal')).toBeVisible();
  expect((await removed).postDataJSON()).toMatchObject({
    prefixes: [expect.stringMatching(new RegExp(`^${list.picture.folder}/`))],
  });
  expect(await storedUrl(portal, list, 'Baris yang ditolak')).toBeUndefined();
}

/** The picture of one list: checked, stored, replaced and removed. */
export function testPictures(list: List) {
  const { label, failure } = list.picture;
  const picture = label.toLowerCase();

  test(`clean pictures, disguised files, generated names, no orphans, oversized files: a ${picture}`, async ({
    page,
    portal,
  }) => {
    const screen = { page, portal, list };
    await openList(page, list, '?form=baru');
    await test.step(`a ${picture} over 2 MB, empty, bomb-like or no JPG or PNG is refused, cleared and not sent`, () =>
      refusesOtherFiles(screen));
    await test.step(`a ${picture} is scaled, re-encoded and shown to visitors; the former one goes`, async () => {
      const url = await storesScaledPicture(screen);
      await showsVisitors(screen, url);
      await removesFormerPicture(screen, url);
    });
    await test.step(`'${failure}' keeps the existing picture, and the toast says that the rest was saved`, () =>
      keepsPictureWhenUploadFails(screen));
    await test.step(`the ${picture} of a row that the service refuses goes again`, () =>
      removesPictureOfRefusedRow(screen));
  });
}
