import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import { expect, test, toast } from '../fixtures.ts';
import {
  expectNoStowaways,
  generatePicture,
  refusedFiles,
  sizeOf,
  withStowaways,
} from '../picture-files.ts';
import {
  drawer,
  fillRequired,
  inOtherBrowser,
  type List,
  lists,
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
const storedSizes = { events: [1280, 640], job_postings: [400, 200] } as const;

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

for (const list of Object.values(lists)) {
  const { label, folder, failure } = list.picture;

  test(`clean pictures, generated names, no orphans: a ${label.toLowerCase()} is scaled, re-encoded and shown to visitors; the former one goes`, async ({
    page,
    portal,
  }) => {
    await openList(page, list, '?form=baru');
    await fillRequired(page, list, title);
    const big = withStowaways(await generatePicture(page, 'image/jpeg', wide));
    await choose(page, list, 'saya.png', big);
    await expect(drawer(page, list).getByAltText('Pratinjau')).toHaveAttribute('src', /^blob:/);
    await save(page, list).click();
    await expect(toast(page, `${list.title} Ditambahkan`)).toBeVisible();
    const first = String(await storedUrl(portal, list, title));
    expect(first).toMatch(new RegExp(`/public-files/${folder}/\\d{13}_[a-z0-9]+\\.jpg$`));
    expect(await sizeOf(page, first)).toEqual(storedSizes[list.table]);
    await expectNoStowaways(page, first);

    await press(page, 'Setujui', title);
    await expect
      .poll(() =>
        portal.query(
          `select 1 from ${list.table} where title = '${title}' and status = 'approved'`,
        ),
      )
      .toHaveLength(1);
    await inOtherBrowser(page, async (visitor) => {
      await visitor.goto(publicPaths[list.table]);
      await expect(visitor.locator(`img[src="${first}"]`)).toBeVisible();
    });

    await press(page, 'Ubah', title);
    await choose(
      page,
      list,
      'baru.png',
      await generatePicture(page, 'image/png', { width: 60, height: 40 }),
    );
    await save(page, list).click();
    await expect(toast(page, `${list.title} Diperbarui`)).toBeVisible();
    const second = String(await storedUrl(portal, list, title));
    expect(second).not.toBe(first);
    await expect.poll(async () => (await page.request.get(`${first}?gone`)).ok()).toBe(false);

    await press(page, 'Ubah', title);
    await drawer(page, list).getByRole('button', { name: 'Hapus gambar' }).click();
    await save(page, list).click();
    await expect.poll(() => storedUrl(portal, list, title)).toBe(null);
    await expect.poll(async () => (await page.request.get(`${second}?gone`)).ok()).toBe(false);
  });

  test(`disguised files, oversized files: a ${label.toLowerCase()} over 2 MB, empty, bomb-like or no JPG or PNG is refused, cleared and not sent`, async ({
    page,
  }) => {
    await openList(page, list, '?form=baru');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/storage/v1/') && request.method() !== 'GET')
        sent.push(request.url());
    });
    const png = await generatePicture(page, 'image/png', { width: 60, height: 40 });
    for (const [buffer, refusal] of refusedFiles(png, 2)) {
      await choose(page, list, 'gambar.png', buffer);
      await expect(toast(page, refusal)).toBeVisible();
    }
    await choose(page, list, 'gambar.png', Buffer.alloc(2 * 1024 * 1024 + 1));
    await expect(toast(page, 'Ukuran file maksimal adalah 2 MB.')).toBeVisible();
    await expect(drawer(page, list).getByAltText('Pratinjau')).toHaveCount(0);
    expect(sent).toEqual([]);
  });

  test(`'${failure}' keeps the existing picture, and the toast says that the rest was saved`, async ({
    page,
    portal,
  }) => {
    await openList(page, list);
    const before = await storedUrl(portal, list, list.pending);
    await page.route('**/storage/v1/object/public-files/**', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 500, json: { message: 'Penyimpanan penuh' } })
        : route.continue(),
    );
    await press(page, 'Ubah', list.pending);
    await drawer(page, list).getByLabel('Lokasi').fill('Lokasi baru');
    await choose(page, list, 'baru.png', await generatePicture(page, 'image/png', wide));
    await save(page, list).click();
    await expect(toast(page, failure)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Notification' })).toContainText(
      `Penyimpanan penuh · ${list.title} Diperbarui`,
    );
    expect(await storedUrl(portal, list, list.pending)).toBe(before);
    await expect(main(page)).not.toContainText('Operasi Gagal');
  });

  test(`no orphans: the ${label.toLowerCase()} of a row that the service refuses goes again`, async ({
    page,
    portal,
  }) => {
    await openList(page, list, '?form=baru');
    await page.route(`**/rest/v1/${list.table}*`, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 403, json: { code: '42501', message: 'Tidak boleh' } })
        : route.continue(),
    );
    const removed = page.waitForRequest(
      (request) => request.url().includes('/storage/v1/') && request.method() === 'DELETE',
    );
    await fillRequired(page, list, title);
    await choose(page, list, 'saya.png', await generatePicture(page, 'image/png', wide));
    await save(page, list).click();
    await expect(toast(page, 'Operasi Gagal')).toBeVisible();
    expect((await removed).postDataJSON()).toMatchObject({
      prefixes: [expect.stringMatching(new RegExp(`^${folder}/`))],
    });
    expect(await storedUrl(portal, list, title)).toBeUndefined();
  });
}
