import type { Locator } from 'playwright/test';
import { accounts, expect, openAs, openInPage, test } from '../fixtures/portal.ts';
import { isChosen } from '../screens/routes.ts';

test.use({ sharesContext: false, viewport: { width: 1440, height: 900 } });

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('This part is not shown');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

test('look: the banner of a page leaves the first screen to its content', async ({ page }) => {
  await page.goto('/tentang');
  for (const [path, title] of [
    ['/tentang', 'Tentang Kami'],
    ['/alumni', 'Direktori Alumni'],
    ['/kegiatan', 'Kegiatan'],
    ['/lowongan', 'Informasi Lowongan Kerja'],
    ['/kontak', 'Kontak Kami'],
  ] as const) {
    await openInPage(page, path);
    const heading = page.getByRole('heading', { level: 1, name: title });
    await expect(heading).toBeVisible();
    const banner = page.locator('header').filter({ has: heading });
    expect((await boxOf(banner)).height, path).toBeLessThanOrEqual(200);
  }
});

test('look: the home page shows a logo for each job and a poster for each event', async ({
  page,
}) => {
  await page.goto('/');
  for (const [heading, shape] of [
    ['Lowongan Kerja Terbaru', 1],
    ['Kegiatan Terbaru & Mendatang', 16 / 9],
  ] as const) {
    const cards = page.getByRole('region', { name: heading }).getByRole('listitem');
    await expect(cards).toHaveCount(3);
    for (const card of await cards.all()) {
      await card.scrollIntoViewIfNeeded();
      const { width, height } = await boxOf(card.getByRole('presentation').first());
      expect(width / height).toBeCloseTo(shape, 1);
    }
  }
});

test('look: on a turned telephone the star stands beside the title', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/');
  const endOfTitle = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
    const words = document.createRange();
    words.selectNodeContents(title);
    return words.getBoundingClientRect().right;
  });
  const star = await boxOf(page.getByAltText(/^Bintang bersudut delapan/));
  // The first 30 % of the picture fade in.
  expect(endOfTitle).toBeLessThan(star.x + 0.3 * star.width);
});

test('look: the foot of an event leads to its registration, and the poster leaves room for the text', async ({
  page,
}) => {
  await page.goto('/kegiatan');
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByRole('button', { name: /^Lihat Detail.*Lokakarya PLC/ }).click();
    const dialog = page.getByRole('dialog');
    const poster = await boxOf(dialog.getByRole('presentation').first());
    expect(poster.height).toBeLessThanOrEqual(0.4 * height);
    const way = dialog.getByRole('button', { name: /^Daftar · Sisa \d+ tempat$/ });
    if (height > width) expect((await boxOf(way)).bottom).toBeLessThanOrEqual(height);
    await way.click();
    await expect(dialog.getByRole('heading', { name: 'Daftar', exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
  }
});

if (isChosen('/dashboard/alumni')) {
  test('look: the next event of an alumnus stands above the counts of the portal', async ({
    page,
  }) => {
    await openAs(page, accounts.budi, '/dashboard/alumni');
    const event = await boxOf(page.getByRole('heading', { name: 'Temu Kangen Lintas Angkatan' }));
    const counts = await boxOf(page.getByRole('region', { name: 'Statistik portal' }));
    expect(event.bottom).toBeLessThan(500);
    expect(event.bottom).toBeLessThan(counts.y);
    const banner = page.locator('header').filter({ hasText: 'Selamat datang' });
    expect((await boxOf(banner)).height).toBeLessThanOrEqual(200);
  });
}
