import type { Page } from 'playwright/test';
import { expect, test, toast } from '../fixtures.ts';
import { buildProbe } from './areas/build.ts';
import { makeLive } from './portal-files.ts';

const toastTitle = 'Ada yang tidak berjalan di Area alumni';

function reports(page: Page) {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('[portal]')) lines.push(message.text());
  });
  return lines;
}

/** The shell still works: its bar leads to a page of another area. */
async function expectNavigation(page: Page) {
  await page
    .getByRole('navigation', { name: 'Utama' })
    .getByRole('link', { name: 'Tentang' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /Tentang/ })).toBeVisible();
}

for (const fault of [
  'evaluation',
  'page evaluation',
  'render',
  'effect',
  'render loop',
  'effect loop',
]) {
  test(`crashing area: an area that fails by ${fault} leaves a card with its name and version, and the shell alive`, async ({
    page,
  }) => {
    const probe = await buildProbe();
    const { build } = probe.area;
    const lines = reports(page);
    await makeLive(page, probe);
    await page.goto(`/notifications?fault=${fault}`);
    await expect(
      page.getByRole('heading', { name: 'Area alumni sedang tidak dapat dibuka' }),
    ).toBeVisible();
    await expect(page.getByText(`Versi ${build}`)).toBeVisible();
    expect(lines.join('\n')).toContain(`[portal] area member (build ${build}) failed`);
    expect(lines.join('\n')).toMatch(/Probe: |Minified React error/);
    await expectNavigation(page);
  });
}

test('crashing area: an area that fails while it is left does not take the next page with it', async ({
  page,
}) => {
  await makeLive(page, await buildProbe());
  const lines = reports(page);
  await page.goto('/notifications?fault=unmount');
  await expect(page.getByRole('heading', { name: 'Probe' })).toBeVisible();
  await expectNavigation(page);
  expect(lines.join('\n')).toContain('Probe: unmount');
});

for (const [where, button] of [
  ['event handler', 'Gagal saat ditekan'],
  ['rejected promise', 'Gagal setelah ditekan'],
] as const) {
  test(`crashing area: a failure in an area's ${where} is reported once, and the page stays`, async ({
    page,
  }) => {
    const probe = await buildProbe();
    const lines = reports(page);
    await makeLive(page, probe);
    await page.goto('/notifications');
    await page.getByRole('button', { name: button }).click();
    await expect(toast(page, toastTitle)).toBeVisible();
    await page.getByRole('button', { name: 'Tutup' }).click();
    await expect(toast(page, toastTitle)).toBeHidden();

    await page.getByRole('button', { name: button }).click();
    await expect(() => expect(lines).toHaveLength(2)).toPass();
    await expect(toast(page, toastTitle)).toBeHidden();
    for (const line of lines) {
      expect(line).toContain(`[portal] area member (build ${probe.area.build}) failed`);
      expect(line).toContain(`Probe: ${where}`);
    }
    await expect(page.getByRole('heading', { name: 'Probe' })).toBeVisible();
    await expectNavigation(page);
  });
}
