import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import { accounts, expect, openAs, test, toast } from '../fixtures.ts';
import { arrivesUnanswered } from './arrives-unanswered.ts';

const title = 'Insinyur Proteksi Gardu';
const postings = '**/rest/v1/job_postings*';
const main = (page: Page) => page.getByRole('main');
const send = (page: Page) => main(page).getByRole('button', { name: 'Ajukan Lowongan' });
const titleField = (page: Page) => main(page).getByLabel('Judul Lowongan');

async function fillAs(page: Page, account = accounts.budi) {
  await openAs(page, account, '/alumni/post-job');
  await titleField(page).fill(title);
  await main(page).getByLabel('Nama Perusahaan').fill('PT Uji Listrik');
  await main(page).getByLabel('Deskripsi').fill('Menguji rele.');
}

const rowCount = async (portal: LocalStack) =>
  (await portal.query(`select id from job_postings where title = '${title}'`)).length;

test('repeated sending: a double click on a slow connection makes exactly one row', async ({
  page,
  portal,
}) => {
  await fillAs(page);
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const sent: string[] = [];
  await page.route(postings, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    sent.push(route.request().postData() ?? '');
    await mayAnswer;
    await route.continue();
  });
  await send(page).dblclick();
  await titleField(page).press('Enter');
  answer();
  await expect(page).toHaveURL(/\/alumni\/my-content$/);
  expect(sent).toHaveLength(1);
  expect(await rowCount(portal)).toBe(1);
});

test('repeated sending: arrived without an answer and sent again makes exactly one row', async ({
  page,
  portal,
}) => {
  await fillAs(page);
  const answerAgain = await arrivesUnanswered(page, postings);
  await send(page).click();
  await expect(toast(page, 'Gagal Mengajukan Lowongan')).toBeVisible();
  expect(await rowCount(portal)).toBe(1);
  await answerAgain();
  // Even after a reload the same input makes no second row.
  await page.reload();
  await expect(main(page)).toContainText('Draf Anda dipulihkan');
  await send(page).click();
  await expect(toast(page, 'Lowongan Diajukan')).toBeVisible();
  expect(await rowCount(portal)).toBe(1);
});

test('repeated sending: text changed after a lost answer make no second row unless the poster says so', async ({
  page,
  portal,
}) => {
  const own = async () =>
    portal.query(
      `select description from job_postings where title = '${title}' order by created_at`,
    );
  await fillAs(page);
  const answerAgain = await arrivesUnanswered(page, postings);
  await send(page).click();
  await expect(toast(page, 'Gagal Mengajukan Lowongan')).toBeVisible();
  await answerAgain();
  await main(page).getByLabel('Deskripsi').fill('Menguji rele dan trafo.');
  await send(page).click();
  const question = page.getByRole('dialog', { name: 'Pengajuan sebelumnya sudah diterima' });
  await question.getByRole('button', { name: 'Batal' }).click();
  await expect(main(page).getByLabel('Deskripsi')).toHaveValue('Menguji rele dan trafo.');
  expect(await own()).toEqual([{ description: 'Menguji rele.' }]);

  await send(page).click();
  await question.getByRole('button', { name: 'Ajukan juga isian baru ini' }).click();
  await expect(page).toHaveURL(/\/alumni\/my-content$/);
  expect(await own()).toEqual([
    { description: 'Menguji rele.' },
    { description: 'Menguji rele dan trafo.' },
  ]);
});

test('repeated sending: text changed after a lost answer may be given up for what has arrived', async ({
  page,
  portal,
}) => {
  await fillAs(page);
  const answerAgain = await arrivesUnanswered(page, postings);
  await send(page).click();
  await expect(toast(page, 'Gagal Mengajukan Lowongan')).toBeVisible();
  await answerAgain();
  await main(page).getByLabel('Lokasi').fill('Dumai');
  await send(page).click();
  await page.getByRole('button', { name: 'Cukup yang sudah diterima' }).click();
  await expect(page).toHaveURL(/\/alumni\/my-content$/);
  expect(await rowCount(portal)).toBe(1);
});

test('repeated sending: after a refusal or a failure that stored nothing what was typed stays, and is simply sent again', async ({
  page,
  portal,
}) => {
  await test.step("a refusal gives 'Gagal Mengajukan Lowongan', and what was typed stays", async () => {
    await fillAs(page);
    await page.route(postings, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 503, json: { message: 'Dirawat' } })
        : route.continue(),
    );
    await send(page).click();
    await expect(toast(page, 'Gagal Mengajukan Lowongan')).toBeVisible();
    await expect(titleField(page)).toHaveValue(title);
    expect(await rowCount(portal)).toBe(0);
  });
  await test.step('repeated sending: text changed after a failure that stored nothing are simply sent', async () => {
    await page.route(postings, (route) =>
      route.request().method() === 'POST' ? route.abort('timedout') : route.continue(),
    );
    const isLost = page.waitForEvent('requestfailed');
    await send(page).click();
    await isLost;
    await expect(toast(page, 'Gagal Mengajukan Lowongan')).toBeVisible();
    await page.unroute(postings);
    await main(page).getByLabel('Lokasi').fill('Dumai');
    await send(page).click();
    await expect(page).toHaveURL(/\/alumni\/my-content$/);
    expect(await rowCount(portal)).toBe(1);
  });
});

test("expired session: a session that ended gives 'Belum Login', and the draft survives the sign-in", async ({
  page,
  portal,
}) => {
  await fillAs(page);
  await page.route('**/auth/v1/token*', (route) =>
    route.request().url().includes('refresh_token')
      ? route.fulfill({ status: 400, json: { code: 'refresh_token_not_found', message: 'x' } })
      : route.continue(),
  );
  await page.route(postings, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 401, json: { code: 'PGRST301', message: 'JWT expired' } })
      : route.continue(),
  );
  await send(page).click();
  await expect(toast(page, 'Belum Login')).toBeVisible();
  await expect(toast(page, 'Anda harus login untuk memposting lowongan.')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await page.unroute(postings);
  await page.getByLabel('Email').fill(accounts.budi.email);
  await page.getByLabel('Password', { exact: true }).fill(accounts.budi.password);
  await main(page).getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/alumni\/post-job$/);
  await expect(titleField(page)).toHaveValue(title);
  expect(await rowCount(portal)).toBe(0);
  await send(page).click();
  await expect(page).toHaveURL(/\/alumni\/my-content$/);
  expect(await rowCount(portal)).toBe(1);
});
