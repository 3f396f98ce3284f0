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
    // On a busy machine the page's own time would add to what passes here.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    for (let second = 1; second < 16; second += 1) {
      await page.clock.runFor(1_000);
      await expect(heading).toBeVisible();
      await expect(card).toBeHidden();
    }

    await fault.heal();
    const isLive = page.locator('#root:not([data-awaits-code])');
    expect(await passTimeUntil(page, isLive)).toBeLessThan(10_000);
    await expectHydrated();
  });
}
