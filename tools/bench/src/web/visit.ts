import { join } from 'node:path';
import type { LocalStack } from '@portal/local-stack';
import type { Browser, BrowserContext, CDPSession } from 'playwright';
import { requirePage, slowDown } from '../bench.ts';
import { keepSession } from '../sign-in.ts';
import type { WayIn } from './ways-in.ts';

export interface Profile {
  name: string;
  /** Milliseconds. */
  latency: number;
  megabits: number;
  /** How much slower than this machine the processor is. */
  cpu: number;
}

/** Milliseconds, except for `shift`, which has no unit. */
interface Paints {
  firstPaint: number;
  largestPaint: number;
  /** The moment from which a press on the menu button opens the menu; 0 where none ever does. */
  answered: number;
  /** The moment when React has hydrated the bar. */
  live: number;
  blocking: number;
  shift: number;
}

/** Bytes received, after compression, with headers. */
interface Bytes {
  requests: number;
  script: number;
  style: number;
  data: number;
  other: number;
}

export type Visit = Paints & Bytes;

/** What `watch-paints.js` keeps in the page. */
interface Watched {
  bench: { paints: Paints; lastChange: number };
}

export const slow: Profile = { name: 'slow', latency: 150, megabits: 1.6, cpu: 4 };
export const fast: Profile = { name: 'fast', latency: 20, megabits: 20, cpu: 1 };

/** Milliseconds without a paint or a long task, after which a page counts as complete. */
const settled = 1_500;

/** An empty cache, and the stored session of the way in. A second visit in it is one with everything cached. */
export async function openContext(
  browser: Browser,
  stack: LocalStack,
  { account }: Pick<WayIn, 'account'>,
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  if (account) {
    const page = await context.newPage();
    await keepSession(page, stack, account);
    await page.close();
  }
  return context;
}

/** Opens the URL in a new tab, and waits until the page is complete. */
export async function visit(
  context: BrowserContext,
  url: string,
  profile: Profile,
): Promise<Visit> {
  const page = await context.newPage();
  const cdp = await slowDown(page, profile.cpu);
  const bytesPerSecond = (profile.megabits * 1_000_000) / 8;
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  const bytes = countBytes(cdp);
  await page.addInitScript({ path: join(import.meta.dirname, 'watch-paints.js') });
  await page.goto(url, { waitUntil: 'networkidle', timeout: 90_000 });
  await page.waitForFunction(
    (quiet) => performance.now() - (window as unknown as Watched).bench.lastChange > quiet,
    settled,
    { timeout: 60_000 },
  );
  await requirePage(page);
  const paints = await page.evaluate(() => (window as unknown as Watched).bench.paints);
  await page.close();
  return { ...paints, ...bytes };
}

/** Starts counting; the returned object is updated while the page loads. */
function countBytes(cdp: CDPSession): Bytes {
  const bytes: Bytes = { requests: 0, script: 0, style: 0, data: 0, other: 0 };
  const parts = new Map<string, Exclude<keyof Bytes, 'requests'>>();
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    // A preloaded script arrives as 'Other' or 'Script', depending on what requested it first.
    if (/javascript/.test(response.mimeType)) parts.set(requestId, 'script');
    else if (type === 'Stylesheet') parts.set(requestId, 'style');
    else parts.set(requestId, type === 'Fetch' || type === 'XHR' ? 'data' : 'other');
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const part = parts.get(requestId);
    if (!part) return;
    bytes.requests += 1;
    bytes[part] += encodedDataLength;
  });
  return bytes;
}
