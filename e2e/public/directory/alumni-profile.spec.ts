import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import { expectAccessible } from '../../fixtures/axe.ts';
import { expect, openInPage, test } from '../../fixtures/portal.ts';
import { maskedBudi } from './directory-cards.ts';

const email = 'budi.santoso@alumni-te.example';

const opener = (page: Page) => page.getByRole('button', { name: /^Lihat Profil Lengkap/ });

async function giveBudiAFullProfile(portal: LocalStack) {
  await portal.query(
    `update alumni set bio = 'Senang merawat trafo.', contact_visibility = 'public', website_url = 'https://budi.example/karya',
      linkedin_url = 'https://www.linkedin.com/in/budi-demo', phone_number = '0812 0000 1234',
      advanced_degrees = '[{"id":"1","degree_level":"S2","university":"Institut Uji","graduation_year":"2016","nim":"RAHASIA","thesis_title":"Proteksi Gardu"}]'
      where full_name = 'Budi Santoso'`,
  );
  await portal.query(
    "delete from work_history where alumni_id = (select id from alumni where full_name = 'Budi Santoso')",
  );
  await portal.query(
    `insert into work_history (alumni_id, company_name, position, start_date, end_date, description)
      select id, job.company, job.position, start_date::date, end_date::date, 'Merawat gardu.'
      from alumni, (values ('PT Lama', 'Teknisi', '2012-03-01', '2015-11-01'), ('PT Kini', 'Insinyur', '2016-01-01', null))
        as job (company, position, start_date, end_date)
      where full_name = 'Budi Santoso'`,
  );
}

async function expectFacts(page: Page) {
  const dialog = page.getByRole('dialog', { name: maskedBudi });
  for (const title of ['Bio', 'Informasi Akademik', 'Pendidikan Lanjutan', 'Pekerjaan', 'Kontak']) {
    await expect(dialog.getByRole('region', { name: title, exact: true })).toBeVisible();
  }
  await expect(dialog).toContainText('Senang merawat trafo.');
  await expect(dialog).toContainText('S2 · Institut Uji');
  await expect(dialog).toContainText('Proteksi Gardu');
  await expect(dialog).not.toContainText('RAHASIA');
  await expect(dialog.getByRole('link', { name: '0812 0000 1234' })).toHaveAttribute(
    'href',
    'tel:081200001234',
  );
  for (const url of ['https://budi.example/karya', 'https://www.linkedin.com/in/budi-demo']) {
    const link = dialog.locator(`a[href="${url}"]`);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  const jobs = dialog.getByRole('region', { name: 'Riwayat Pekerjaan' }).getByRole('listitem');
  await expect(jobs).toHaveText([
    /Insinyur\s*PT Kini\s*Januari 2016 – Sekarang\s*Merawat gardu\./,
    /Teknisi\s*PT Lama\s*Maret 2012 – November 2015/,
  ]);
}

/** Opens a profile by key, and leaves it by Escape and by Back. */
async function expectFocusIsKept(page: Page) {
  await openInPage(page, '/alumni');
  const third = opener(page).nth(2);
  await third.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('region', { name: 'Riwayat Pekerjaan' })).toBeVisible();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () =>
        document.activeElement?.closest('main, header, footer') !== null &&
        !document.activeElement?.closest('dialog'),
    );
    expect(isOutside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(third).toBeFocused();
  await expect(page).toHaveURL(/\/alumni$/);

  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(third).toBeFocused();
}

test('a profile tells what its owner shares, keeps the focus, and is shared by its link', async ({
  page,
  portal,
}) => {
  await giveBudiAFullProfile(portal);
  const dialog = page.getByRole('dialog', { name: maskedBudi });
  await test.step('the profile tells bio, academic info, degrees, work, contact, links and the work history', async () => {
    await page.goto('/alumni?q=budi+santoso');
    await opener(page).click();
    await expectFacts(page);
    await expect(dialog.getByRole('region', { name: 'Kontak' })).toContainText(email);
  });
  const shared = page.url();
  await test.step('the profile keeps the focus, closes by Escape and by Back, and gives the focus back', () =>
    expectFocusIsKept(page));
  await test.step('a link to a profile that does not exist says so', async () => {
    const missing = page.getByRole('dialog');
    await openInPage(page, '/alumni?profil=00000000-0000-4000-8000-000000000000');
    await expect(missing).toContainText('Profil tidak ditemukan');
    await missing.getByRole('button', { name: 'Tutup' }).click();
    await expect(missing).toBeHidden();
    await openInPage(page, '/alumni?profil=x');
    await expect(missing).toContainText('Profil tidak ditemukan');
  });
  await test.step('a shared link opens the same list with the same profile; closing it leaves the list', async () => {
    expect(shared).toMatch(/\?q=budi\+santoso&profil=[0-9a-f-]{36}$/);
    await page.goto(shared);
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Tutup' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/alumni\?q=budi\+santoso$/);
  });
  await test.step('axe finds nothing in the dialogs of the directory', async () => {
    await opener(page).click();
    await expect(dialog.getByText('Sekarang')).toBeVisible();
    await expectAccessible(page, 'profile');
    await openInPage(page, '/alumni?jabatan=engineer&saring=1');
    await expect(page.getByRole('dialog', { name: 'Filter Lanjutan' })).toBeVisible();
    await expectAccessible(page, 'filter');
  });
});
