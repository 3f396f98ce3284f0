import type { Page } from 'playwright';
import {
  asRow,
  launchBrowser,
  load,
  median,
  requirePage,
  say,
  siteDir,
  slowDown,
  tableHead,
} from '../bench.ts';
import { openDemoStack } from '../bench-stack.ts';
import { endWithMissed } from '../figures.ts';
import { keepSession } from '../sign-in.ts';
import { type Screen, screens } from './screens.ts';

const limit = 100;
/** How much slower than this machine the measured one is. */
const cpu = 4;
const runs = Number(process.argv[2]) || 3;
/** Milliseconds after an action, for its last frame and the service's answer. */
const settled = 1_200;
/** The browser reports nothing below a frame. */
const frame = 16;

const stack = await openDemoStack({ siteDir });
const browser = await launchBrowser();
say(`${load()} at the start; processor ${cpu} times slower; ${runs} runs\n`);
say(
  tableHead(['Screen', 'Interaction', 'Next paint, worst of each run, ms', 'Median', 'Limit 100']),
);
let missed = 0;
for (const screen of screens) {
  const worst = new Map<string, number[]>();
  for (let run = 0; run < runs; run += 1) await measure(screen, worst);
  for (const [name, times] of worst) {
    const isMissed = median(times) > limit;
    if (isMissed) missed += 1;
    const verdict = isMissed ? 'missed' : 'kept';
    say(asRow([screen.name, name, times.join(', '), median(times), verdict]));
  }
}
await browser.close();
await stack.close();
endWithMissed(missed);

async function measure({ path, account, actions }: Screen, worst: Map<string, number[]>) {
  await stack.resetData();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(watchInteractions);
  if (account) await keepSession(page, stack, account);
  await page.goto(stack.url + path, { waitUntil: 'networkidle' });
  await requirePage(page);
  await slowDown(page, cpu);
  for (const { name, act } of actions) {
    await takeDurations(page);
    await act(page);
    await page.waitForTimeout(settled);
    const durations = await takeDurations(page);
    worst.set(name, [...(worst.get(name) ?? []), Math.max(frame, ...durations)]);
  }
  await context.close();
}

/** Runs in the page, before its own scripts: collects how long each press or key took until the next frame. */
function watchInteractions() {
  const durations: number[] = [];
  Object.assign(window, { durations });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId > 0) durations.push(duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

function takeDurations(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as { durations: number[] }).durations.splice(0));
}
