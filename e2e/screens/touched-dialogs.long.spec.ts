import type { Page } from 'playwright/test';
import { accounts, expect, openAs, test, visitInPage } from '../fixtures/portal.ts';
import { crowdedTargets, smallTargets } from '../fixtures/small-targets.ts';

// The pointer is coarse there.
test.use({ hasTouch: true, viewport: { width: 390, height: 844 }, sharesContext: false });

type Name = string | RegExp;
/** A path, what is pressed there one after the other, and the title of the dialog, drawer or menu that is open then. */
type Opened = readonly [path: string, presses: readonly Name[], title: Name];

const ofVisitors: readonly Opened[] = [
  ['/alumni', ['Filter Lanjutan'], /^Filter/],
  ['/alumni', [/^Lihat Profil Lengkap/], /./],
  ['/kegiatan', [/^Lihat Detail/], /./],
  ['/kegiatan', ['Berlangganan kalender'], /kalender/i],
];
const ofAlumni: readonly Opened[] = [
  ['/kegiatan', [/^Lihat Detail/], /./],
  ['/profile-settings', ['Lihat seperti pengunjung'], /pengunjung/],
  ['/profile-settings', [/^Hapus /], /^Hapus /],
  ['/alumni/post-job', [/^Tutup \(/], 'Tutup lowongan ini?'],
  ['/alumni/post-job', [/^Ajukan ulang/], 'Ajukan ulang'],
  ['/notifications', [/^Hapus: /], /^Hapus notifikasi/],
  ['/notifications', ['Hapus semua'], /^Hapus semua/],
];
async function press(page: Page, path: string, name: Name) {
  // What the address opens is pressed there, not in the page below it.
  const place = path.includes('?') ? page.getByRole('dialog').last() : page;
  const named = place.getByRole('button', { name }).or(place.getByRole('menuitem', { name }));
  // By keyboard: a tap on what has just come under the finger is refused.
  await named.last().press('Enter');
}

async function expectRoomForThumbs(page: Page, place: string) {
  await expect(page.getByText(/^Memuat/).or(page.getByLabel(/^Memuat/)), place).toHaveCount(0);
  expect.soft(await smallTargets(page), `targets below 44 px: ${place}`).toEqual([]);
  expect.soft(await crowdedTargets(page), `too close together: ${place}`).toEqual([]);
}

async function walk(page: Page, opened: readonly Opened[]) {
  for (const [path, presses, title] of opened) {
    const place = [path, ...presses].join(' → ');
    await test.step(place, async () => {
      await visitInPage(page, '/kontak');
      await visitInPage(page, path);
      for (const name of presses) await press(page, path, name);
      await expect(page.getByRole('dialog', { name: title }).last(), place).toBeVisible();
      await expectRoomForThumbs(page, place);
    });
  }
}

test('thumbs: what a visitor opens has targets of 44 px, and the measure names one that has not', async ({
  page,
}) => {
  await page.goto('/');
  await walk(page, ofVisitors);
  await page.getByRole('dialog').evaluate((dialog) => {
    const plant = (name: string, style: string) => {
      const button = Object.assign(document.createElement('button'), { textContent: name });
      button.style.cssText = `display: block; margin-bottom: 8px; overflow: hidden; ${style}`;
      dialog.append(button);
    };
    plant('Kecil', 'width: 30px; height: 30px');
    plant('Ubah', 'width: 80px; height: 44px');
    plant('Hapus', 'width: 80px; height: 44px');
  });
  expect(await smallTargets(page)).toEqual(['Kecil 30×30']);
  expect(await crowdedTargets(page)).toEqual(['Hapus | Ubah 8']);
});

test('thumbs: what an alumnus opens has targets of 44 px, and what deletes stands apart', async ({
  page,
  portal,
}) => {
  await portal.query(
    `insert into job_postings (posted_by_user_id, title, company_name, description, status, decided_at)
     select id, 'Teknisi ' || state, 'PT Contoh', 'Isi', state, now() - interval '1 day'
     from auth.users, unnest(array['pending', 'rejected']::job_status[]) as state where email = $1`,
    [accounts.budi.email],
  );
  await openAs(page, accounts.budi, '/');
  await walk(page, ofAlumni);
});
