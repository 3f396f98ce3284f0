import type { Page } from 'playwright/test';
import { expect, openInPage, test, toast } from '../fixtures/portal.ts';
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

/** The code that loads with the page fails only once; the other faults are met again in a page that goes on. */
const faults = [
  { fault: 'evaluation', needsLoad: true },
  { fault: 'page evaluation', needsLoad: true },
  { fault: 'render', needsLoad: true },
  { fault: 'effect', needsLoad: false },
  { fault: 'render loop', needsLoad: false },
  { fault: 'effect loop', needsLoad: false },
];

test('crashing area: an area that fails while it is evaluated, rendered, in an effect, by a loop, or while it is left leaves a card with its name and version, and the shell alive', async ({
  page,
}) => {
  const probe = await buildProbe();
  const { build } = probe.area;
  const lines = reports(page);
  await makeLive(page, probe);
  for (const { fault, needsLoad } of faults) {
    await test.step(fault, async () => {
      lines.length = 0;
      const path = `/notifications?fault=${fault}`;
      await (needsLoad ? page.goto(path) : openInPage(page, path));
      await expect(
        page.getByRole('heading', { name: 'Area alumni sedang tidak dapat dibuka' }),
      ).toBeVisible();
      await expect(page.getByText(`Versi ${build}`)).toBeVisible();
      expect(lines.join('\n')).toContain(`[portal] area member (build ${build}) failed`);
      expect(lines.join('\n')).toMatch(/Probe: |Minified React error/);
      await expectNavigation(page);
    });
  }
  await test.step('a failure while the area is left does not take the next page with it', async () => {
    lines.length = 0;
    await openInPage(page, '/notifications?fault=unmount');
    await expect(page.getByRole('heading', { name: 'Probe' })).toBeVisible();
    await expectNavigation(page);
    expect(lines.join('\n')).toContain('Probe: unmount');
  });
});

test("crashing area: a failure in an area's event handler or rejected promise is reported once, and the page stays", async ({
  page,
}) => {
  const probe = await buildProbe();
  const lines = reports(page);
  await makeLive(page, probe);
  await page.goto('/notifications');
  for (const [where, button] of [
    ['event handler', 'Gagal saat ditekan'],
    ['rejected promise', 'Gagal setelah ditekan'],
  ] as const) {
    await test.step(where, async () => {
      lines.length = 0;
      await openInPage(page, '/notifications');
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
});
