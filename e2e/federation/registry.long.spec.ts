import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures/portal.ts';
import { answerRegistry, changeRegistry, healRegistry, memberArea } from './portal-files.ts';

const foreignOrigin = 'https://evil.example';

const faults: Record<string, (page: Page) => Promise<unknown>> = {
  'is missing': (page) =>
    page.route('**/registry.json', (route) => route.fulfill({ status: 404, body: 'Not found' })),
  'never comes': (page) =>
    page.route('**/registry.json', () => {
      // Left hanging on purpose.
    }),
  'is no JSON': (page) => answerRegistry(page, '{ "areas": ['),
  'has wrong types': (page) =>
    answerRegistry(page, '{ "backend": null, "areas": [{ "name": 1 }] }'),
  'names a foreign entry': (page) =>
    changeRegistry(page, (registry) => {
      memberArea(registry).entry = `${foreignOrigin}/remoteEntry.js`;
    }),
  'names a foreign file': (page) =>
    changeRegistry(page, (registry) => {
      memberArea(registry).routes[0]?.preload.push(`${foreignOrigin}/chunk.js`);
    }),
};

test('broken registry: the last good copy takes its place, and a quiet notice says so once', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const notice = page.getByText('Portal berjalan dengan salinan yang tersimpan.');
  const heading = page.getByRole('heading', { level: 1, name: /Kontak/ });
  await page.goto('/kontak');
  await expect(heading).toBeVisible();
  await expect(notice).toBeHidden();

  for (const [fault, inject] of Object.entries(faults)) {
    await test.step(fault, async () => {
      await healRegistry(page);
      await inject(page);
      await page.goto('/kontak');
      await expect(heading).toBeVisible();
      await expect(notice).toBeVisible();
      expect(asked.filter((url) => url.startsWith(foreignOrigin))).toEqual([]);
    });
  }

  await test.step('once closed, the notice stays closed', async () => {
    await page.getByRole('button', { name: 'Tutup pemberitahuan' }).click();
    await expect(notice).toBeHidden();
    await page.reload();
    await expect(heading).toBeVisible();
    await expect(notice).toBeHidden();
  });
});
