import * as organization from '../../admin/organization/organization-screen.ts';
import { generatePicture } from '../../fixtures/picture-files.ts';
import { accounts, expect, test, toast } from '../../fixtures/portal.ts';
import { choosePhoto, cropDialog } from '../../member/profile/pictures.ts';
import { openProfile } from '../../member/profile/profile-screen.ts';
import { idOf, seminar } from '../../public/events/event-screen.ts';
import { watchPolicy } from './policy-complaints.ts';

test('content policy: files that the browser makes keep the policy too: calendar file, cut photo, preview', async ({
  page,
  portal,
}) => {
  const complaints = await watchPolicy(page, portal.url);
  await page.goto(`/kegiatan?event=${await idOf(portal, seminar)}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Simpan ke kalender' }).click();
  await download;

  await openProfile(page, accounts.budi);
  await choosePhoto(page, 'saya.png', await generatePicture(page, 'image/png'));
  await cropDialog(page).getByRole('button', { name: 'Simpan Foto' }).click();
  await expect(toast(page, 'Foto Profil Diperbarui')).toBeVisible();

  await organization.openOrganization(page);
  await organization.startMember(page, 'Anggota Baru', 'Sekretaris');
  await organization.choosePhoto(page, 'foto.png', await generatePicture(page, 'image/png'));
  await expect(organization.drawer(page).locator('img[src^="blob:"]')).toBeVisible();
  expect(complaints).toEqual([]);
});
