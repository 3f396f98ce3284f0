import type { Page } from 'playwright/test';
import { moveClock, setClockBack } from '../../fixtures/moved-clock.ts';
import { accounts, expect, openAs, test, toast } from '../../fixtures/portal.ts';
import { card, cards } from '../../public/jobs/job-screen.ts';
import { expectOwnContent, field, fill, job, main, postedRows, send } from './post-job-screen.ts';

const title = job['Judul Lowongan'];
const own = (page: Page) =>
  main(page)
    .getByRole('region', { name: 'Lowongan Anda' })
    .getByRole('listitem')
    .filter({ hasText: job['Nama Perusahaan'] });
const form = (page: Page) => page.getByRole('dialog', { name: 'Ubah Lowongan' });
const question = (page: Page) =>
  page.getByRole('dialog', { name: `Sampai kapan ${title} tayang?` });

async function publishInForm(page: Page) {
  await openAs(page, accounts.admin, `/admin/manage-jobs?q=${title}`);
  await main(page)
    .getByRole('button', { name: `Ubah ${title}` })
    .click();
  await form(page).getByRole('button', { name: 'Simpan & terbitkan' }).click();
}

test.afterEach(setClockBack);

test('a job waits past its day, is approved with another, reminded of, extended, over, and posted again', async ({
  page,
  portal,
  browser,
  baseURL,
}) => {
  await moveClock(page, '2031-03-01T09:00:00+07:00');
  await portal.query(`update job_postings set deadline = null, decided_at = now() + interval '9 days'
    where status = 'approved'`);
  const stored = async () => (await postedRows(portal, title))[0];
  await test.step('it is proposed', async () => {
    await openAs(page, accounts.budi, '/alumni/post-job');
    await fill(page, { ...job, 'Batas Lamaran': '2031-03-08' });
    await send(page).click();
    await expectOwnContent(page);
  });
  await test.step('past its day, no form approves it without another one', async () => {
    await moveClock(page, '2031-03-15T09:00:00+07:00');
    await publishInForm(page);
    await question(page).getByRole('button', { name: 'Batal' }).click();
    await expect(question(page)).toHaveCount(0);
    await expect(form(page)).toBeVisible();
    expect((await stored())?.status).toBe('pending');
    await form(page).getByRole('button', { name: 'Simpan & terbitkan' }).click();
    await question(page).getByLabel('Batas lamaran').fill('2031-03-29');
    await question(page).getByRole('button', { name: 'Setujui' }).click();
    await expect(toast(page, 'Lowongan Diperbarui')).toBeVisible();
    await expect(form(page)).toHaveCount(0);
    expect((await stored())?.status).toBe('approved');
  });
  await test.step('its place and its days count from the approval', async () => {
    await page.goto('/lowongan');
    await expect(cards(page).first()).toContainText(title);
    await expect(card(page, title)).toContainText('Baru');
    await moveClock(page, '2031-03-19T09:00:00+07:00');
    await page.goto('/lowongan');
    await expect(card(page, title)).toContainText('4 hari lalu');
  });
  const asOwner = async (moment: string, path: string, act: (owner: Page) => Promise<void>) => {
    const context = await browser.newContext({ ...(baseURL && { baseURL }) });
    const owner = await context.newPage();
    await moveClock(owner, moment);
    await openAs(owner, accounts.budi, path);
    await act(owner);
    await context.close();
  };
  await test.step('three days before its end the owner is reminded, and extends it by one press', () =>
    asOwner('2031-03-26T08:01:00+07:00', '/notifications', async (owner) => {
      await main(owner)
        .getByRole('link', { name: new RegExp(`^Lihat Detail: .*"${title}" berakhir 3 hari lagi`) })
        .click();
      await expect(own(owner)).toContainText('Tutup 3 hari lagi');
      await own(owner)
        .getByRole('button', { name: `Perpanjang 30 hari: ${title}` })
        .click();
      await expect(toast(owner, 'Lowongan Diperpanjang')).toBeVisible();
      await expect(own(owner)).toContainText('Batas lamaran 28 April 2031');
    }));
  await test.step('it is over, and posted again from its text', () =>
    asOwner('2031-04-29T00:00:05+07:00', '/alumni/post-job', async (owner) => {
      await expect(own(owner)).toContainText('Berakhir');
      await own(owner)
        .getByRole('link', { name: `Ajukan lagi ${title}` })
        .click();
      await expect(field(owner, 'Deskripsi')).toHaveValue(job.Deskripsi);
      await expect(field(owner, 'Batas Lamaran')).toHaveValue('2031-05-29');
      await send(owner).click();
      await expectOwnContent(owner);
      expect((await postedRows(portal, title)).map(({ status }) => status)).toEqual([
        'approved',
        'pending',
      ]);
    }));
});
