import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { sessionKey } from '@portal/api/storage-keys';
import { startLocalStack } from '@portal/local-stack';
import { browserArguments, ensureBrowser } from '@portal/test/browser';
import { chromium, type Page } from 'playwright';
import { quantile } from '../measure.ts';
import { openSession } from '../sign-in.ts';
import { type Screen, screens } from './screens.ts';

const limit = 100;
/** How much slower than this machine the measured one is. */
const cpu = 4;
const runs = Number(process.argv[2]) || 3;
/** Milliseconds after an action in which its last frame is drawn and its answer of the service has come. */
const settled = 1_200;

interface Interaction {
  name: string;
  duration: number;
}

const say = (line: string) => process.stdout.write(`${line}\n`);

const stack = await startLocalStack({
  port: 0,
  mailboxPort: 0,
  dataDir: 'memory',
  siteDir: resolve(import.meta.dirname, '../../../../dist'),
});
const browser = await chromium.launch({ ...ensureBrowser(say), args: browserArguments });
say(`Load ${loadavg()[0]?.toFixed(1)} at the start; processor ${cpu} times slower; ${runs} runs\n`);
say('| Screen | Interaction | Next paint, worst of each run, ms | Median | Limit 100 |');
say('|---|---|---|---|---|');
let missed = 0;
for (const screen of screens) {
  const worst = new Map<string, number[]>();
  for (let run = 0; run < runs; run += 1) await measure(screen, worst);
  for (const [name, times] of worst) {
    const median = quantile(times, 0.5);
    if (median > limit) missed += 1;
    const verdict = median > limit ? 'missed' : 'kept';
    say(`| ${screen.name} | ${name} | ${times.join(', ')} | ${median} | ${verdict} |`);
  }
}
say(`\n${missed} limits missed; load ${loadavg()[0]?.toFixed(1)} at the end`);
await browser.close();
await stack.close();
process.exit(missed > 0 ? 1 : 0);

async function measure(
  { path, account, actions }: Screen,
  worst: Map<string, number[]>,
): Promise<void> {
  await stack.resetData();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript({ path: join(import.meta.dirname, 'watch-interactions.js') });
  if (account) await keepSession(page, account);
  await page.goto(stack.url + path, { waitUntil: 'networkidle' });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  for (const { name, act } of actions) {
    await takeInteractions(page);
    await act(page);
    await page.waitForTimeout(settled);
    const durations = (await takeInteractions(page)).map(({ duration }) => duration);
    // What stays below a frame is not reported at all.
    worst.set(name, [...(worst.get(name) ?? []), Math.max(16, ...durations)]);
  }
  await context.close();
}

function takeInteractions(page: Page): Promise<Interaction[]> {
  return page.evaluate(() => (window as unknown as { interactions: [] }).interactions.splice(0));
}

async function keepSession(page: Page, account: NonNullable<Screen['account']>): Promise<void> {
  await page.goto(`${stack.url}/robots.txt`);
  const session = JSON.stringify(await openSession(stack, account));
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    sessionKey,
    session,
  ] as const);
}
