import type { Locator, Page } from 'playwright/test';

/** Longer than a failure may take to be shown. */
const longestWaitInSeconds = 30;

/** Lets the test control the page's time; the timeouts of requests, which browsers time by themselves, follow it too. */
export async function installClock(page: Page) {
  await page.clock.install();
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController();
      const reason = new DOMException('signal timed out', 'TimeoutError');
      setTimeout(() => controller.abort(reason), milliseconds);
      return controller.signal;
    };
  });
}

/** Lets the page's time pass second by second until the sign is there. @returns how much of it has passed */
export async function passTimeUntil(page: Page, sign: Locator): Promise<number> {
  const now = () => page.evaluate(() => Date.now());
  const start = await now();
  for (let second = 0; second < longestWaitInSeconds && !(await sign.isVisible()); second += 1) {
    await page.clock.runFor(1_000);
    // Timers that fired need a moment of real time to take effect.
    await sign.waitFor({ timeout: 150 }).catch(() => undefined);
  }
  return (await now()) - start;
}
