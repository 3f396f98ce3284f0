import type { Page } from 'playwright/test';
import { accounts, expect, signIn, test } from '../fixtures.ts';

const memberFiles = '**/areas/member/**';

async function openMemberPage(page: Page) {
  await page.evaluate(() => {
    window.history.pushState({}, '', '/notifications');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
}

for (const fault of ['answers 404', 'is refused', 'answers HTML', 'throws'] as const) {
  test(`an area whose entry ${fault} costs only itself, and heals without a reload`, async ({
    page,
  }) => {
    await page.route(memberFiles, (route) => {
      if (fault === 'answers 404') return route.fulfill({ status: 404, body: 'not found' });
      if (fault === 'is refused') return route.abort('connectionrefused');
      const body =
        fault === 'throws' ? 'throw new Error("broken build")' : '<!doctype html><p>hi</p>';
      return route.fulfill({ status: 200, contentType: 'text/javascript', body });
    });
    await page.goto('/kontak');
    await openMemberPage(page);
    await expect(
      page.getByRole('heading', { name: 'Area alumni sedang tidak dapat dibuka' }),
    ).toBeVisible();

    await page
      .getByRole('navigation', { name: 'Utama' })
      .getByRole('link', { name: 'Tentang' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /Tentang/ })).toBeVisible();

    await openMemberPage(page);
    await expect(
      page.getByRole('heading', { name: 'Area alumni sedang tidak dapat dibuka' }),
    ).toBeVisible();
    const marker = await page.evaluate(
      () => Object.assign(window, { stillTheSamePage: true }) && true,
    );
    expect(marker).toBe(true);
    await page.unroute(memberFiles);
    await page.getByRole('button', { name: 'Coba lagi' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Notifikasi' })).toBeVisible();
    expect(await page.evaluate(() => 'stillTheSamePage' in window)).toBe(true);
  });
}

test('an area that never answers shows its card within 8 seconds and heals once it is back', async ({
  page,
}) => {
  await page.route(memberFiles, () => {
    // Left hanging on purpose.
  });
  await page.goto('/kontak');
  await openMemberPage(page);
  await expect(
    page.getByRole('heading', { name: 'Area alumni sedang tidak dapat dibuka' }),
  ).toBeVisible({
    timeout: 8_500,
  });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifikasi' })).toBeVisible();
});

test('with all areas dead the shell is usable within 2.5 seconds', async ({ page }) => {
  await page.route('**/areas/**', () => {
    // Left hanging on purpose.
  });
  const startedAt = Date.now();
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Alumni' }).click();
  await expect(page.getByRole('link', { name: 'Judul Skripsi' })).toBeVisible();
  expect(Date.now() - startedAt).toBeLessThan(2_500);
});

test('a changed file of an area is not run', async ({ page, portal }) => {
  let entry = '';
  await page.route('**/registry.json', async (route) => {
    const answer = await route.fetch();
    entry =
      ((await answer.json()) as { areas: { name: string; entry: string }[] }).areas.find(
        (area) => area.name === 'member',
      )?.entry ?? '';
    await route.fulfill({ response: answer });
  });
  await page.route('**/areas/member/**/remoteEntry*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: `window.tampered = true;${await answer.text()}`,
    });
  });
  await page.goto(`${portal.url}/notifications`);
  await expect(
    page.getByRole('heading', { name: 'Area alumni sedang tidak dapat dibuka' }),
  ).toBeVisible();
  expect(entry).toContain('remoteEntry');
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
});

test('an area of an unknown contract is refused before it is loaded', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.route('**/registry.json', async (route) => {
    const answer = await route.fetch();
    const registry = (await answer.json()) as {
      areas: { name: string; contract: number; routes: { preload: string[] }[] }[];
    };
    for (const area of registry.areas) if (area.name === 'member') area.contract = 99;
    await route.fulfill({ response: answer, json: registry });
  });
  await page.goto('/kontak');
  await openMemberPage(page);
  await expect(page.getByRole('button', { name: 'Perbarui halaman' })).toBeVisible();
  expect(requested.filter((url) => url.includes('/areas/member/'))).toEqual([]);
});

test('a registry that is missing, broken or foreign falls back to the last good copy', async ({
  page,
}) => {
  await page.goto('/kontak');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const foreign = {
    backend: null,
    areas: [
      {
        name: 'member',
        build: 'x',
        contract: 1,
        entry: 'https://evil.example/x.js',
        integrity: {},
        routes: [],
      },
    ],
  };
  for (const body of ['not json', JSON.stringify({ areas: 1 }), JSON.stringify(foreign)]) {
    await page.route('**/registry.json', (route) =>
      route.fulfill({ contentType: 'application/json', body }),
    );
    await page.goto('/kontak');
    await expect(page.getByRole('heading', { level: 1, name: /Kontak/ })).toBeVisible();
    await page.unroute('**/registry.json');
  }
});

test('without a registry and without a copy the portal says so', async ({ page }) => {
  await page.route('**/registry.json', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Portal sedang tidak dapat dibuka',
  );
});

test('no visitor and no alumnus downloads the code of the admin area', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, accounts.budi);
  await expect(page).toHaveURL(/\/dashboard\/alumni$/);
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL(/\/dashboard\/alumni$/);
  expect(requested.filter((url) => url.includes('/areas/admin/'))).toEqual([]);
});
