import type { LocalStack } from '@portal/local-stack';
import type { Locator, Page } from 'playwright/test';
import { accounts, expect, openAs, openInPage, test } from '../fixtures/portal.ts';
import { addAlumni, detail } from './alumni/alumni-screen.ts';
import { main } from './table/list-screen.ts';

const telephone = { width: 390, height: 844 };
const laptop = { width: 1440, height: 900 };

async function box(one: Locator) {
  const found = await one.boundingBox();
  if (!found) throw new Error(`Not shown: ${one}`);
  return { ...found, right: found.x + found.width, bottom: found.y + found.height };
}

const bar = (page: Page) => page.getByRole('banner').or(page.locator('header').first()).first();
const rowsOf = (page: Page) => main(page).locator('[data-row-key]');

async function open(page: Page, path: string, size = laptop) {
  await page.setViewportSize(size);
  await openInPage(page, path);
}

async function expectLowBar(page: Page) {
  for (const size of [telephone, laptop]) {
    await page.setViewportSize(size);
    // With the line below it.
    expect((await box(bar(page))).height).toBeLessThanOrEqual(57);
  }
  await expect
    .poll(async () => {
      const logo = await box(bar(page).getByRole('link').first());
      const icon = await box(main(page).getByRole('navigation').first().locator('svg').first());
      return Math.abs(logo.x - icon.x);
    })
    .toBeLessThanOrEqual(4);
}

async function expectSixPeople(page: Page) {
  await open(page, '/admin/manage-alumni?status=pending', telephone);
  const filter = main(page).getByRole('button', { name: 'Filter 1' });
  await expect(filter).toBeVisible();
  // The rows before stay until those of the filter are read.
  await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(rowsOf(page).nth(6)).toBeVisible();
  expect((await box(rowsOf(page).nth(5))).bottom).toBeLessThanOrEqual(telephone.height);
  const search = await box(main(page).getByRole('searchbox'));
  expect((await box(filter)).y).toBeCloseTo(search.y, 0);
  await expect(main(page).getByRole('combobox', { name: 'Status' })).toBeHidden();
  await filter.click();
  await expect(main(page).getByRole('combobox', { name: 'Status' })).toBeVisible();
}

async function expectBarOverContent(page: Page) {
  await open(page, '/admin/manage-alumni');
  await rowsOf(page).first().getByRole('checkbox').check();
  const selected = await box(page.getByText('1 dipilih').locator('..'));
  const menu = await box(main(page).getByRole('navigation', { name: 'Bagian admin' }));
  expect(selected.x).toBeGreaterThanOrEqual(menu.right);
  const heights = await rowsOf(page).evaluateAll((rows) =>
    rows.map((row) => Math.round(row.getBoundingClientRect().height)),
  );
  expect([...new Set(heights)]).toEqual([44]);
}

/** The foot of the open drawer begins where its content begins, on one line. */
async function expectFootInLine(page: Page, size: typeof laptop) {
  await open(page, '/admin/manage-alumni?status=pending&q=warga', size);
  await main(page).getByRole('button', { name: 'Warga 0001', exact: true }).click();
  const dialog = detail(page, 'Warga 0001');
  const verify = await box(dialog.getByRole('button', { name: 'Verifikasi Warga 0001' }));
  const next = dialog.getByRole('button', { name: 'Alumni berikutnya' });
  const previous = dialog.getByRole('button', { name: 'Alumni sebelumnya' });
  expect(verify.x).toBeCloseTo((await box(previous)).x, 0);
  const last = dialog.getByRole('button', {
    name: size === telephone ? 'Tindakan lain' : 'Hapus',
  });
  expect((await box(last)).y).toBeCloseTo(verify.y, 0);
  return { dialog, next };
}

async function expectFactsFirst(dialog: Locator, height: number) {
  const right = await box(dialog.getByText('Boleh memasang lowongan'));
  for (const fact of ['NIM', 'Angkatan', 'Tahun lulus', 'Email']) {
    const { bottom } = await box(dialog.getByRole('term').filter({ hasText: fact }).first());
    expect(bottom, fact).toBeLessThan(Math.min(right.y, height));
  }
  const { height: line } = await box(dialog.getByTitle('warga.1@contoh.example'));
  expect(line).toBeLessThan(30);
}

async function expectDoorReady(page: Page, portal: LocalStack) {
  const [event] = await portal.query(
    `insert into event_registrations (event_id, guest_name, party_size, status)
     select id, 'Tamu ' || n, 1, 'registered' from events, generate_series(1, 7) n
     where title = 'Temu Kangen Lintas Angkatan' returning event_id`,
  );
  await open(page, `/admin/manage-events?peserta=${event?.event_id}&tampilan=pintu`, telephone);
  const people = main(page).getByRole('list', { name: 'Peserta' }).getByRole('listitem');
  await expect(people.nth(6)).toBeVisible();
  expect((await box(people.nth(5))).bottom).toBeLessThanOrEqual(telephone.height);
}

/** No card of the dashboard ends far below its content, and the bars end at or below the top line. */
async function expectFullCards(page: Page) {
  await open(page, '/admin/dashboard');
  await expect(main(page).getByText('Lihat sebagai tabel').first()).toBeVisible();
  const empty = await main(page)
    .locator('[data-content-start] :is(section, nav) > :first-child')
    .evaluateAll((cards) =>
      cards.flatMap((card) => {
        const last = card.lastElementChild?.getBoundingClientRect().bottom;
        return last === undefined ? [] : [card.getBoundingClientRect().bottom - last];
      }),
    );
  for (const room of empty) expect(room).toBeLessThanOrEqual(80);
  const work = await box(main(page).getByText('Menunggu keputusan Anda'));
  expect(work.y, 'the work begins below a low head').toBeLessThan(160);
}

async function expectSkipped(page: Page) {
  await page.reload();
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Lewati ke konten utama' }).press('Enter');
  await page.keyboard.press('Tab');
  await expect(main(page).locator('nav[aria-label="Bagian admin"] :focus')).toHaveCount(0);
  await expect(main(page).locator(':focus')).toHaveCount(1);
}

/** The frame of a preview ends where its content ends. */
async function expectFittingPreview(page: Page) {
  await open(page, '/admin/site-settings?section=vision_mission');
  const frame = main(page).getByRole('region', { name: 'Pratinjau' }).locator('iframe');
  const content = frame.contentFrame().locator('body > div');
  await expect(content).toContainText('Visi');
  await expect
    .poll(async () => {
      const place = await box(frame.locator('..'));
      const scale = (await box(frame)).width / 1440;
      const height = await content.evaluate((one) => one.scrollHeight);
      return Math.round(Math.abs(place.height - Math.min(900, height) * scale));
    })
    .toBeLessThanOrEqual(2);
}

test('look: dashboard, door and settings of the admin leave no room empty', async ({
  page,
  portal,
}) => {
  await openAs(page, accounts.admin, '/admin/dashboard');
  await test.step('no card of the dashboard is stretched', () => expectFullCards(page));
  await test.step('the skip link leads behind the menu', () => expectSkipped(page));
  await test.step('a preview is as high as its content', () => expectFittingPreview(page));
  await test.step('six people on the first screen of the door', () =>
    expectDoorReady(page, portal));
});

test('look: lists, bars and drawers of the admin are in line, on a telephone and on a laptop', async ({
  page,
  portal,
}) => {
  await addAlumni(portal, 8);
  await openAs(page, accounts.admin, '/admin/manage-alumni');
  await test.step('the bar is low, and begins where the menu below it begins', () =>
    expectLowBar(page));
  await test.step('six people on the first screen of a telephone, search and filter on one line', () =>
    expectSixPeople(page));
  await test.step('the bar of selected rows lies over the rows, which have one height', () =>
    expectBarOverContent(page));
  for (const size of [telephone, laptop]) {
    await test.step(`at ${size.width} px a detail begins with the facts of the decision`, async () => {
      const { dialog, next } = await expectFootInLine(page, size);
      await expectFactsFirst(dialog, size.height);
      const { x } = await box(next);
      await dialog.getByRole('button', { name: /^Verifikasi/ }).click();
      await expect(dialog.getByText('Tidak ada di daftar ini')).toBeVisible();
      expect((await box(next)).x, 'way to the next row').toBe(x);
      await page.keyboard.press('Escape');
      await portal.query(
        "update alumni set validation_status = 'pending' where full_name like 'Warga%'",
      );
      await page.reload();
    });
  }
});

test('look: on a telephone the toast of a decision leaves the arrows of the queue and its decisions free', async ({
  page,
}) => {
  await openAs(page, accounts.admin, '/admin/manage-alumni?antrean=alumni');
  const dialog = page.getByRole('dialog');
  for (const width of [320, 360, 390, 767]) {
    await page.setViewportSize({ width, height: 844 });
    const verify = dialog.getByRole('button', { name: /^Verifikasi / });
    await expect(verify).toHaveAttribute('aria-disabled', 'false');
    await verify.click();
    const toast = page.getByRole('region', { name: 'Notification' }).getByRole('listitem');
    await expect(toast).toBeVisible();
    const { y, bottom } = await box(toast);
    const next = await box(dialog.getByRole('button', { name: 'Alumni berikutnya' }));
    expect(next.bottom, `${width} px`).toBeLessThanOrEqual(y);
    expect(bottom, `${width} px`).toBeLessThanOrEqual((await box(verify)).y);
    await toast.getByRole('button', { name: 'Tutup' }).click();
    await expect(toast).toHaveCount(0);
  }
});
