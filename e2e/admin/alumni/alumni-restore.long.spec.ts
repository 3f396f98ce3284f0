import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import { expectAccessible } from '../../fixtures/axe.ts';
import { accounts, expect, openAs, openInPage, test, toast } from '../../fixtures/portal.ts';
import { main, press } from '../table/list-screen.ts';
import { addAlumni, count, detail, openAlumni, stored } from './alumni-screen.ts';

/** All that belongs to Budi, but for versions and times. */
const belongings = async (portal: LocalStack) =>
  portal.query(
    `with own as (select id from alumni where email = $1)
     select to_jsonb(a) - '{version,updated_at}'::text[] as row from alumni as a join own using (id)
     union all select to_jsonb(w) - '{version,updated_at}'::text[] from work_history as w join own on own.id = alumni_id
     union all select to_jsonb(r) from event_registrations as r join own on own.id = alumni_id
     order by 1`,
    [accounts.budi.email],
  );

async function followsChange(page: Page) {
  await openAlumni(page, '?q=budi+santoso');
  await press(page, 'Ubah', 'Budi Santoso');
  await page.getByRole('dialog').getByLabel('Jabatan', { exact: true }).fill('Kepala Gardu');
  await page.getByRole('dialog').getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(toast(page, 'Data alumni telah diperbarui')).toBeVisible();
  await page.getByRole('button', { name: 'Budi Santoso', exact: true }).click();
  const open = detail(page, 'Budi Santoso');
  await open.getByRole('button', { name: 'Tampilkan riwayat' }).click();
  const newest = open.getByRole('list', { name: 'Riwayat' }).getByRole('listitem').first();
  await expect(newest).toContainText('Jabatan');
  await expect(newest.locator('ins')).toHaveText('Kepala Gardu');
  await expectAccessible(page, 'the history of a record', '[role=dialog]');
}

async function deletesAndRestores(page: Page, portal: LocalStack) {
  const before = await belongings(portal);
  const picture = String((await stored(portal, accounts.budi.email))?.profile_image_url);
  expect(before.length).toBeGreaterThan(2);
  await detail(page, 'Budi Santoso').getByRole('button', { name: 'Hapus', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Hapus alumni ini?' });
  await expect(question).toContainText('Dalam 30 hari dapat dikembalikan');
  await question.getByRole('button', { name: 'Hapus', exact: true }).click();
  await expect(toast(page, 'Data alumni telah dihapus')).toBeVisible();
  expect(await belongings(portal)).toEqual([]);
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(toast(page, 'Budi Santoso telah dikembalikan')).toBeVisible();
  expect(await belongings(portal)).toEqual(before);
  await page.getByRole('button', { name: 'Buka', exact: true }).click();
  await detail(page, 'Budi Santoso').getByRole('button', { name: 'Hapus', exact: true }).click();
  await question.getByRole('button', { name: 'Hapus', exact: true }).click();
  await expect(toast(page, 'Data alumni telah dihapus')).toBeVisible();
  await openInPage(page, '/admin/dashboard?riwayat=alumni');
  const drawer = page.getByRole('dialog', { name: 'Riwayat perubahan' });
  await drawer.getByLabel('Nama', { exact: true }).fill('santoso budi');
  await drawer.getByRole('button', { name: 'Kembalikan Budi Santoso' }).click();
  await expectAccessible(page, 'the question before restoring');
  await page
    .getByRole('dialog', { name: 'Kembalikan alumni ini?' })
    .getByRole('button', { name: 'Kembalikan' })
    .click();
  await expect(toast(page, 'Budi Santoso telah dikembalikan')).toBeVisible();
  expect(await belongings(portal)).toEqual(before);
  expect((await page.request.get(picture)).status()).toBe(200);
  await expect(drawer.getByText('Dikembalikan').first()).toBeVisible();
  await drawer.getByRole('link', { name: 'Buka Budi Santoso' }).first().click();
  await expect(detail(page, 'Budi Santoso')).toBeVisible();
}

async function restoresMany(page: Page, portal: LocalStack) {
  await addAlumni(portal, 24);
  const wargas = () =>
    portal.query(`select id from alumni where full_name like 'Warga 0%' order by id`);
  const before = await wargas();
  const deleteAll = async () => {
    await main(page).getByRole('checkbox', { name: 'Pilih semua di halaman ini' }).check();
    await main(page).getByRole('button', { name: 'Pilih semua 24 yang cocok' }).click();
    const matching = page.getByRole('dialog', { name: 'Semua 24 alumni yang cocok' });
    await matching.getByRole('radio', { name: 'Hapus' }).check();
    await matching.getByLabel(/^Tulis 24 untuk menghapus/).fill('24');
    await matching.getByRole('button', { name: 'Hapus 24 alumni' }).click();
    await expect(toast(page, '24 alumni dihapus')).toBeVisible();
    expect(await wargas()).toEqual([]);
    await expect(count(page)).not.toHaveText('Alumni (24)');
  };
  await openInPage(page, '/admin/manage-alumni?q=warga+0');
  await expect(count(page)).toHaveText('Alumni (24)');
  await deleteAll();
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(toast(page, '24 alumni dikembalikan seperti semula')).toBeVisible();
  expect(await wargas()).toEqual(before);
  await expect(count(page)).toHaveText('Alumni (24)');
  await deleteAll();
  await openInPage(page, '/admin/dashboard?riwayat=alumni&nama=warga+0007');
  await page
    .getByRole('button', { name: 'Kembalikan semuanya yang dihapus bersama Warga 0007' })
    .click();
  const question = page.getByRole('dialog', { name: 'Kembalikan semuanya?' });
  await expect(question).toContainText('24 alumni dihapus bersama-sama');
  await expectAccessible(page, 'the question before all are restored');
  await question.getByRole('button', { name: 'Kembalikan semuanya' }).click();
  await expect(toast(page, '24 alumni telah dikembalikan')).toBeVisible();
  expect(await wargas()).toEqual(before);
}

async function readsOwn(page: Page) {
  await openAs(page, accounts.budi, '/profile-settings');
  await page.getByRole('button', { name: 'Tampilkan riwayat' }).click();
  const own = page.getByRole('list', { name: 'Riwayat' });
  const change = own.getByRole('listitem').filter({ hasText: 'Diubah' });
  await expect(change.filter({ hasText: 'Kepala Gardu' })).toContainText('Admin');
  await expectAccessible(page, 'the own history');
}

test('a change is followed, a deleted alumnus comes back whole, and both are in their own history', async ({
  page,
  portal,
}) => {
  await test.step('the detail shows what was changed', () => followsChange(page));
  await test.step('a deletion is restored from the history of everything', () =>
    deletesAndRestores(page, portal));
  await test.step('many that were deleted at once come back at once', () =>
    restoresMany(page, portal));
  await test.step('the person reads their own history', () => readsOwn(page));
});
