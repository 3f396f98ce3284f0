import type { Page } from 'playwright/test';
import { axeFindings } from '../../fixtures/axe.ts';
import { generatePicture } from '../../fixtures/picture-files.ts';
import { accounts, expect, openAs, test } from '../../fixtures/portal.ts';
import { sidewaysScroll } from '../../fixtures/sideways-scroll.ts';
import {
  choosePhoto,
  drawer,
  openOrganization,
  button as organizationButton,
  save as saveMember,
} from '../organization/organization-screen.ts';
import { button, expectSection, main, type Section, save, titles } from './settings-screen.ts';

async function expectFitting(page: Page, state: string, within?: string) {
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    // Ant Design measures the new width before it lays out again.
    await expect.poll(() => sidewaysScroll(page), `${state} at ${width} px`).toBeLessThanOrEqual(0);
    expect(await axeFindings(page, within), `${state} at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

for (const section of Object.keys(titles) as Section[]) {
  test(`look: axe finds nothing in the section ${section} of the settings, and nothing scrolls sideways`, async ({
    page,
  }) => {
    await openAs(page, accounts.admin, `/admin/settings?section=${section}`);
    await expectSection(page, section);
    await expect(save(page)).toBeVisible();
    if (section === 'stats') {
      await button(page, 'Tambah Statistik').click();
      await save(page).click();
      await expect(main(page).getByText('Nilai harus diisi.')).toBeVisible();
    }
    await expectFitting(page, section, 'main');
  });
}

test('look: axe finds nothing in the form of a member, its errors and questions', async ({
  page,
}) => {
  await openOrganization(page, '?form=baru');
  await choosePhoto(
    page,
    'saya.png',
    await generatePicture(page, 'image/png', { width: 60, height: 40 }),
  );
  await expect(drawer(page).getByAltText('Pratinjau')).toBeVisible();
  await saveMember(page).click();
  await expect(drawer(page).getByText('Nama harus diisi.')).toBeVisible();
  await expectFitting(page, 'form with errors');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Perubahan belum disimpan' });
  await expect(question).toBeVisible();
  await expectFitting(page, 'question before leaving');
  await question.getByRole('button', { name: 'Tinggalkan tanpa menyimpan' }).click();
  await expect(drawer(page)).toHaveCount(0);
  await organizationButton(page, 'Tambah Anggota').focus();
  await page
    .getByRole('button', { name: /^Hapus / })
    .first()
    .click();
  await expectFitting(page, 'question before deleting');
});
