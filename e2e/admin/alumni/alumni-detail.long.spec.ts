import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import { axeFindings } from '../../fixtures/axe.ts';
import { accounts, expect, openInPage, test, toast } from '../../fixtures/portal.ts';
import { sidewaysScroll } from '../../fixtures/sideways-scroll.ts';
import { main } from '../table/list-screen.ts';
import { detail, openAlumni, stored } from './alumni-screen.ts';

const budi = accounts.budi.email;
const records = '**/rest/v1/rpc/alumni_records';
const workHistory = '**/rest/v1/rpc/work_entries_of';

async function storeEverything(portal: LocalStack) {
  await portal.query(
    `update alumni set
       advanced_degrees = '[{"id":"1","degree_level":"S2","university":"ITB","nim":"23199","graduation_year":"2016","thesis_title":"Tesis Uji"}]',
       trainings_certifications = '[{"id":"1","name":"Ahli K3","issuer":"Kemnaker","year":"2018"}]',
       organizational_history = '[{"id":"1","name":"Persatuan Insinyur","position":"Anggota","period":"2015"}]'
     where email = $1`,
    [budi],
  );
  const row = await stored(portal, budi);
  await portal.query('delete from work_history where alumni_id = $1', [row?.id]);
  await portal.query(
    `insert into work_history (alumni_id, company_name, position, start_date, end_date, type) values
       ($1, 'PT Lama', 'Teknisi', '2012-02-01', '2015-01-01', 'pekerjaan'),
       ($1, 'CV Baru', 'Pendiri', '2015-03-01', null, 'usaha')`,
    [row?.id],
  );
}

async function failToRead(page: Page) {
  await openAlumni(page, '?q=budi+santoso');
  for (const reads of [records, workHistory]) {
    await page.route(reads, (route) => route.fulfill({ status: 500, json: { message: 'Rusak' } }));
  }
  await main(page).getByRole('button', { name: 'Budi Santoso', exact: true }).click();
  await expect(toast(page, 'Error')).toBeVisible();
  await page.unroute(records);
  const failed = page.getByRole('dialog', { name: 'Detail Alumni' });
  await failed.getByRole('button', { name: 'Coba Lagi' }).click();
  const dialog = detail(page, 'Budi Santoso');
  await expect(dialog).toContainText(budi);
  const history = dialog.getByRole('region', { name: 'Riwayat Pekerjaan' });
  await expect(history.getByText('Gagal memuat riwayat pekerjaan')).toBeVisible();
  await page.unroute(workHistory);
  await history.getByRole('button', { name: 'Coba Lagi' }).click();
  await expect(history.getByRole('listitem').first()).toBeVisible();
}

async function seeEverything(page: Page, portal: LocalStack) {
  const row = await stored(portal, budi);
  const dialog = detail(page, 'Budi Santoso');
  for (const text of [
    budi,
    row?.phone_number,
    row?.nim,
    row?.concentration,
    row?.thesis_title,
    row?.internship_place,
    'S2 · ITB',
    'NIM 23199',
    'Tesis Uji',
    'Ahli K3',
    'Persatuan Insinyur',
    'Terhubung',
  ]) {
    await expect(dialog).toContainText(String(text));
  }
  await expect(dialog.getByRole('region', { name: 'Riwayat Pekerjaan' })).toContainText(
    /Pendiri.*Usaha · Maret 2015 – Sekarang.*Teknisi.*Pekerjaan · Februari 2012 – Januari 2015/,
  );
  await expect(dialog.getByRole('link', { name: /linkedin/ })).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  );
  await page.goBack();
  await expect(dialog).toHaveCount(0);
}

async function seeUnsafeLinks(page: Page, portal: LocalStack) {
  const { id } = (await stored(portal, accounts.siti.email)) ?? {};
  await page.route(records, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const [row] = [body].flat();
    row.linkedin_url = 'java\tscript:alert(1)';
    row.website_url = 'https://user@evil.example';
    await route.fulfill({ response: answer, json: body });
  });
  await openInPage(page, `/admin/manage-alumni?detail=${id}`);
  const contact = detail(page, 'Siti Rahmawati').getByRole('region', { name: 'Kontak' });
  await expect(contact).toContainText('https://user@evil.example');
  await expect(contact.locator('a[href]')).toHaveCount(0);
  await page.unroute(records);
}

async function fitNarrowScreen(page: Page, portal: LocalStack) {
  const { id } = (await stored(portal, budi)) ?? {};
  for (const [view, width] of [
    ['detail', 1440],
    ['form', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await openInPage(page, `/admin/manage-alumni?${view}=${id}`);
    const ready = page.getByRole('dialog').getByRole('button', { name: /^(Simpan|Hapus)/ });
    await expect(ready.first()).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    expect(await axeFindings(page), view).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await sidewaysScroll(page), view).toBeLessThanOrEqual(0);
  }
  await openInPage(page, '/admin/manage-jobs?status=pending');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kelola Lowongan');
  const card = main(page).locator('[data-row-key]').first();
  await expect(card).toBeVisible();
  const cut = await card.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return [...element.querySelectorAll('button')].filter((button) => {
      const box = button.getBoundingClientRect();
      return box.width > 0 && (box.left < left || box.right > right);
    }).length;
  });
  expect(cut, 'buttons beyond the edge of their card').toBe(0);
  const names = page
    .getByRole('navigation', { name: 'Bagian admin' })
    .locator('a[aria-keyshortcuts] > span:last-child');
  const edges = await names.evaluateAll((all) =>
    all.map((name) => name.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
  );
  for (const [index, { left }] of edges.slice(1).entries()) {
    expect(left, `name ${index + 2} of the menu`).toBeGreaterThanOrEqual(edges[index]?.right ?? 0);
  }
}

test('failed reads, unsafe links: the detail shows what is stored, heals, and fits 320 pixels', async ({
  page,
  portal,
}) => {
  await storeEverything(portal);
  await test.step("a detail that fails heals, and so does the work history in its own block, by 'Coba Lagi'", () =>
    failToRead(page));
  await test.step('the detail shows everything that is stored, work history newest first', () =>
    seeEverything(page, portal));
  await test.step('the detail of an unknown alumnus says so', async () => {
    await openInPage(page, '/admin/manage-alumni?detail=bukan-uuid');
    await expect(page.getByRole('dialog', { name: 'Detail Alumni' })).toContainText(
      'Alumni tidak ditemukan',
    );
  });
  await test.step('a link that was stored unsafe is shown as plain text', () =>
    seeUnsafeLinks(page, portal));
  await test.step('axe finds nothing in detail and form, and they fit 320 pixels', () =>
    fitNarrowScreen(page, portal));
});
