import type { Page } from 'playwright/test';
import { expect } from '../../fixtures/portal.ts';

/** The pages whose HTML is released, with their headings, and an unknown address. */
export const releasedPages = {
  '/': 'Ikatan Keluarga Alumni Teknik Elektro',
  '/tentang': 'Tentang Kami',
  '/alumni': 'Direktori Alumni',
  '/alumni/thesis': 'Bank Judul Skripsi',
  '/kegiatan': 'Kegiatan',
  '/lowongan': 'Informasi Lowongan Kerja',
  '/kontak': 'Kontak Kami',
  '/login': 'Login',
  '/register': 'Registrasi Alumni',
  '/forgot-password': 'Lupa Password',
  '/tidak-ada': 'Halaman Tidak Ditemukan',
};

/** Collects errors, and marks the heading, which a page that is rendered again would replace. @returns what to expect of each page */
export async function watchHydration(page: Page) {
  const problems: string[] = [];
  page.on('console', (message) => {
    const isUnknownAddress =
      message.text().includes('status of 404') && message.location().url === page.url();
    if (message.type() === 'error' && !isUnknownAddress) problems.push(message.text());
  });
  page.on('pageerror', ({ message }) => problems.push(message));
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const heading = document.querySelector('h1');
      if (heading) heading.dataset.fromHtml = 'yes';
    }),
  );
  return async () => {
    const heading = page.getByRole('heading', { level: 1 });
    // React leaves its properties on each element that it has taken over or rendered.
    const isReacts = () =>
      heading.evaluate((it) => Object.keys(it).some((key) => key.startsWith('__reactProps')));
    await expect.poll(isReacts).toBe(true);
    await expect(heading).toHaveAttribute('data-from-html', 'yes');
    expect(problems, page.url()).toEqual([]);
  };
}

/** Adds up what moves in view without a press. @returns what to expect once a page is complete */
export async function watchShift(page: Page) {
  await page.addInitScript(() => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += Number(Object(entry).value);
      document.documentElement.dataset.shift = String(shift);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    // Two frames, in which the last change is laid out and counted.
    const shift = await page.evaluate(async () => {
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
      return Number(document.documentElement.dataset.shift ?? 0);
    });
    expect(shift, page.url()).toBeLessThanOrEqual(0.02);
  };
}

/** Holds the code of pages back. @returns how to open a page, and what lets its code through */
export async function holdCode(page: Page) {
  let letCodeIn = () => {};
  let isLetIn = Promise.resolve();
  await page.route('**/shell/**/*.js', async (route) => {
    await isLetIn;
    await route.continue();
  });
  const open = (path: string) => {
    isLetIn = new Promise<void>((resolve) => {
      letCodeIn = resolve;
    });
    return page.goto(path, { waitUntil: 'commit' });
  };
  return { open, letCodeIn: () => letCodeIn() };
}

const typed = 'rina.pratiwi@contoh.example';

/**
 * Opens each page with its code held back, types into every field while a password manager puts an icon beside it, lets the code in,
 * and expects that text, focus and icons stay.
 */
export async function expectWordsAreKept(page: Page, expectMore?: (path: string) => Promise<void>) {
  const expectHydrated = await watchHydration(page);
  const { open, letCodeIn } = await holdCode(page);
  for (const [path, heading] of Object.entries(releasedPages)) {
    await open(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const fields = await page.getByRole('main').locator('input, textarea').all();
    for (const field of fields) {
      await field.fill(typed);
      // As password managers do.
      await field.evaluate((it) => it.after(document.createElement('x-icon')));
    }
    letCodeIn();
    await expectHydrated();
    await expect(page.locator('x-icon')).toHaveCount(fields.length);
    for (const field of fields) await expect(field).toHaveValue(typed);
    for (const last of fields.slice(-1)) await expect(last).toBeFocused();
    await expectMore?.(path);
  }
}
