import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import { arrivesUnanswered } from '../../fixtures/arrives-unanswered.ts';
import { accounts, expect, test, toast } from '../../fixtures/portal.ts';
import { field, openProfile, saveProfile, storedRow } from './profile-screen.ts';

const question = (page: Page) =>
  page.getByRole('dialog', { name: 'Profil ini juga diubah di tempat lain' });

async function saveLocation(page: Page, location: string) {
  await field(page, 'Lokasi').fill(location);
  await saveProfile(page);
}

async function changeInTwoTabs(page: Page, portal: LocalStack) {
  const other = await page.context().newPage();
  await other.goto('/profile-settings');
  await field(other, 'Bio').fill('Bio dari tab kedua');
  await saveLocation(page, 'Siak');
  await expect(toast(page, 'Profil Berhasil Diperbarui')).toBeVisible();

  await saveLocation(other, 'Dumai');
  await expect(question(other)).toContainText('Siak');
  await expect(question(other)).toContainText('Dumai');
  await expect(question(other)).not.toContainText('Bio dari tab kedua');
  await question(other).getByRole('button', { name: 'Batal' }).click();
  expect(await storedRow(portal, accounts.budi)).toMatchObject({ location: 'Siak' });
  await expect(field(other, 'Lokasi')).toHaveValue('Dumai');

  await saveProfile(other);
  await question(other).getByRole('button', { name: 'Pakai yang tersimpan' }).click();
  await expect(field(other, 'Lokasi')).toHaveValue('Siak');
  await expect(field(other, 'Bio')).toHaveValue('Bio dari tab kedua');

  await saveLocation(page, 'Bengkalis');
  await expect(toast(page, 'Profil Berhasil Diperbarui')).toBeVisible();
  await saveLocation(other, 'Dumai');
  await question(other).getByRole('button', { name: 'Simpan isian saya' }).click();
  await expect(toast(other, 'Profil Berhasil Diperbarui')).toBeVisible();
  expect(await storedRow(portal, accounts.budi)).toMatchObject({
    location: 'Dumai',
    bio: 'Bio dari tab kedua',
  });
}

async function loseAnswer(page: Page, portal: LocalStack) {
  const version = async () => (await storedRow(portal, accounts.budi))?.version;
  const before = Number(await version());
  const answerAgain = await arrivesUnanswered(page, '**/rest/v1/alumni?*');
  await saveLocation(page, 'Rengat');
  await expect(toast(page, 'Gagal memperbarui profil')).toBeVisible();
  await expect(field(page, 'Lokasi')).toHaveValue('Rengat');
  await answerAgain();
  await saveProfile(page);
  await expect(toast(page, 'Profil Berhasil Diperbarui')).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  expect(await version()).toBe(before + 1);
}

test('two tabs, repeated sending: two versions, lost answers and a deletion overwrite nothing unasked', async ({
  page,
  portal,
}) => {
  await openProfile(page, accounts.budi);
  await test.step('repeated sending: a save that arrived without an answer and is sent again counts as saved', () =>
    loseAnswer(page, portal));
  await test.step('two tabs: two tabs change one field: the second save shows both texts, and each choice does what it says', () =>
    changeInTwoTabs(page, portal));
  await test.step('a profile deleted meanwhile says so, and the next save stores it again', async () => {
    await portal.query(`delete from alumni where email = '${accounts.budi.email}'`);
    await saveLocation(page, 'Siak');
    await expect(toast(page, 'Profil Alumni Belum Ada')).toBeVisible();
    await expect(field(page, 'Lokasi')).toHaveValue('Siak');
    await saveProfile(page);
    await expect(toast(page, 'Profil Berhasil Diperbarui')).toBeVisible();
    expect(await storedRow(portal, accounts.budi)).toMatchObject({
      location: 'Siak',
      validation_status: 'pending',
      can_post_jobs: false,
    });
  });
});
