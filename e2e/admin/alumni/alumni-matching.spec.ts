import type { Page } from 'playwright/test';
import { axeFindings } from '../../fixtures/axe.ts';
import { expect, test, toast } from '../../fixtures/portal.ts';
import { chooseFilter, listFilter, main } from '../table/list-screen.ts';
import { addAlumni, count, openAlumni } from './alumni-screen.ts';

/** Uses the keyboard where a filter can be typed. */
async function filterByYearAndBadge(page: Page) {
  const openFilters = main(page).getByRole('button', { name: 'Filter lain' });
  await openFilters.press('Enter');
  await listFilter(page).getByRole('combobox', { name: 'Angkatan' }).fill('2008');
  await page.keyboard.press('Enter');
  await chooseFilter(page, 'Lencana khusus', 'Tanpa lencana');
  await expect(count(page)).toHaveText('Alumni (30)');
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await expect(count(page)).toHaveText('Alumni (30)');
  await expect(openFilters).toHaveText('Filter lain (2)');
}

test('decisions: all alumni found are decided on at once, with undo, unless their number has changed', async ({
  page,
  portal,
}) => {
  const verified = async () => {
    const [row] = await portal.query(
      `select count(*)::int as n from alumni
       where full_name like 'Warga%' and validation_status = 'verified'`,
    );
    return row?.n;
  };
  const matching = page.getByRole('dialog', { name: /^Semua \d+ alumni yang cocok$/ });
  const openMatching = async (total: number) => {
    await main(page).getByRole('checkbox', { name: 'Pilih semua di halaman ini' }).check();
    await main(page)
      .getByRole('button', { name: `Pilih semua ${total} yang cocok` })
      .click();
    await expect(matching).toContainText(
      'pencarian ‘warga’, angkatan 2008, lencana khusus Tanpa lencana',
    );
  };
  await addAlumni(portal, 32);
  await portal.query(
    `update alumni set entry_year = case email when 'warga.32@contoh.example' then '2009' else '2008' end,
       special_badge = case email when 'warga.31@contoh.example' then 'Mentor' end
     where full_name like 'Warga%'`,
  );
  await openAlumni(page, '?q=warga');
  await filterByYearAndBadge(page);
  await openMatching(30);
  expect(await axeFindings(page)).toEqual([]);
  await matching.getByRole('radio', { name: 'Verifikasi' }).check();
  await matching.getByRole('button', { name: 'Terapkan ke 30 alumni' }).click();
  await expect(toast(page, '30 alumni diverifikasi')).toBeVisible();
  expect(await verified()).toBe(30);
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(toast(page, '30 alumni dikembalikan seperti semula')).toBeVisible();
  expect(await verified()).toBe(0);
  await openMatching(30);
  await matching.getByRole('radio', { name: 'Hapus' }).check();
  const remove = matching.getByRole('button', { name: 'Hapus 30 alumni' });
  await expect(remove).toBeDisabled();
  await matching.getByLabel(/^Tulis 30 untuk menghapus/).fill('30');
  await portal.query(
    `insert into alumni (full_name, email, entry_year) values ('Warga baru', 'warga.baru@contoh.example', '2008')`,
  );
  await remove.click();
  await expect(toast(page, 'Error')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notification' })).toContainText(
    'Sekarang 31 alumni yang cocok, bukan 30.',
  );
  await expect(count(page)).toHaveText('Alumni (31)');
});
