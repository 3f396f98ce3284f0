import type { Locator, Page } from 'playwright/test';
import { accounts, expect, openAs, openInPage, test } from '../fixtures.ts';
import { sidewaysScroll } from '../sideways-scroll.ts';
import { cards as alumniCards } from './directory-cards.ts';
import { cards as eventCards } from './event-screen.ts';

test.use({ viewport: { width: 390, height: 844 } });

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

test('look: on a telephone the task stands first, chips scroll in one row, many tabs are a select, and only what is seen loads at once', async ({
  page,
}) => {
  await test.step('the directory begins in the first screen', async () => {
    await page.goto('/alumni');
    await expect(alumniCards(page)).toHaveCount(12);
    expect(await top(alumniCards(page).first())).toBeLessThan(560);
    expect((await alumniCards(page).first().boundingBox())?.height).toBeLessThan(320);
    expect(await eagerBelowTheFold(page)).toEqual([]);
    await openInPage(page, '/alumni?jabatan=engineer&lokasi=riau&perusahaan=pt');
    const chips = page.getByRole('list', { name: 'Filter aktif' });
    await expect(chips.getByRole('listitem')).toHaveCount(4);
    expect((await chips.boundingBox())?.height).toBeLessThan(60);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  });
  await test.step('the categories of events are one row, and one poster loads at once', async () => {
    await openInPage(page, '/kegiatan');
    await expect(eventCards(page)).toHaveCount(5);
    const chips = page.getByRole('group', { name: 'Kategori' });
    expect((await chips.boundingBox())?.height).toBeLessThan(70);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    expect(await eagerBelowTheFold(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await eagerBelowTheFold(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
  });
  await test.step('the search of jobs overlaps the banner, but not its words', async () => {
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
    const task = await top(page.getByRole('heading', { name: 'Kelengkapan profil' }));
    expect(task).toBeLessThan(await top(page.getByText(/kegiatan disetujui/i).first()));
    expect(task).toBeLessThan(await top(page.getByRole('heading', { name: 'Akses cepat' })));
  });
});
