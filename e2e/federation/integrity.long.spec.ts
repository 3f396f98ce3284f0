import type { Registry } from '@portal/federation/registry';
import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures/portal.ts';
import { memberArea } from './portal-files.ts';

async function releasedMemberArea(url: string) {
  return memberArea((await (await fetch(`${url}/registry.json`)).json()) as Registry);
}

/** Changes on the way to the browser that show when they take effect: a script by a global, a style by a custom property. */
const tampering = {
  js: 'window.tampered = true;',
  css: ':root{--tampered:yes}',
};

async function tamper(page: Page, file: string) {
  await page.route(`**${file}`, async (route) => {
    const answer = await route.fetch();
    const addition = file.endsWith('.css') ? tampering.css : tampering.js;
    await route.fulfill({ response: answer, body: addition + (await answer.text()) });
  });
}

async function isTampered(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      'tampered' in window ||
      getComputedStyle(document.documentElement).getPropertyValue('--tampered') === 'yes',
  );
}

test('tampered code: no changed file of an area is used: entry, exposed module, inner chunk or style', async ({
  page,
  portal,
}) => {
  const { entry, routes } = await releasedMemberArea(portal.url);
  const preload = routes.find(({ path }) => path === '/notifications')?.preload ?? [];
  const files = [entry, ...preload];
  for (const kind of ['/remoteEntry.', '/remote.', '/notifications.', '.css']) {
    expect(files.filter((file) => file.includes(kind)).length, kind).toBeGreaterThan(0);
  }
  for (const file of files) {
    await tamper(page, file);
    await page.goto('/notifications');
    await expect(
      page.getByRole('heading', { name: 'Area alumni sedang tidak dapat dibuka' }),
      file,
    ).toBeVisible();
    expect(await isTampered(page), file).toBe(false);
    await page.unroute(`**${file}`);
  }
});

test("tampered code: no changed file of the shell's is run", async ({ page, portal }) => {
  const html = await (await fetch(portal.url)).text();
  const scripts = [...html.matchAll(/<script defer src="([^"]+)"/g)].map(([, src = '']) => src);
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) {
    await tamper(page, script);
    await page.goto('/kontak');
    await page.waitForLoadState('networkidle');
    expect(await isTampered(page), script).toBe(false);
    await page.unroute(`**${script}`);
  }
});
