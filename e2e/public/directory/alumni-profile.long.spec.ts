import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import { accounts, expect, openAs, openInPage, test, toast } from '../../fixtures/portal.ts';
import { maskedBudi } from './directory-cards.ts';

const historyCall = '**/rest/v1/rpc/work_history_of**';
const profileCall = '**/rest/v1/rpc/alumni_profile**';
const email = 'budi.santoso@alumni-te.example';

const opener = (page: Page) => page.getByRole('button', { name: /^Lihat Profil Lengkap/ });

async function idOf(portal: LocalStack, name: string): Promise<string> {
  const [row] = await portal.query('select id from alumni where full_name = $1', [name]);
  return String(row?.id);
}

test('contacts are shown only to the groups that their owner chose', async ({ page, portal }) => {
  const budi = await idOf(portal, 'Budi Santoso');
  const siti = await idOf(portal, 'Siti Rahmawati');
  await portal.query(
    `update alumni set contact_visibility =
       case full_name when 'Budi Santoso' then 'alumni' else 'private' end::contact_visibility`,
  );
  const expectContacts = async (id: string, words: string) => {
    await openInPage(page, `/alumni?profil=${id}`);
    await expect(page.getByRole('dialog').getByRole('region', { name: 'Kontak' })).toContainText(
      words,
    );
  };
  await page.goto('/kontak');
  await expectContacts(budi, 'Hanya terlihat oleh alumni terverifikasi');
  await expectContacts(siti, 'Tidak dibagikan');

  await openAs(page, accounts.andi, `/alumni?profil=${budi}`);
  await expectContacts(budi, 'Hanya terlihat oleh alumni terverifikasi');

  await portal.query(
    "update alumni set contact_visibility = 'private' where full_name <> 'Budi Santoso'",
  );
  const [row] = await portal.query(
    "select id from private.alumni_directory where not contact_is_visible and contact_visibility = 'private' limit 1",
  );
  const other = String(row?.id);
  await openAs(page, accounts.siti, `/alumni?profil=${other}`);
  await expectContacts(other, 'Tidak dibagikan');
  await expectContacts(budi, email);

  await openAs(page, accounts.admin, `/alumni?profil=${siti}`);
  const dialog = page.getByRole('dialog', { name: 'Siti Rahmawati' });
  await expect(dialog).toContainText(accounts.siti.email);
});

test('failed reads, unsafe links: a profile and a work history heal, and unsafe links are text', async ({
  page,
  portal,
}) => {
  await portal.query("update alumni set contact_visibility = 'public'");
  const dialog = page.getByRole('dialog');
  await test.step('failed reads: a profile that fails to load says so and heals by another try', async () => {
    await page.route(profileCall, (route) =>
      route.fulfill({ status: 403, json: { message: 'x' } }),
    );
    await page.route(historyCall, (route) => route.abort());
    await page.goto('/alumni?q=budi+santoso');
    await opener(page).click();
    await expect(dialog.getByRole('alert')).toContainText('Profil belum dapat dimuat');
    await page.unroute(profileCall);
    await dialog.getByRole('button', { name: 'Coba Lagi' }).click();
    await expect(page.getByRole('dialog', { name: maskedBudi })).toContainText('Bio');
  });
  await test.step('a failed work history says so inside the profile and heals by another try', async () => {
    await expect(dialog.getByRole('alert')).toContainText('Gagal memuat riwayat pekerjaan');
    await expect(toast(page, 'Gagal memuat riwayat pekerjaan')).toBeAttached();
    await expect(dialog.getByRole('region', { name: 'Kontak' })).toBeVisible();
    await page.unroute(historyCall);
    await dialog.getByRole('button', { name: 'Coba Lagi' }).click();
    await expect(dialog.getByText('Sekarang')).toBeVisible();
  });
  await test.step('unsafe links: a link that was stored unsafe is shown as plain text', async () => {
    await page.route(profileCall, async (route) => {
      const answer = await route.fetch();
      const stored = await answer.json();
      stored.linkedin_url = 'java\tscript:alert(1)';
      stored.website_url = 'https://user@evil.example';
      await route.fulfill({ response: answer, json: stored });
    });
    await openInPage(page, `/alumni?profil=${await idOf(portal, 'Siti Rahmawati')}`);
    const contact = dialog.getByRole('region', { name: 'Kontak' });
    await expect(contact).toContainText('https://user@evil.example');
    await expect(contact.locator('a[href*="evil"], a[href*="script"]')).toHaveCount(0);
  });
});
