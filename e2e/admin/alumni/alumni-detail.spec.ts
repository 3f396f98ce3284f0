import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import { axeFindings } from '../../fixtures/axe.ts';
import { accounts, expect, openInPage, test, toast } from '../../fixtures/portal.ts';
import { sidewaysScroll } from '../../fixtures/sideways-scroll.ts';
import { main } from '../table/list-screen.ts';
import { addAlumni, alumniRows, count, detail, openAlumni, stored } from './alumni-screen.ts';

const budi = accounts.budi.email;
const workHistory = '**/rest/v1/work_history*';

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
  for (const reads of [alumniRows, workHistory]) {
    await page.route(reads, (route) => route.fulfill({ status: 500, json: { message: 'Rusak' } }));
  }
  await main(page).getByRole('button', { name: 'Budi Santoso', exact: true }).click();
  await expect(toast(page, 'Error')).toBeVisible();
  await page.unroute(alumniRows);
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
  await page.route(alumniRows, async (route) => {
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
  await page.unroute(alumniRows);
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

test('failed reads, unsafe links: the detail shows all that is stored, heals where a read fails, and fits 320 pixels as the form does', {
  tag: '@long',
}, async ({ page, portal }) => {
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

async function walk(page: Page) {
  await openAlumni(page, '?q=warga&halaman=1');
  await main(page).getByRole('button', { name: 'Warga 0020', exact: true }).click();
  await expect(detail(page, 'Warga 0020').getByRole('status').first()).toHaveText('20 dari 30');
  await page.keyboard.press('ArrowRight');
  await expect(detail(page, 'Warga 0021')).toContainText('21 dari 30');
  await expect(page).toHaveURL(/halaman=2/);
  await page.keyboard.press('ArrowLeft');
  await expect(detail(page, 'Warga 0020')).toContainText('20 dari 30');
  await page.getByRole('button', { name: 'Alumni sebelumnya' }).click();
  await expect(detail(page, 'Warga 0019')).toContainText('19 dari 30');
  // In a field the arrows move the cursor.
  await page.getByLabel('Lencana khusus').press('ArrowRight');
  await expect(detail(page, 'Warga 0019')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(count(page)).toHaveText('Alumni (30)');
}

async function decideOneAfterTheOther(page: Page, portal: LocalStack) {
  await openInPage(page, '/admin/manage-alumni?q=warga&status=pending');
  await main(page).getByRole('button', { name: 'Warga 0001', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verifikasi Warga 0001' }).click();
  await expect(toast(page, 'Status Alumni Diperbarui')).toBeVisible();
  await expect(page.getByText('Tidak ada di daftar yang sedang tampil')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(detail(page, 'Warga 0002')).toContainText('1 dari 29');
  await page.getByRole('checkbox', { name: 'Buka berikutnya setelah memutuskan' }).check();
  await page.keyboard.press('r');
  await expect(detail(page, 'Warga 0003')).toContainText('1 dari 28');
  const rows = await portal.query(
    `select validation_status from alumni where full_name like 'Warga%' order by full_name limit 3`,
  );
  expect(rows.map((row) => row.validation_status)).toEqual(['verified', 'rejected', 'pending']);
}

/** The backdrop of the detail does not cover the menu beside the page; on a telephone the detail ends with a menu. */
async function leaveByMenu(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  const menu = page.getByRole('navigation', { name: 'Bagian admin' }).last();
  await menu.getByRole('link', { name: /^Tinjau \d+ lowongan yang menunggu$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kelola Lowongan');
  const job = page.getByRole('dialog');
  await expect(job.getByRole('button', { name: /^Setujui / })).toBeVisible();
  await menu.getByRole('link', { name: 'Organisasi' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kelola Struktur Organisasi');
  await expect(job).toHaveCount(0);
}

async function grant(page: Page, portal: LocalStack) {
  const siti = accounts.siti.email;
  const { id } = (await stored(portal, siti)) ?? {};
  await openInPage(page, `/admin/manage-alumni?detail=${id}`);
  const dialog = detail(page, 'Siti Rahmawati');
  await expect(dialog.getByText('Siti Rahmawati', { exact: true }).first()).toBeFocused();
  await dialog.getByRole('switch', { name: 'Boleh memasang lowongan' }).click();
  await expect(toast(page, 'Hak Memasang Lowongan Diberikan')).toBeVisible();
  expect(await stored(portal, siti)).toMatchObject({ can_post_jobs: true });
  // Escape closes what has the focus: in the toast the toast, in the drawer the drawer.
  for (const key of ['F8', 'Tab', 'Escape']) await page.keyboard.press(key);
  await expect(toast(page, 'Hak Memasang Lowongan Diberikan')).toBeHidden();
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Lencana khusus').fill('Duta Alumni');
  await dialog.getByRole('button', { name: 'Simpan lencana' }).click();
  await expect(toast(page, 'Lencana Khusus Diberikan')).toBeVisible();
  expect(await stored(portal, siti)).toMatchObject({ special_badge: 'Duta Alumni' });
  // F8 focuses the toast region; two Tabs later the focus is on the button of the toast.
  for (const key of ['F8', 'Tab', 'Tab']) await page.keyboard.press(key);
  await expect(page.getByRole('button', { name: 'Urungkan' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Lencana Khusus Dicabut')).toBeVisible();
  await expect(dialog.getByLabel('Lencana khusus')).toHaveValue('');
  expect(await stored(portal, siti)).toMatchObject({ special_badge: null, can_post_jobs: true });
  await dialog.getByLabel('Lencana khusus').press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(toast(page, 'Lencana Khusus Dicabut')).toBeVisible();
}

test('the detail leads from one alumnus to the next, past the end of the page and from decision to decision, and grants with undo', async ({
  page,
  portal,
}) => {
  await addAlumni(portal, 30);
  await test.step('leads from one to the next within the list, across the pages of the list, by keyboard too', () =>
    walk(page));
  await test.step('works through those who wait, each decision followed by the next one', () =>
    decideOneAfterTheOther(page, portal));
  await test.step('the menu leads from the detail to what waits in another section, and from there to a third one', async () => {
    await leaveByMenu(page, 1440);
    await leaveByMenu(page, 390);
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  await test.step('grants the posting right and a badge in the detail, each with undo', () =>
    grant(page, portal));
});
