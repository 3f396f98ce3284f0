import type { Page } from 'playwright/test';
import { accounts, expect, openInPage, signIn, test } from '../fixtures/portal.ts';

/** The heading of each path, which shows that the page has replaced the former one. */
const headings = {
  '/': 'Ikatan Keluarga Alumni Teknik Elektro',
  '/alumni': 'Direktori Alumni',
  '/kegiatan': 'Kegiatan',
  '/kontak': 'Kontak Kami',
  '/admin/dashboard': /Dashboard/,
  '/admin/manage-events': 'Kelola Kegiatan',
  '/profile-settings': /Profil/,
} as const;
type Path = keyof typeof headings;
const publicPages = ['/', '/alumni', '/kegiatan', '/kontak'] as const;

async function visit(page: Page, area: string, path: Path) {
  await openInPage(page, path);
  await expect(page.locator(`[data-area="${area}"] h1`)).toHaveText(headings[path]);
}

/** The button for more alumni comes with their number, and the years by a request of their own. */
async function expectWholeDirectory(page: Page) {
  await expect(page.getByRole('status').filter({ hasText: 'alumni ditemukan' })).toBeVisible();
  const years = page.getByLabel('Angkatan').getByRole('option');
  await expect(years.filter({ hasText: '2014' })).toBeAttached();
}

/** Every computed style of every element on the page, shell included, as one text for each element. */
async function stylesOf(page: Page, path: Path): Promise<string[]> {
  await visit(page, 'public-site', path);
  // A block that still loads says so, and a count that has not arrived is three dots.
  await expect(page.getByRole('status').filter({ hasText: /^Memuat/ })).toHaveCount(0);
  await expect(page.getByRole('tab').filter({ hasText: '(…)' })).toHaveCount(0);
  if (path === '/alumni') await expectWholeDirectory(page);
  return page.evaluate(() => {
    // In one step with the reading, since a page that has just arrived takes the focus at an unknown moment.
    window.scrollTo(0, 0);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    return [...document.body.querySelectorAll('*')].map((element) => {
      const style = getComputedStyle(element);
      const values = [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`);
      return `${element.localName}.${element.getAttribute('class')} { ${values.join('; ')} }`;
    });
  });
}

async function stylesOfAll(page: Page) {
  const styles: Record<string, string[]> = {};
  for (const path of publicPages) styles[path] = await stylesOf(page, path);
  return styles;
}

/** Only the declarations that differ: all of them would fill the screen. */
function differences(before: string[], after: string[]): string[] {
  if (before.length !== after.length) return [`${before.length} → ${after.length} elements`];
  return before.flatMap((text, index) => {
    const now = new Set(after[index]?.split('; '));
    const lost = text.split('; ').filter((declaration) => !now.has(declaration));
    return lost.length > 0 ? [`${text.split(' {')[0]}: ${lost.join('; ')}`] : [];
  });
}

test('scoped styles: those of the admin and member areas change nothing in shell and public pages', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, accounts.admin);
  await expect(page.locator('[data-area="admin"]')).toBeVisible();
  await page.goto('/kontak');
  // The styles of the public pages themselves are loaded before and after.
  for (const path of publicPages) await visit(page, 'public-site', path);
  const before = await stylesOfAll(page);

  await visit(page, 'admin', '/admin/dashboard');
  await visit(page, 'admin', '/admin/manage-events');
  await expect(page.getByRole('table')).toBeVisible();
  await visit(page, 'member', '/profile-settings');
  const after = await stylesOfAll(page);
  for (const path of publicPages) {
    expect(before[path]?.length, path).toBeGreaterThan(50);
    expect(differences(before[path] ?? [], after[path] ?? []), path).toEqual([]);
  }
});
