import { expect, openInPage, test } from '../fixtures/portal.ts';
import { buildProbe } from './areas/build.ts';
import { expectNavigation, reports } from './crashes-steps.ts';
import { makeLive } from './portal-files.ts';

test.use({ sharesContext: false });

/** The code that loads with the page fails only once; the other faults are met again in a page that goes on. */
const faults = [
  { fault: 'evaluation', needsLoad: true },
  { fault: 'page evaluation', needsLoad: true },
  { fault: 'render', needsLoad: true },
  { fault: 'effect', needsLoad: false },
  { fault: 'render loop', needsLoad: false },
  { fault: 'effect loop', needsLoad: false },
];

test('crashing area: whenever it fails, it leaves a card with its name and version, and the shell alive', async ({
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
