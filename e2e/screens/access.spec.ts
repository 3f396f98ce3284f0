import type { Page } from 'playwright/test';
import { accounts, expect, openAs, openInPage, test, visitInPage } from '../fixtures/portal.ts';
import { routes } from './routes.ts';

/** Opens the paths one after the other, each from a public page. */
async function expectToBeSentAway(page: Page, paths: string[], to: RegExp) {
  for (const path of paths) {
    await visitInPage(page, '/kontak');
    await openInPage(page, path);
    await expect(page, path).toHaveURL(to);
  }
}

const pathsFor = (...accesses: string[]) =>
  routes.filter(({ access }) => accesses.includes(access)).map(({ path }) => path);
const openToAll = pathsFor('public');
const [firstGuarded = '', ...furtherGuarded] = pathsFor('alumni', 'member', 'admin');
const [firstOfAdmin = '', ...furtherOfAdmin] = pathsFor('admin');
const [firstOfAlumni = '', ...furtherOfAlumni] = pathsFor('alumni');

test('a visitor reaches every public route, and is sent to the login page from every guarded one', async ({
  page,
}) => {
  await page.goto('/tidak-ada');
  for (const path of openToAll) {
    await visitInPage(page, path);
    await expect(page.getByRole('heading', { level: 1 }), path).not.toHaveText(
      'Halaman Tidak Ditemukan',
    );
    await expect(page.locator('[data-area]'), path).toBeVisible();
  }
  if (!firstGuarded) return;
  await page.goto(firstGuarded);
  await expect(page, firstGuarded).toHaveURL(/\/login$/);
  await expectToBeSentAway(page, furtherGuarded, /\/login$/);
});

if (firstOfAdmin) {
  test('an alumnus is sent to their own dashboard from every admin route, once the session is known', async ({
    page,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/rest/v1/rpc/current_user_role**', async (route) => {
      await held;
      await route.continue();
    });
    await openAs(page, accounts.budi, firstOfAdmin);
    await test.step('a guarded route shows a spinner and the bar a pulsing circle', async () => {
      await expect(page.getByText('Memeriksa sesi Anda…')).toBeVisible();
      await expect(page.getByRole('status', { name: 'Memuat sesi' })).toBeVisible();
    });
    release();
    await expect(page).toHaveURL(/\/dashboard\/alumni$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Budi');
    await expectToBeSentAway(page, furtherOfAdmin, /\/dashboard\/alumni$/);
  });
}

if (firstOfAlumni) {
  test('the admin is sent to their own dashboard from every route of an alumnus', async ({
    page,
  }) => {
    await openAs(page, accounts.admin, firstOfAlumni);
    await expect(page, firstOfAlumni).toHaveURL(/\/admin\/dashboard$/);
    await expectToBeSentAway(page, furtherOfAlumni, /\/admin\/dashboard$/);
  });
}
