import type { Page } from 'playwright/test';
import { expectAccessible } from '../axe.ts';
import { accounts, expect, openAs, openInPage, test, toast } from '../fixtures.ts';

const historyCall = '**/rest/v1/work_history**';
const profileCall = '**/rest/v1/alumni_directory**';

async function openBudi(
  page: Page,
  account: (typeof accounts)[keyof typeof accounts] | null = null,
) {
  const path = '/alumni?q=budi+santoso';
  await (account ? openAs(page, account, path) : page.goto(path));
  await page.getByRole('button', { name: /^Lihat Profil Lengkap/ }).click();
  const dialog = page.getByRole('dialog', { name: 'B*** S******' });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('the profile tells bio, academic info, degrees, work, contact, links and the work history', async ({
  page,
  portal,
}) => {
  await portal.query(
    `update alumni set bio = 'Senang merawat trafo.', contact_visibility = 'public', website_url = 'https://budi.example/karya',
      linkedin_url = 'https://www.linkedin.com/in/budi-demo', phone_number = '0812-0000-1234',
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
  const dialog = await openBudi(page);
  for (const title of ['Bio', 'Informasi Akademik', 'Pendidikan Lanjutan', 'Pekerjaan', 'Kontak']) {
    await expect(dialog.getByRole('region', { name: title, exact: true })).toBeVisible();
  }
  await expect(dialog).toContainText('Senang merawat trafo.');
  await expect(dialog).toContainText('S2 · Institut Uji');
  await expect(dialog).toContainText('Proteksi Gardu');
  await expect(dialog).not.toContainText('RAHASIA');
  await expect(dialog.getByRole('link', { name: '0812-0000-1234' })).toHaveAttribute(
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
});

const audiences = [
  ['public', 'a visitor', null, 'budi.santoso@alumni-te.example'],
  ['alumni', 'a visitor', null, 'Hanya terlihat oleh alumni terverifikasi'],
  ['private', 'a visitor', null, 'Tidak dibagikan'],
  ['alumni', 'a verified alumna', accounts.siti, 'budi.santoso@alumni-te.example'],
  ['alumni', 'a pending alumnus', accounts.andi, 'Hanya terlihat oleh alumni terverifikasi'],
  ['private', 'a verified alumna', accounts.siti, 'Tidak dibagikan'],
] as const;

for (const [visibility, who, account, expected] of audiences) {
  test(`contacts shared with "${visibility}" say "${expected}" to ${who}`, async ({
    page,
    portal,
  }) => {
    await portal.query(
      "update alumni set contact_visibility = $1::text::contact_visibility where full_name = 'Budi Santoso'",
      [visibility],
    );
    const dialog = await openBudi(page, account);
    await expect(dialog.getByRole('region', { name: 'Kontak' })).toContainText(expected);
  });
}

test('the admin sees a private contact and the full name', async ({ page, portal }) => {
  await portal.query("update alumni set contact_visibility = 'private'");
  await openAs(page, accounts.admin, '/alumni?q=budi+santoso');
  await page.getByRole('button', { name: /^Lihat Profil Lengkap/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Budi Santoso' });
  await expect(dialog).toContainText('budi.santoso@alumni-te.example');
});

test('a shared link opens the same list with the same profile; closing it leaves the list', async ({
  page,
  context,
}) => {
  await openBudi(page);
  const shared = page.url();
  expect(shared).toMatch(/\?q=budi\+santoso&profil=[0-9a-f-]{36}$/);
  const friend = await context.newPage();
  await friend.goto(shared);
  const dialog = friend.getByRole('dialog', { name: 'B*** S******' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Tutup' }).click();
  await expect(dialog).toBeHidden();
  await expect(friend).toHaveURL(/\/alumni\?q=budi\+santoso$/);
});

test('the profile keeps the focus, closes by Escape and by Back, and gives the focus back', async ({
  page,
}) => {
  await page.goto('/alumni');
  const opener = page.getByRole('button', { name: /^Lihat Profil Lengkap/ }).nth(2);
  await opener.focus();
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
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL(/\/alumni$/);

  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a failed work history says so inside the profile and heals by another try', async ({
  page,
}) => {
  await page.route(historyCall, (route) => route.abort());
  const dialog = await openBudi(page);
  await expect(dialog.getByRole('alert')).toContainText('Gagal memuat riwayat pekerjaan');
  await expect(toast(page, 'Gagal memuat riwayat pekerjaan')).toBeAttached();
  await expect(dialog.getByRole('region', { name: 'Kontak' })).toBeVisible();
  await page.unroute(historyCall);
  await dialog.getByRole('button', { name: 'Coba Lagi' }).click();
  await expect(dialog.getByText('Sekarang')).toBeVisible();
});

test('failed reads: a profile that fails to load says so and heals by another try', async ({
  page,
}) => {
  await page.route(profileCall, (route) => route.fulfill({ status: 403, json: { message: 'x' } }));
  await page.goto('/alumni?q=budi+santoso');
  await page.getByRole('button', { name: /^Lihat Profil Lengkap/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText('Profil belum dapat dimuat');
  await page.unroute(profileCall);
  await dialog.getByRole('button', { name: 'Coba Lagi' }).click();
  await expect(page.getByRole('dialog', { name: 'B*** S******' })).toContainText('Bio');
});

test('a link to a profile that does not exist says so', async ({ page }) => {
  await page.goto('/alumni?profil=00000000-0000-4000-8000-000000000000');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Profil tidak ditemukan');
  await dialog.getByRole('button', { name: 'Tutup' }).click();
  await expect(dialog).toBeHidden();
  await openInPage(page, '/alumni?profil=x');
  await expect(dialog).toContainText('Profil tidak ditemukan');
});

test('unsafe links: a link that was stored unsafe is shown as plain text', async ({
  page,
  portal,
}) => {
  await portal.query("update alumni set contact_visibility = 'public'");
  await page.route(profileCall, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const stored = Array.isArray(body) ? body[0] : body;
    stored.linkedin_url = 'java\tscript:alert(1)';
    stored.website_url = 'https://user@evil.example';
    await route.fulfill({ response: answer, json: body });
  });
  const dialog = await openBudi(page);
  const contact = dialog.getByRole('region', { name: 'Kontak' });
  await expect(contact).toContainText('https://user@evil.example');
  await expect(contact.locator('a[href*="evil"], a[href*="script"]')).toHaveCount(0);
});

test('axe finds nothing in the dialogs of the directory', async ({ page }) => {
  const dialog = await openBudi(page);
  await expect(dialog.getByText('Sekarang')).toBeVisible();
  await expectAccessible(page, 'profile');
  await openInPage(page, '/alumni?jabatan=engineer&saring=1');
  await expect(page.getByRole('dialog', { name: 'Filter Lanjutan' })).toBeVisible();
  await expectAccessible(page, 'filter');
});
