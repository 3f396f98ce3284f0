import { expect, openInPage, test, toast } from '../fixtures/portal.ts';
import { buildProbe } from './areas/build.ts';
import { expectNavigation, reports } from './crashes-steps.ts';
import { makeLive } from './portal-files.ts';

const toastTitle = 'Ada yang tidak berjalan di Area alumni';

test('crashing area: a failure in an event handler or a promise is reported once, and the page stays', async ({
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
