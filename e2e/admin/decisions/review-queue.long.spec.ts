import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import { accounts, expect, openAs, test, toast } from '../../fixtures/portal.ts';
import { giveReason, main } from '../table/list-screen.ts';

const addJobs = (portal: LocalStack, count: number) =>
  portal.query(
    `insert into job_postings (title, company_name, description, status, posted_by_user_id, created_at)
     select 'Usulan ' || to_char(n, 'FM00'), 'PT Contoh', 'Merawat trafo.', 'pending', u.id, now() + n * interval '1 minute'
     from generate_series(1, ${count}) n, auth.users u where u.email = '${accounts.siti.email}'`,
  );

/** By keys alone, each after the one before has been answered. @returns how many were pressed */
async function rejectInTurn(page: Page, times: number): Promise<number> {
  const decision = page.getByRole('dialog').getByRole('button', { name: /^Tolak ./ });
  let presses = 0;
  for (let time = 0; time < times; time += 1) {
    await expect(decision).toHaveAttribute('aria-disabled', 'false');
    const current = await decision.getAttribute('aria-label');
    for (const key of ['r', '1', 'Enter']) {
      await page.keyboard.press(key);
      presses += 1;
      if (key === 'r') await expect(page.getByRole('dialog', { name: /^Mengapa / })).toBeVisible();
    }
    await expect(decision.and(page.locator(`[aria-label="${current}"]`))).toHaveCount(0);
  }
  return presses;
}

test('the queue: ten jobs are rejected with their reason in forty presses, and the end says so', async ({
  page,
  portal,
}) => {
  await portal.query("update job_postings set status = 'approved' where status = 'pending'");
  await addJobs(portal, 11);
  await openAs(page, accounts.admin, '/admin/dashboard');
  await main(page).getByRole('link', { name: 'Tinjau lowongan satu per satu' }).click();
  await expect(page.getByText('1 dari 11')).toBeVisible();
  expect(1 + (await rejectInTurn(page, 10))).toBeLessThanOrEqual(40);
  await expect(page.getByText('1 dari 1', { exact: true })).toBeVisible();
  const rejected = await portal.query(
    `select decision_note, count(*)::integer from job_postings
     where title like 'Usulan %' and status = 'rejected' group by 1`,
  );
  expect(rejected).toEqual([{ decision_note: 'Tautan tidak dapat dibuka', count: 10 }]);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Setujui / })
    .click();
  await expect(page.getByRole('dialog').getByText('Antrean kosong')).toBeVisible();
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
