import { installClock, passTimeUntil } from '../fixtures/fast-clock.ts';
import { expect, test } from '../fixtures/portal.ts';
import { watchHydration } from '../public/first-paint/hydration.ts';
import { hang } from './area-faults-steps.ts';

test.use({ sharesContext: false });

for (const file of ['about', 'remoteEntry']) {
  test(`hanging chunk, hanging entry: a page to be read stays while ${file} is late, and lives then`, async ({
    page,
  }) => {
    await installClock(page);
    const expectHydrated = await watchHydration(page);
    const fault = await hang(page, `**/areas/public-site/**/${file}.js`);
    await page.goto('/tentang');
    const card = page.getByRole('heading', { name: 'sedang tidak dapat dibuka' });
    const heading = page.getByRole('heading', { level: 1, name: 'Tentang Kami' });
    await page.locator('#root[data-awaits-code]').waitFor();
    // Each step is longer than code may take elsewhere. On a busy machine the page's own time adds to it.
    for (const _ of [1, 2]) {
      await page.clock.runFor(8_000);
      await expect(heading).toBeVisible();
      await expect(card).toBeHidden();
    }

    await fault.heal();
    const isLive = page.locator('#root:not([data-awaits-code])');
    expect(await passTimeUntil(page, isLive)).toBeLessThan(8_000);
    await expectHydrated();
  });
}
