import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Registry } from '@portal/federation/registry';
import { browserArguments, ensureBrowser } from '@portal/test/browser';
import { chromium } from 'playwright';
import {
  asRow,
  launchBrowser,
  load,
  median,
  requirePage,
  say,
  siteDir,
  tableHead,
} from '../bench.ts';
import { openDemoStack } from '../bench-stack.ts';
import { storeFigures } from '../figures.ts';

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number }>;
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const timings = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];
/** Lighthouse needs a newer Node than the portal does, so it brings its own. */
const packages = ['node@24.12.0', 'lighthouse@13.5.0'];
const [, , wantedRuns, onlyPath] = process.argv;
const runs = Number(wantedRuns) || 5;

const run = promisify(execFile);
const { executablePath = chromium.executablePath() } = ensureBrowser(say);
const stack = await openDemoStack({ siteDir });
const page = await (await launchBrowser()).newPage();
say(`${load()} at the start; mobile, simulated; medians of ${runs} runs\n`);
say(tableHead(['Page', ...categories, 'LCP, ms', 'blocking, ms', 'shift', 'performance from to']));
for (const path of publicPaths().filter((it) => !onlyPath || it === onlyPath)) {
  const reports: Report[] = [];
  await page.goto(stack.url + path);
  await requirePage(page);
  for (let round = 0; round < runs; round += 1) reports.push(await visit(stack.url + path));
  say(reportRow(path, reports));
}
say(`\n${load()} at the end`);
storeFigures();
process.exit(0);

/** The public pages with their own HTML; the others only redirect. */
function publicPaths(): string[] {
  const registry: Registry = JSON.parse(readFileSync(join(siteDir, 'registry.json'), 'utf8'));
  return registry.areas
    .flatMap(({ routes }) => routes)
    .filter(({ access }) => access === 'public')
    .map(({ path }) => path)
    .filter((path) => existsSync(join(siteDir, 'pages', `${path === '/' ? 'index' : path}.html`)));
}

async function visit(url: string): Promise<Report> {
  const { stdout } = await run(
    'npx',
    [
      '--yes',
      ...packages.flatMap((name) => ['--package', name]),
      'lighthouse',
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=--headless ${browserArguments.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: executablePath }, maxBuffer: 2 ** 26 },
  );
  return JSON.parse(stdout);
}

function reportRow(path: string, reports: Report[]): string {
  const scores = (name: string) =>
    reports.map((report) => Math.round((report.categories[name]?.score ?? 0) * 100));
  const [paint = 0, blocking = 0, shift = 0] = timings.map((name) =>
    median(reports.map(({ audits }) => audits[name]?.numericValue ?? 0)),
  );
  const performance = scores('performance');
  return asRow([
    `\`${path}\``,
    ...categories.map((name) => median(scores(name))),
    paint.toFixed(0),
    blocking.toFixed(0),
    shift.toFixed(3),
    `${Math.min(...performance)} to ${Math.max(...performance)}`,
  ]);
}
