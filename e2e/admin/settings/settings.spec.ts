import { accounts, expect, openAs, openInPage, test } from '../../fixtures/portal.ts';
import { expectUncovered } from '../../fixtures/uncovered.ts';
import {
  button,
  expectSaved,
  expectSection,
  field,
  main,
  picker,
  type Section,
  titles,
  toSection,
} from './settings-screen.ts';

test('settings: both URLs show the section they name, and what was typed is not lost unasked', async ({
  page,
}) => {
  const question = page.getByRole('dialog', { name: 'Perubahan belum disimpan' });
  const stay = question.getByRole('button', { name: 'Tetap di halaman ini' });
  const toVision = picker(page).getByRole('link', { name: 'Visi dan misi' });
  await test.step('both URLs show the section they name, and an unknown one the hero', async () => {
    await openAs(page, accounts.admin, '/admin/site-settings');
    await expect(page).toHaveTitle('Pengaturan Situs | IKA Teknik Elektro');
    await expectSection(page, 'hero');
    await expect(page).toHaveURL('/admin/site-settings');
    await openInPage(page, '/admin/settings?section=tidak-ada');
    await expectSection(page, 'hero');
    await expect(page).toHaveURL('/admin/settings?section=tidak-ada');
    for (const section of Object.keys(titles) as Section[]) {
      await toSection(page, section);
      await expect(page).toHaveURL(new RegExp(`/admin/settings\\?section=${section}$`));
    }
    await page.goBack();
    await expectSection(page, 'vision_mission');
    await expect(toVision).toHaveAttribute('aria-current', 'page');
  });
  await test.step('look: another section and Back ask before what was typed is lost; a saved section does not', async () => {
    await toSection(page, 'home_about');
    await field(page, 'Judul').fill('Belum disimpan');
    await toVision.click();
    await stay.click();
    await expect(field(page, 'Judul')).toHaveValue('Belum disimpan');
    await page.goBack();
    await stay.click();
    await expect(field(page, 'Judul')).toHaveValue('Belum disimpan');
    await expectSaved(page);
    await toVision.click();
    await expectSection(page, 'vision_mission');
    await field(page, 'Visi').fill('Juga belum');
    await button(page, 'Batalkan perubahan').click();
    await expect(field(page, 'Visi')).not.toHaveValue('Juga belum');
    await field(page, 'Visi').fill('Dibuang');
    await picker(page).getByRole('link', { name: 'Statistik beranda' }).click();
    await question.getByRole('button', { name: 'Tinggalkan tanpa menyimpan' }).click();
    await expectSection(page, 'stats');
  });
  await test.step('sent with Enter, a section shows what is wrong above its bar', async () => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await button(page, 'Tambah Statistik').click();
    await main(page).getByLabel('Nilai').last().fill('14');
    await main(page).getByLabel('Judul').first().press('Enter');
    await expect(main(page).getByLabel('Judul').last()).toBeFocused();
    await expectUncovered(main(page).getByText('Judul harus diisi.'));
  });
});
