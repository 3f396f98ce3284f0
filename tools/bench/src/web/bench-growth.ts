import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { browserArguments, ensureBrowser } from '@portal/test/browser';
import { chromium } from 'playwright';
import { openBenchStack, sizes } from '../bench-stack.ts';
import { asRow, median } from './report.ts';
import { type Visit, visitTwice } from './visit.ts';

const runs = 5;
const siteDir = resolve(import.meta.dirname, '../../../../dist');
const slow = { name: 'slow', latency: 150, megabits: 1.6, cpu: 4 };
const say = (line: string) => process.stdout.write(`${line}\n`);

// What the directory costs a visitor, with the alumni of a small department and of the biggest one.
const browser = await chromium.launch({ ...ensureBrowser(say), args: browserArguments });
const columns = ['Alumni', 'LCP, ms', 'requests', 'JS, kB', 'CSS, kB', 'data, kB', 'other, kB'];
say(`medians of ${runs} first visits to /alumni\n`);
say([asRow(columns), asRow(columns.map(() => '---'))].join('\n'));
for (const size of sizes) {
  const stack = await openBenchStack(size, siteDir);
  const visits: Visit[] = [];
  for (let run = 0; run < runs; run += 1) {
    visits.push((await visitTwice(browser, `${stack.url}/alumni`, slow)).first);
  }
  await stack.close();
  const bytes = (['script', 'style', 'data', 'other'] as const).map((part) =>
    (median(visits, part) / 1_000).toFixed(1),
  );
  const [paint, requests] = [median(visits, 'largestPaint'), median(visits, 'requests')];
  say(asRow([String(size), paint.toFixed(0), String(requests), ...bytes]));
}
say(`\nload ${loadavg()[0]?.toFixed(1)} at the end`);
await browser.close();
process.exit(0);
