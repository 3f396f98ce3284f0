import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import { expectAccessible } from '../../fixtures/axe.ts';
import { moveClock, setClockBack } from '../../fixtures/moved-clock.ts';
import { accounts, expect, openAs, openInPage, test, toast } from '../../fixtures/portal.ts';
import { card } from '../../public/jobs/job-screen.ts';
import { expectOwnContent, field, fill, job, main, postedRows, send } from './post-job-screen.ts';

const title = job['Judul Lowongan'];
const form = '/alumni/post-job';
const own = (page: Page) =>
  main(page)
    .getByRole('region', { name: 'Lowongan Anda' })
    .getByRole('listitem')
    .filter({ hasText: job['Nama Perusahaan'] });
const press = (page: Page, name: string | RegExp) =>
  own(page).getByRole('button', { name }).click();
const decide = (portal: LocalStack, columns: string) =>
  portal.query(
    `update job_postings set ${columns}, decided_at = now() - interval '11 minutes' where company_name = $1`,
    [job['Nama Perusahaan']],
  );
const status = async (portal: LocalStack) => (await postedRows(portal, title))[0]?.status;
const save = (page: Page) => main(page).getByRole('button', { name: 'Simpan' }).click();

test.afterEach(setClockBack);

async function proposeAndMend(page: Page) {
  await openAs(page, accounts.budi, form);
  await fill(page, { ...job, 'Judul Lowongan': 'Insinyur', 'Batas Lamaran': '2031-08-31' });
  await send(page).click();
  await expectOwnContent(page);
  await openInPage(page, form);
  await own(page).getByRole('link', { name: 'Ubah Insinyur' }).click();
  await expect(field(page, 'Judul Lowongan')).toHaveValue('Insinyur');
  await fill(page, { 'Judul Lowongan': title });
  await expectAccessible(page, 'the form of an own job');
  await save(page);
  await expect(toast(page, 'Lowongan Diperbarui')).toBeVisible();
  await expect(own(page)).toContainText(title);
  await expect(own(page)).toBeFocused();
}

async function readWhyAndAskAgain(page: Page, portal: LocalStack) {
  await decide(
    portal,
    "status = 'rejected', decision_code = 'x', decision_note = 'Di luar bidang'",
  );
  await page.reload();
  await expect(own(page)).toContainText('Alasan: Di luar bidang');
  await own(page)
    .getByRole('link', { name: `Ubah ${title}` })
    .click();
  await fill(page, { Deskripsi: 'Menguji rele gardu induk.' });
  await save(page);
  await expect(own(page)).toContainText('Ditolak');
  await press(page, `Ajukan ulang: ${title}`);
  const dialog = page.getByRole('dialog', { name: 'Ajukan ulang' });
  await dialog.getByLabel(/Catatan/).fill('Bidangnya saya jelaskan.');
  await dialog.getByRole('button', { name: 'Kirim permintaan' }).click();
  await expect(toast(page, 'Permintaan Terkirim')).toBeVisible();
  await expect(own(page)).toContainText('Sedang Ditinjau Ulang');
}

async function changePublished(page: Page, portal: LocalStack) {
  await decide(portal, "status = 'approved'");
  await page.reload();
  await expect(own(page)).toContainText('Tutup hari ini');
  await own(page)
    .getByRole('link', { name: `Ubah ${title}` })
    .click();
  await expect(main(page)).toContainText('Lowongan ini sedang tayang');
  await fill(page, { Lokasi: 'Dumai' });
  await save(page);
  await expect(own(page)).toContainText('Ditayangkan');
  expect(await status(portal)).toBe('approved');
  await own(page)
    .getByRole('link', { name: `Ubah ${title}` })
    .click();
  await fill(page, { Deskripsi: 'Menguji rele gardu induk dan gardu distribusi.' });
  await save(page);
  await expect(own(page)).toContainText('Sedang Ditinjau Ulang');
  expect(await status(portal)).toBe('pending');
  await decide(portal, "status = 'approved'");
}

async function endAtMidnight(page: Page) {
  await page.goto('/lowongan');
  await expect(card(page, title)).toContainText('Tutup hari ini');
  const link = `/lowongan#${await card(page, title).getAttribute('id')}`;
  await moveClock(page, '2031-09-01T00:00:05+07:00');
  await page.goto('/lowongan');
  await expect(main(page).getByRole('listitem').first()).toBeVisible();
  await expect(card(page, title)).toHaveCount(0);
  await page.goto('/tentang');
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('Lowongan ini sudah ditutup');
  await page.goto(form);
  await expect(own(page)).toContainText('Berakhir');
  await expect(own(page).getByRole('button')).toHaveCount(0);
}

test('an own job is mended, asked for again, changed, ends at midnight in Jakarta, extended, closed', async ({
  page,
  portal,
}) => {
  await moveClock(page, '2031-08-31T23:45:00+07:00');
  await portal.query('update job_postings set deadline = null');
  await test.step('a waiting job is mended by its owner', () => proposeAndMend(page));
  await test.step('a rejected one tells why, is mended and asked for again', () =>
    readWhyAndAskAgain(page, portal));
  await test.step('a published one says before what leads it back to the queue', () =>
    changePublished(page, portal));
  await test.step('it is over at midnight in Jakarta, everywhere at once', () =>
    endAtMidnight(page));
  await test.step('the admin sees that it is over, and gives it another day', async () => {
    await openAs(page, accounts.admin, `/admin/manage-jobs?q=${title}`);
    await expect(main(page).getByRole('row').filter({ hasText: title })).toContainText(
      'Tayang, lewat',
    );
    await decide(portal, "deadline = '2031-09-03'");
  });
  await test.step('its owner extends it in the last week, and closes it', async () => {
    await openAs(page, accounts.budi, form);
    await expect(own(page)).toContainText('Tutup 2 hari lagi');
    await press(page, `Perpanjang 30 hari: ${title}`);
    await expect(toast(page, 'Lowongan Diperpanjang')).toBeVisible();
    await expect(own(page)).toContainText('Batas lamaran 3 Oktober 2031');
    await press(page, `Tutup (sudah terisi): ${title}`);
    await page.getByRole('button', { name: 'Tutup lowongan' }).click();
    await expect(toast(page, 'Lowongan Ditutup')).toBeVisible();
    await expect(own(page)).toContainText('Ditutup');
    expect(await status(portal)).toBe('closed');
  });
});
