import { version as reactVersion } from 'react';
import { expect, test } from '../fixtures/portal.ts';
import { buildProbe, buildProbeForReact, buildShell } from './areas/build.ts';
import { changeRegistry, makeLive, memberArea, servePage } from './portal-files.ts';

const path = '/notifications';

for (const day of ['today', 'tomorrow'] as const) {
  test(`contract versions: tomorrow's shell runs an area of ${day}'s contract`, async ({
    page,
  }) => {
    const [shell, area] = await Promise.all([buildShell('tomorrow'), buildProbe({ day })]);
    await makeLive(page, area);
    await servePage(page, shell, path);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Probe' })).toBeVisible();
    await expect(page.locator('[data-area="member"]')).toHaveAttribute(
      'data-build',
      area.area.build,
    );
    expect(await page.locator(`script[src^="${shell.url}"]`).count()).toBeGreaterThan(0);
  });
}

test("contract versions: tomorrow's shell refuses what is older than today's contract", async ({
  page,
}) => {
  await servePage(page, await buildShell('tomorrow'), path);
  await changeRegistry(page, (registry) => {
    memberArea(registry).contract -= 1;
  });
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Perbarui halaman' })).toBeVisible();
});

test('foreign React: an area with a later patch of React runs, one that needs React 18 is refused', async ({
  page,
}) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  const [major, minor, patch] = reactVersion.split('.').map(Number);
  await makeLive(page, await buildProbeForReact(`${major}.${minor}.${Number(patch) + 1}`));
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Probe' })).toBeVisible();

  await makeLive(page, await buildProbeForReact('18.3.1'));
  await page.goto(path);
  await expect(
    page.getByRole('heading', { name: 'Area alumni sedang tidak dapat dibuka' }),
  ).toBeVisible();
  expect(messages.join('\n')).toMatch(/react.*\^18\.3\.0/);
  await page
    .getByRole('navigation', { name: 'Utama' })
    .getByRole('link', { name: 'Tentang' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /Tentang/ })).toBeVisible();
});
