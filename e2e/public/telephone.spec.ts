import type { LocalStack } from '@portal/local-stack';
import type { Locator, Page } from 'playwright/test';
import { accounts, expect, openAs, openInPage, test } from '../fixtures/portal.ts';
import { sidewaysScroll } from '../fixtures/sideways-scroll.ts';
import { cards as alumniCards } from './directory/directory-cards.ts';
import { cards as eventCards } from './events/event-screen.ts';

test.use({ sharesContext: false, viewport: { width: 390, height: 844 } });

const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;

/** Pictures that load without delay although they begin below the first screen. */
function eagerBelowTheFold(page: Page) {
  return page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('img')]
      .filter((picture) => picture.loading !== 'lazy')
      .filter((picture) => picture.getBoundingClientRect().top + scrollY > innerHeight)
      .map(({ src }) => src),
  );
}

/** Fills the profile of an alumnus with text that cannot wrap. Returns its id. */
async function storeUnbrokenWords(portal: LocalStack): Promise<string> {
  const word = 'Q'.repeat(180);
  const [row] = await portal.query(
    `update alumni set full_name = '${word}', job_title = '${word}', company = '${word}',
       location = '${word}', bio = '${word}', thesis_title = '${word}', concentration = '${word}',
       special_badge = left('${word}', 100)
     where email = '${accounts.budi.email}' returning id`,
  );
  await portal.query(
    `update work_history set company_name = '${word}', position = '${word}', description = '${word}'
     where alumni_id = '${row?.id}'`,
  );
  return String(row?.id);
}

/** By how many pixels the dialog, or anything in it, reaches beyond the window. */
function beyondTheWindow(dialog: Locator) {
  return dialog.evaluate((frame) => {
    const ends = [...frame.querySelectorAll('*')].map((it) => it.getBoundingClientRect().right);
    return Math.max(frame.scrollWidth - frame.clientWidth, ...ends.map((end) => end - innerWidth));
  });
}

/** The pixels that the chosen option of a select leaves free. */
function roomInSelect(select: Locator) {
  return select.evaluate((element) => {
    if (!(element instanceof HTMLSelectElement)) throw new Error('This is no select');
    const { font, paddingLeft, paddingRight } = getComputedStyle(element);
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('This canvas cannot be drawn on');
    pen.font = font;
    const { width } = pen.measureText(element.selectedOptions[0]?.text ?? '');
    return (
      element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - width
    );
  });
}

test('look: on a telephone the task stands first, chips are one row, and only what is seen loads', async ({
  page,
  portal,
}) => {
  await test.step('the directory begins in the first screen', async () => {
    await page.goto('/alumni');
    await expect(alumniCards(page)).toHaveCount(12);
    expect(await top(alumniCards(page).first())).toBeLessThan(560);
    expect((await alumniCards(page).first().boundingBox())?.height).toBeLessThan(320);
    expect(await eagerBelowTheFold(page)).toEqual([]);
    expect(await roomInSelect(page.getByLabel('Angkatan'))).toBeGreaterThanOrEqual(0);
    await openInPage(page, '/alumni?jabatan=engineer&lokasi=riau&perusahaan=pt');
    const chips = page.getByRole('list', { name: 'Filter aktif' });
    await expect(chips.getByRole('listitem')).toHaveCount(4);
    expect((await chips.boundingBox())?.height).toBeLessThan(60);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  });
  await test.step('a profile of unbroken words is no wider than the window', async () => {
    await openInPage(page, `/alumni?profil=${await storeUnbrokenWords(portal)}`);
    const profile = page.getByRole('dialog');
    await expect(profile.getByText('Sekarang')).toBeVisible();
    expect(await beyondTheWindow(profile)).toBeLessThanOrEqual(0);
    await openInPage(page, '/alumni');
    await expect(alumniCards(page)).toHaveCount(12);
    await expect(profile).toHaveCount(0);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  });
  await test.step('the categories of events are one row, and one poster loads at once', async () => {
    await openInPage(page, '/kegiatan');
    await expect(eventCards(page)).toHaveCount(5);
    const chips = page.getByRole('group', { name: 'Kategori' });
    expect((await chips.boundingBox())?.height).toBeLessThan(70);
    await openInPage(page, '/kegiatan?kategori=fieldtrip');
    await expect(chips.getByRole('button', { pressed: true })).toBeInViewport({ ratio: 1 });
    await openInPage(page, '/kegiatan');
    await expect(eventCards(page)).toHaveCount(5);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    expect(await eagerBelowTheFold(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await eagerBelowTheFold(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
  });
  await test.step('the search of jobs overlaps the banner, but not its text', async () => {
    await openInPage(page, '/lowongan');
    const words = await page.getByText(/^Peluang yang dibagikan/).boundingBox();
    const panel = await top(page.getByRole('search', { name: 'Cari lowongan' }));
    expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(panel);
  });
  await test.step('a select chooses the category of the organization', async () => {
    await openInPage(page, '/tentang');
    await page
      .getByRole('combobox', { name: 'Struktur organisasi menurut kategori' })
      .selectOption({ label: 'Pengurus Inti' });
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('tabpanel', { name: 'Pengurus Inti' })).toBeVisible();
    await expect(page).toHaveURL(/kategori=pengurus-inti/);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  });
  await test.step('the dashboard begins with the completeness of the profile', async () => {
    await openAs(page, accounts.siti, '/dashboard/alumni');
    const figure = page.getByRole('main').getByText('Kegiatan', { exact: true });
    await expect(figure).toBeVisible();
    const task = page.getByRole('heading', { name: 'Kelengkapan profil' });
    const links = page.getByRole('heading', { name: 'Akses cepat' });
    // Data that are still loading move what is below them.
    const order = async () => [await top(task), await top(figure), await top(links)];
    await expect.poll(async () => (await order()).every(Number.isFinite)).toBe(true);
    const [first = 0, ...others] = await order();
    expect(first).toBeLessThan(Math.min(...others));
  });
});
