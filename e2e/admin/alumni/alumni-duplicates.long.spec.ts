import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import { expectAccessible } from '../../fixtures/axe.ts';
import { accounts, expect, openAs, test, toast } from '../../fixtures/portal.ts';
import { sidewaysScroll } from '../../fixtures/sideways-scroll.ts';
import { openAlumni } from './alumni-screen.ts';

const names = ['Taufik Harahap', 'Taufik Harahap, S.T.'] as const;
const pairs = (page: Page) => page.getByRole('list', { name: 'Pasangan rekaman' });
const pair = (page: Page) => pairs(page).getByRole('region', { name: names.join(' dan ') });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Gabungkan dua rekaman' });
const merge = (page: Page) => dialog(page).getByRole('button', { name: 'Gabungkan' });
const undo = (page: Page) =>
  page.getByRole('region', { name: 'Notification' }).getByRole('button', { name: /^Urungkan/ });

const records = (portal: LocalStack) =>
  portal.query(
    `select full_name, company, validation_status::text as status, user_id is not null as joined
     from alumni where full_name like 'Taufik Harahap%' order by full_name`,
    [],
  );

async function fits(page: Page, state: string) {
  await expectAccessible(page, state, '[role=dialog]');
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysScroll(page), `${state} at ${width}`).toBe(0);
  }
}

async function mergesWithAChosenField(page: Page, portal: LocalStack) {
  await page.getByRole('button', { name: 'Rekaman ganda' }).click();
  await expect(pair(page)).toContainText('Sama: NIM, angkatan, tahun lulus.');
  await fits(page, 'the pairs');
  await pair(page).getByRole('button', { name: 'Gabungkan' }).click();
  const company = dialog(page).getByRole('group', { name: 'Perusahaan' });
  await expect(company.getByRole('radio').first()).toBeChecked();
  await fits(page, 'the merge');
  await company.getByRole('radio').last().check();
  const taken = (await company.locator('label').last().locator('span').last().textContent()) ?? '';
  // Somebody else saves one of the two meanwhile: the press is refused with the reason, and the next one merges.
  await portal.query(`update alumni set bio = 'Baru' where full_name = $1`, [names[0]]);
  await merge(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText('berubah sejak dibuka');
  await expect(dialog(page)).toContainText('Baru');
  await merge(page).dblclick();
  await expect(toast(page, 'Kedua rekaman telah digabung')).toBeVisible();
  await expect(pair(page)).toHaveCount(0);
  expect(await records(portal)).toEqual([
    { full_name: names[1], company: taken, status: 'verified', joined: true },
  ]);
}

async function partsThemAgain(page: Page, portal: LocalStack) {
  await undo(page).click();
  await expect(toast(page, 'Penggabungan telah diurungkan')).toBeVisible();
  await expect(pair(page)).toBeVisible();
  expect(await records(portal)).toMatchObject([
    { full_name: names[0], status: 'verified', joined: false },
    { full_name: names[1], status: 'pending', joined: true },
  ]);
}

async function callsThemDifferent(page: Page) {
  await pair(page).getByRole('button', { name: 'Bukan orang yang sama' }).click();
  await expect(pair(page)).toHaveCount(0);
  await undo(page).click();
  await expect(pair(page)).toBeVisible();
}

/** What was in their record for a while is nothing of theirs. */
async function readsNothingOfTheOther(page: Page, portal: LocalStack) {
  const [other] = await portal.query(
    'select company, thesis_title from alumni where full_name = $1 and thesis_title is not null',
    [names[0]],
  );
  const [own] = await portal.query(
    `update auth.users set encrypted_password = (select encrypted_password from auth.users where email = $1)
     where id = (select user_id from alumni where full_name = $2) returning email`,
    [accounts.budi.email, names[1]],
  );
  await openAs(page, { ...accounts.budi, email: String(own?.email) }, '/profile-settings');
  await page.getByRole('button', { name: 'Tampilkan riwayat' }).click();
  const history = page.getByRole('list', { name: 'Riwayat' });
  await expect(history).toContainText('Dibuat');
  for (const word of ['digabung', String(other?.company), String(other?.thesis_title)]) {
    await expect(history).not.toContainText(word);
  }
}

test('finds records of one person, merges them with a chosen field, and parts them again', async ({
  page,
  portal,
}) => {
  await openAlumni(page);
  await mergesWithAChosenField(page, portal);
  await partsThemAgain(page, portal);
  await callsThemDifferent(page);
  await readsNothingOfTheOther(page, portal);
});

test('says while a name is typed who may be the same person', async ({ page }) => {
  await openAlumni(page, '?form=baru');
  const form = page.getByRole('dialog', { name: 'Tambah Alumni' });
  await form.getByLabel('Nama lengkap', { exact: true }).fill('Taufik Harahab');
  await expect(form.getByText('Mungkin sama dengan').first()).toBeVisible();
  await expect(form.getByRole('link', { name: names[0], exact: true })).toHaveAttribute(
    'href',
    /\?detail=/,
  );
  await expectAccessible(page, 'the form', '[role=dialog]');
});
