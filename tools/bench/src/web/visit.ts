import { join } from 'node:path';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { type Bytes, countBytes } from './bytes.ts';

export interface Profile {
  name: string;
  latency: number;
  megabits: number;
  cpu: number;
}

/** Milliseconds, but `shift` (of layout, without unit) and the counts. */
export type Visit = {
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  requests: number;
} & Bytes;

type Paints = Pick<Visit, 'firstPaint' | 'largestPaint' | 'blocking' | 'shift'>;

/** What `watch-paints.js` keeps in the page. */
interface Watched {
  bench: { paints: Paints; lastChange: number };
}

/** Quiet milliseconds after which nothing more is expected to be painted. */
const settled = 1_500;

/** A first visit with an empty cache, and a second one in a new tab; both over the profile's line and processor. */
export async function visitTwice(browser: Browser, url: string, profile: Profile) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const first = await visit(context, url, profile);
  const second = await visit(context, url, profile);
  await context.close();
  return { first, second };
}

async function visit(context: BrowserContext, url: string, profile: Profile): Promise<Visit> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await throttle(cdp, profile);
  const bytes = await countBytes(cdp);
  await page.addInitScript({ path: join(import.meta.dirname, 'watch-paints.js') });
  await page.goto(url, { waitUntil: 'networkidle', timeout: 90_000 });
  await untilSettled(page);
  const paints = await page.evaluate(() => (window as unknown as Watched).bench.paints);
  await page.close();
  return { ...paints, ...bytes };
}

async function throttle(cdp: CDPSession, { latency, megabits, cpu }: Profile): Promise<void> {
  const bytesPerSecond = (megabits * 1_000_000) / 8;
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

/** Waits until the last paint or long task lies `settled` milliseconds back. */
async function untilSettled(page: Page): Promise<void> {
  await page.waitForFunction(
    (quiet) => performance.now() - (window as unknown as Watched).bench.lastChange > quiet,
    settled,
    { timeout: 60_000 },
  );
}
