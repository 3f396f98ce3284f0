import type { Page } from 'playwright/test';
import { screens, screensWithoutReads } from '../faults/screens.ts';
import { becomeOlder } from '../fixtures/older-browser.ts';
import { accounts, expect, openAs, signInByForm, test, toast } from '../fixtures/portal.ts';
import { isChosen } from './routes.ts';

/** What scripts of the page have thrown. */
function watchScripts(page: Page): string[] {
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  return thrown;
}

/** Every block of the screen shows what it has read. */
async function expectRead(page: Page, path: string) {
  const main = page.getByRole('main');
  for (const { blocks } of screens.filter((screen) => screen.path === path)) {
    for (const { read, healed } of blocks) {
      const shown = main.getByText(healed).filter({ visible: true }).first();
      await expect(shown, `${path}: ${read}`).toBeVisible();
    }
  }
  await expect(page.getByRole('button', { name: 'Coba Lagi' }), path).toHaveCount(0);
}

for (const [who, visitor] of [
  ['a visitor', null],
  ['an alumnus', 'budi'],
  ['the admin', 'admin'],
] as const) {
  const own = screens.filter((screen) => screen.visitor === visitor).map(({ path }) => path);
  const paths = [...own, ...(visitor ? [] : Object.keys(screensWithoutReads))].filter(isChosen);
  if (paths.length === 0) continue;
  test(`every screen of ${who} reads in a browser without the younger functions`, async ({
    page,
  }) => {
    const thrown = watchScripts(page);
    await becomeOlder(page);
    if (visitor) await openAs(page, accounts[visitor], paths[0] ?? '');
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
        await expectRead(page, path);
      });
    }
    expect(thrown).toEqual([]);
  });
}

test('without them the admin signs in, decides and undoes it, and opens the choice of columns', async ({
  page,
}) => {
  const thrown = watchScripts(page);
  await becomeOlder(page);
  await signInByForm(page, accounts.admin);
  await expect(toast(page, 'Login Admin Berhasil')).toBeVisible();
  await page.goto('/admin/manage-alumni');
  const verify = page.getByRole('button', { name: 'Verifikasi Andi Wijaya' });
  await verify.click();
  await expect(toast(page, 'Status Alumni Diperbarui')).toBeVisible();
  const region = page.getByRole('region', { name: 'Notification' });
  expect(await region.evaluate((it) => it.contains(document.activeElement))).toBe(false);
  await expect(verify).toHaveCount(0);
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(verify).toBeVisible();
  await page.getByRole('button', { name: 'Tampilan' }).click();
  await expect(page.getByText('Baris rapat')).toBeVisible();
  expect(thrown).toEqual([]);
});

test('below the lowest browsers a page tells the age of the browser, and loads nothing more', async ({
  page,
}) => {
  const thrown = watchScripts(page);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'structuredClone'));
  // What is stopped never counts as loaded.
  await page.goto('/alumni', { waitUntil: 'commit' });
  const body = page.locator('body');
  await expect(body).toContainText('dibuat sebelum pertengahan tahun 2022');
  await expect(body).not.toContainText('Direktori Alumni');
  const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length);
  await expect.poll(paints).toBeGreaterThan(0);
  expect(thrown).toEqual([]);
});
