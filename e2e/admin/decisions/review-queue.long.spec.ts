import type { LocalStack } from '@portal/local-stack';
import type { Page, Route } from 'playwright/test';
import { swallowAnswer } from '../../fixtures/arrives-unanswered.ts';
import { accounts, expect, openAs, test, toast } from '../../fixtures/portal.ts';
import { giveReason, main } from '../table/list-screen.ts';

/** The higher the number, the longer it waits. */
const addJobs = (portal: LocalStack, count: number) =>
  portal.query(
    `insert into job_postings (title, company_name, description, status, posted_by_user_id, created_at)
     select 'Usulan ' || to_char(n, 'FM00'), 'PT Contoh', 'Merawat trafo.', 'pending', u.id, now() - n * interval '1 minute'
     from generate_series(1, ${count}) n, auth.users u where u.email = '${accounts.siti.email}'`,
  );

const pressedAt = 200;

/**
 * The hand of somebody who knows the keys: a press every 200 ms, whatever the screen shows. The pace is what is measured here; nothing
 * is waited for by it.
 */
async function pressInPace(page: Page, keys: readonly string[]) {
  for (const key of keys) {
    const next = page.waitForTimeout(pressedAt);
    await page.keyboard.press(key);
    await next;
  }
}

const rejection = ['r', '1', 'Enter'];
const rejections = (times: number) => Array.from({ length: times }, () => rejection).flat();
const isDecision = /rpc\/decide$/;

/** Every request of the service takes this much longer. @returns the ids on which a decision was asked for, in their order */
async function slowDown(page: Page, delay: number) {
  const asked: string[] = [];
  await page.route(/\/rest\/v1\//, async (route) => {
    if (isDecision.test(route.request().url())) asked.push(route.request().postDataJSON().ids[0]);
    await new Promise((resolve) => setTimeout(resolve, delay));
    await route.fallback();
  });
  return asked;
}

async function openQueue(page: Page, portal: LocalStack, count: number) {
  await portal.query("update job_postings set status = 'approved' where status = 'pending'");
  await addJobs(portal, count);
  await openAs(page, accounts.admin, '/admin/dashboard');
  await main(page).getByRole('link', { name: 'Tinjau lowongan satu per satu' }).click();
  await expect(page.getByText(`1 dari ${count}`)).toBeVisible();
}

const storedStates = (portal: LocalStack) =>
  portal.query(
    `select status, decision_note, count(*)::integer from job_postings
     where title like 'Usulan %' group by 1, 2 order by 1`,
  );
const note = 'Tautan tidak dapat dibuka';

for (const delay of [0, 400, 800]) {
  test(`the queue: ten jobs are rejected by thirty keys in six seconds, with ${delay} ms of network`, async ({
    page,
    portal,
  }) => {
    const asked = await slowDown(page, delay);
    await openQueue(page, portal, 11);
    await pressInPace(page, rejections(10));
    const dialog = page.getByRole('dialog');
    const last = dialog.getByRole('button', { name: /^Setujui Usulan 01$/ });
    await expect(last).toBeVisible({ timeout: 60_000 });
    await expect
      .poll(() => storedStates(portal))
      .toEqual([
        { status: 'pending', decision_note: null, count: 1 },
        { status: 'rejected', decision_note: note, count: 10 },
      ]);
    expect(new Set(asked).size).toBe(10);
    expect(asked).toHaveLength(10);
    await expect(page).toHaveURL(/manage-jobs\?.*antrean=lowongan/);
    await expect(page.getByText('1 dari 1', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: /^Setujui / }).click();
    await expect(dialog.getByText('Antrean kosong')).toBeVisible();
  });
}

test('the queue: what is refused stays and says so on the record; nothing is skipped or decided twice', async ({
  page,
  portal,
}) => {
  const faults = [
    (route: Route) => route.fulfill({ status: 429, json: { message: 'Pelan' } }),
    (route: Route) => route.fulfill({ status: 500, json: { message: 'Rusak' } }),
    swallowAnswer,
  ];
  let requests = 0;
  await page.route(isDecision, (route) => {
    requests += 1;
    const fault = requests % 3 === 0 ? faults.shift() : undefined;
    return fault ? fault(route) : route.fallback();
  });
  const asked = await slowDown(page, 400);
  await openQueue(page, portal, 9);
  const failed = page.getByRole('dialog').getByRole('alert');
  const decided = () =>
    portal
      .query(
        "select count(*)::integer from job_postings where status = 'rejected' and title like 'Usulan %'",
      )
      .then(([row]) => row?.count);
  for (const count of [2, 4]) {
    // Two are stored, and the third is refused with the keys of a fourth waiting.
    await pressInPace(page, rejections(4));
    await expect(failed).toContainText(`Usulan 0${9 - count} belum tersimpan`);
    await expect(failed).toContainText('Tombol yang ditekan sesudahnya tidak dipakai');
    expect(await decided()).toBe(count);
    await expect(
      page.getByRole('dialog').getByRole('button', { name: `Tolak Usulan 0${9 - count}` }),
    ).toHaveAttribute('aria-disabled', 'false');
  }
  // The third one is stored without an answer: the same keys again do nothing.
  await pressInPace(page, rejections(4));
  await expect(failed).toContainText('Usulan 03 sudah tersimpan, walau jawabannya tidak sampai');
  await pressInPace(page, rejection);
  expect(await decided()).toBe(7);
  await pressInPace(page, ['ArrowRight', ...rejections(2)]);
  await expect(page.getByRole('dialog').getByText('Antrean kosong')).toBeVisible();
  expect(await decided()).toBe(9);
  expect(new Set(asked).size).toBe(9);
  expect(asked).toHaveLength(11);
});

test('twenty are rejected at once with one reason, and after the undo nobody is told', async ({
  page,
  portal,
}) => {
  await addJobs(portal, 20);
  await openAs(page, accounts.admin, '/admin/manage-jobs?q=usulan&status=pending&baris=50');
  await main(page).getByRole('checkbox', { name: 'Pilih semua di halaman ini' }).check();
  await main(page).getByRole('button', { name: 'Tolak yang dipilih' }).click();
  await giveReason(page);
  await expect(toast(page, '20 lowongan ditolak')).toBeVisible();
  const jobs = () =>
    portal.query(
      `select status, decision_note, count(*)::integer from job_postings
       where title like 'Usulan %' group by 1, 2`,
    );
  const decisionNote = 'Tautan tidak dapat dibuka';
  expect(await jobs()).toEqual([{ status: 'rejected', decision_note: decisionNote, count: 20 }]);
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(toast(page, '20 lowongan dikembalikan seperti semula')).toBeVisible();
  expect(await jobs()).toEqual([{ status: 'pending', decision_note: null, count: 20 }]);
  expect(await portal.query("select from notifications where topic = 'job'")).toEqual([]);
});
