import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import { chooseOption } from '../../fixtures/choose-option.ts';
import { accounts, expect, openAs } from '../../fixtures/portal.ts';

/** The two lists that are built alike, each with its names. */
export const lists = {
  events: {
    path: '/admin/manage-events',
    sitePath: '/kegiatan',
    anchor: 'event',
    table: 'events',
    read: 'events',
    title: 'Kegiatan',
    noun: 'kegiatan',
    demoRows: 10,
    pending: 'Webinar Beasiswa Magister Teknik Elektro',
    picture: { label: 'Poster', folder: 'events', failure: 'Upload Gambar Gagal' },
  },
  jobs: {
    path: '/admin/manage-jobs',
    sitePath: '/lowongan',
    anchor: 'job',
    table: 'job_postings',
    read: 'rpc/jobs_for_admin',
    title: 'Lowongan',
    noun: 'lowongan',
    demoRows: 12,
    pending: 'Drafter Kelistrikan Gedung',
    picture: { label: 'Logo', folder: 'company_logos', failure: 'Upload Logo Gagal' },
  },
} as const;

export type List = (typeof lists)[keyof typeof lists];

export const main = (page: Page) => page.getByRole('main');
export const heading = (page: Page) => main(page).getByRole('heading', { level: 2 });
export const row = (page: Page, text: string) =>
  main(page).getByRole('row').filter({ hasText: text });
/** The row that has the focus itself, as after a decision. */
export const focusedRow = (page: Page) => main(page).locator('[data-row-key]:focus');
export const bodyRows = (page: Page) => main(page).locator('tbody tr');
export const drawer = (page: Page, list: List) =>
  page.getByRole('dialog', { name: new RegExp(`^(Tambah|Ubah) ${list.title}$`) });

/** Opens a list as the admin, with the given search params. */
export async function openList(page: Page, { path, title }: List, search = '') {
  await openAs(page, accounts.admin, path + search);
  await expect(heading(page)).toHaveText(new RegExp(`^${title} \\(`));
}

export async function press(page: Page, action: string, name: string) {
  await main(page)
    .getByRole('button', { name: `${action} ${name}`, exact: true })
    .click();
}

export const reasonQuestion = (page: Page) =>
  page.getByRole('dialog', { name: /^Mengapa .+ ditolak\?$/ });

/** Answers the question why something is rejected, by the first of the reasons. */
export async function giveReason(page: Page) {
  await expect(reasonQuestion(page)).toBeVisible();
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(reasonQuestion(page)).toHaveCount(0);
}

/** Picks a value in one of Ant Design's selects. */
export async function pick(page: Page, list: List, field: string, option: string) {
  await chooseOption(drawer(page, list).getByRole('combobox', { name: field }), option);
}

/** Fills what the form of either list asks for. */
export async function fillRequired(page: Page, list: List, title: string) {
  const form = drawer(page, list);
  await form.getByLabel('Judul').fill(title);
  if (list === lists.events) await form.getByLabel('Tanggal').fill('17/08/2027');
  else {
    await form.getByLabel('Nama perusahaan').fill('PT Uji Listrik');
    await form.getByLabel('Deskripsi').fill('Menguji rele proteksi.');
  }
}

export const save = (page: Page, list: List) =>
  drawer(page, list).getByRole('button', { name: 'Simpan', exact: true });

/** Requests that decide. */
export const decisions = '**/rest/v1/rpc/decide*';

export const listFilter = (page: Page) => main(page).getByRole('search');

/** Chooses in one of the selects above a table. */
export async function chooseFilter(page: Page, label: string, option: string) {
  await chooseOption(listFilter(page).getByRole('combobox', { name: label }), option);
}

/** How many rows of this title the service gives to visitors. */
export const expectPublic = (
  { url, publishableKey, query }: LocalStack,
  list: List,
  title: string,
  count: 0 | 1,
) =>
  expect
    .poll(async () => {
      const rows = await query(`select id from ${list.table} where title = $1`, [title]);
      const read = list.table === 'events' ? 'approved_event' : 'approved_job';
      const answers = rows.map(async ({ id }) => {
        const answer = await fetch(`${url}/rest/v1/rpc/${read}?by_id=${id}`, {
          headers: { apikey: publishableKey },
        });
        return (await answer.json()) as object | null;
      });
      return (await Promise.all(answers)).filter((row) => row !== null).length;
    })
    .toBe(count);

/** Acts in another browser context, without this one's session and cache. */
export async function inOtherBrowser(page: Page, act: (other: Page) => Promise<void>) {
  const { origin } = new URL(page.url());
  const context = await page.context().browser()?.newContext({ baseURL: origin });
  if (!context) throw new Error('The page has no browser');
  await act(await context.newPage());
  await context.close();
}

/** A visitor finds a card of this title. */
export const expectOnSite = (page: Page, { sitePath, anchor }: List, title: string) =>
  inOtherBrowser(page, async (visitor) => {
    await visitor.goto(sitePath);
    await expect(visitor.locator(`li[id^="${anchor}-"]`).first()).toBeVisible();
    await expect(visitor.getByRole('heading', { name: title, exact: true })).toHaveCount(1);
  });

/** The stored row of this title. */
export async function storedRow(portal: LocalStack, list: List, title: string) {
  const [row] = await portal.query(`select * from ${list.table} where title = $1`, [title]);
  return row;
}

/** Chooses the kind of file before it is exported. The download starts with the last press. */
export async function exportAs(page: Page, format: 'Excel' | 'CSV') {
  await main(page).getByRole('button', { name: 'Pilih kolom ekspor' }).click();
  const choice = page.getByRole('dialog', { name: /^Ekspor / });
  await choice.getByRole('radio', { name: new RegExp(`^${format}`) }).check();
  await choice.getByRole('button', { name: 'Unduh' }).click();
}
