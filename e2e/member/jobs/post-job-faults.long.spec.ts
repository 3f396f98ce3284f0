import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import { arrivesUnanswered } from '../../fixtures/arrives-unanswered.ts';
import {
  accounts,
  expect,
  openAs,
  openInPage,
  sendSignIn,
  test,
  toast,
} from '../../fixtures/portal.ts';
import { expectOwnContent, field, fill, main, postedRows, send } from './post-job-screen.ts';

const postings = '**/rest/v1/job_postings*';
const failure = 'Gagal Mengajukan Lowongan';

/** Opens the empty form in the page and fills it. */
async function propose(page: Page, title: string) {
  await openInPage(page, '/alumni/post-job');
  await expect(field(page, 'Judul Lowongan')).toHaveValue('');
  await fill(page, {
    'Judul Lowongan': title,
    'Nama Perusahaan': 'PT Uji Listrik',
    Deskripsi: 'Menguji rele.',
  });
}

async function loseAnswer(page: Page) {
  const answerAgain = await arrivesUnanswered(page, postings);
  await send(page).click();
  await expect(toast(page, failure)).toBeVisible();
  await answerAgain();
}

const descriptions = async (portal: LocalStack, title: string) =>
  (await postedRows(portal, title)).map(({ description }) => description);

async function doubleClick(page: Page, portal: LocalStack) {
  await propose(page, 'Klik Ganda');
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
  await field(page, 'Judul Lowongan').press('Enter');
  answer();
  await expectOwnContent(page);
  await page.unroute(postings);
  expect(sent).toHaveLength(1);
  expect(await postedRows(portal, 'Klik Ganda')).toHaveLength(1);
}

async function sendAgain(page: Page, portal: LocalStack) {
  await propose(page, 'Dikirim Lagi');
  await loseAnswer(page);
  expect(await postedRows(portal, 'Dikirim Lagi')).toHaveLength(1);
  // Even after a reload the same input makes no second row.
  await page.reload();
  await expect(main(page)).toContainText('Draf Anda dipulihkan');
  await send(page).click();
  await expect(toast(page, 'Lowongan Diajukan')).toBeVisible();
  await expectOwnContent(page);
  expect(await postedRows(portal, 'Dikirim Lagi')).toHaveLength(1);
}

async function changeAfterLoss(page: Page, portal: LocalStack) {
  const title = 'Diubah Kemudian';
  await propose(page, title);
  await loseAnswer(page);
  await field(page, 'Deskripsi').fill('Menguji rele dan trafo.');
  await send(page).click();
  const question = page.getByRole('dialog', { name: 'Pengajuan sebelumnya sudah diterima' });
  await question.getByRole('button', { name: 'Batal' }).click();
  await expect(field(page, 'Deskripsi')).toHaveValue('Menguji rele dan trafo.');
  expect(await descriptions(portal, title)).toEqual(['Menguji rele.']);

  await send(page).click();
  await question.getByRole('button', { name: 'Ajukan juga isian baru ini' }).click();
  await expectOwnContent(page);
  expect(await descriptions(portal, title)).toEqual(['Menguji rele.', 'Menguji rele dan trafo.']);
}

async function giveUpChange(page: Page, portal: LocalStack) {
  await propose(page, 'Cukup Sekali');
  await loseAnswer(page);
  await field(page, 'Lokasi').fill('Dumai');
  await send(page).click();
  await page.getByRole('button', { name: 'Cukup yang sudah diterima' }).click();
  await expectOwnContent(page);
  expect(await postedRows(portal, 'Cukup Sekali')).toHaveLength(1);
}

test('repeated sending: a double click, a lost answer and later text make no unwanted row', async ({
  page,
  portal,
}) => {
  await openAs(page, accounts.budi, '/alumni/my-content');
  await test.step('a double click on a slow connection makes exactly one row', () =>
    doubleClick(page, portal));
  await test.step('arrived without an answer and sent again makes exactly one row', () =>
    sendAgain(page, portal));
  await test.step('text changed after a lost answer makes no second row unless the poster says so', () =>
    changeAfterLoss(page, portal));
  await test.step('text changed after a lost answer may be given up for what has arrived', () =>
    giveUpChange(page, portal));
});

const answerSending = (page: Page, status: number, json: object) =>
  page.route(postings, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status, json }) : route.continue(),
  );

async function failWithoutRow(page: Page, portal: LocalStack) {
  await propose(page, 'Gagal Dahulu');
  await answerSending(page, 503, { message: 'Dirawat' });
  await send(page).click();
  await expect(toast(page, failure)).toBeVisible();
  await expect(field(page, 'Judul Lowongan')).toHaveValue('Gagal Dahulu');
  expect(await postedRows(portal, 'Gagal Dahulu')).toEqual([]);
  await page.unroute(postings);

  await page.route(postings, (route) =>
    route.request().method() === 'POST' ? route.abort('timedout') : route.continue(),
  );
  const isLost = page.waitForEvent('requestfailed');
  await send(page).click();
  await isLost;
  await expect(toast(page, failure)).toBeVisible();
  await page.unroute(postings);
  await field(page, 'Lokasi').fill('Dumai');
  await send(page).click();
  await expectOwnContent(page);
  expect(await postedRows(portal, 'Gagal Dahulu')).toHaveLength(1);
}

async function endSessionWhileSending(page: Page, portal: LocalStack) {
  await propose(page, 'Sesi Berakhir');
  await page.route('**/auth/v1/token*', (route) =>
    route.request().url().includes('refresh_token')
      ? route.fulfill({ status: 400, json: { code: 'refresh_token_not_found', message: 'x' } })
      : route.continue(),
  );
  await answerSending(page, 401, { code: 'PGRST301', message: 'JWT expired' });
  await send(page).click();
  await expect(toast(page, 'Belum Login')).toBeVisible();
  await expect(toast(page, 'Anda harus login untuk memposting lowongan.')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await page.unroute(postings);
  await sendSignIn(page, accounts.budi);
  await expect(page).toHaveURL(/\/alumni\/post-job$/);
  await expect(field(page, 'Judul Lowongan')).toHaveValue('Sesi Berakhir');
  expect(await postedRows(portal, 'Sesi Berakhir')).toEqual([]);
}

test('repeated sending, expired session: what was typed survives refusals and failures', async ({
  page,
  portal,
}) => {
  await openAs(page, accounts.budi, '/alumni/my-content');
  await test.step("repeated sending: after a refusal or a failure that stored nothing 'Gagal Mengajukan Lowongan' is shown, what was typed stays, and is simply sent again", () =>
    failWithoutRow(page, portal));
  await test.step("expired session: a session that ended gives 'Belum Login', and the draft survives the sign-in", () =>
    endSessionWhileSending(page, portal));
  await test.step('a right withdrawn meanwhile is refused by the database, and what was typed stays', async () => {
    const give = (right: boolean) =>
      portal.query(
        `update alumni set can_post_jobs = ${right} where email = '${accounts.budi.email}'`,
      );
    await give(false);
    await send(page).click();
    await expect(toast(page, failure)).toBeVisible();
    await expect(main(page).getByRole('alert')).toContainText('tidak memiliki izin');
    await expect(field(page, 'Judul Lowongan')).toHaveValue('Sesi Berakhir');
    expect(await postedRows(portal, 'Sesi Berakhir')).toEqual([]);
    await give(true);
    await send(page).click();
    await expectOwnContent(page);
    expect(await postedRows(portal, 'Sesi Berakhir')).toHaveLength(1);
  });
});
