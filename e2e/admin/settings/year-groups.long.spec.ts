import { expectAccessible } from '../../fixtures/axe.ts';
import { accounts, expect, openAs, test, toast } from '../../fixtures/portal.ts';
import { button, main, save } from './settings-screen.ts';

const link = 'https://chat.whatsapp.com/SepuluhEmpatBelasGrup';

test('the admin stores the WhatsApp group of a year, which its alumni then find on their dashboard', async ({
  page,
  context,
}) => {
  await test.step('a year stands once, and a link is that of a group', async () => {
    await openAs(page, accounts.admin, '/admin/site-settings?section=year_groups');
    await button(page, 'Tambah Grup').click();
    const year = main(page).getByLabel('Tahun masuk').last();
    await expect(year).toBeFocused();
    await year.fill('2008');
    await main(page).getByLabel('Tautan undangan grup').last().fill('https://grup.example/x');
    await save(page).click();
    await expect(main(page).getByText('Tahun ini sudah ada di daftar.')).toHaveCount(2);
    await expect(main(page).getByText(/^Tempel tautan undangan grup/)).toBeVisible();
    await expectAccessible(page, 'groups with errors');
    await year.fill('2014');
    await main(page).getByLabel('Tautan undangan grup').last().fill(link);
    await save(page).click();
    await expect(toast(page, 'Grup Angkatan Disimpan')).toBeVisible();
    // The latest year is the first, in the form as in what is stored.
    await expect(main(page).getByLabel('Tahun masuk').first()).toHaveValue('2014');
    await expect(button(page, 'Batalkan perubahan')).toHaveCount(0);
  });
  await test.step('somebody of that year has it, and is one press from the others in the directory', async () => {
    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
    await openAs(page, accounts.siti, '/dashboard/alumni');
    const group = main(page).getByRole('link', { name: 'Grup WhatsApp angkatan' });
    await expect(group).toHaveAttribute('href', link);
    await expectAccessible(page, 'dashboard with a group');
    await main(page).getByRole('link', { name: 'Lihat angkatan 2014' }).click();
    await expect(page).toHaveURL('/alumni?angkatan=2014');
    await expect(main(page).getByText('Angkatan 2014').first()).toBeVisible();
  });
});
