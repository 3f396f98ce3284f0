import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureBrowser } from './browser.ts';
import { describePromises } from './promises.ts';
import { countPlaywright, countVitest, type TestCount } from './test-count.ts';
import { playwrightResults, type TestResult, vitestResults } from './test-results.ts';

const root = resolve(import.meta.dirname, '../../..');
const reports = join(root, '.data/test-reports');
/** Also the browser tests in `*.long.spec.ts`: they walk through many screens, or give one screen many faults. */
const isWhole = process.argv.includes('--all');

interface Suite {
  name: string;
  report: string;
  count: (report: unknown) => TestCount;
  results: (report: unknown, root: string) => TestResult[];
  command: string[];
}

const suites: Suite[] = [
  {
    name: 'unit and database',
    report: 'vitest.json',
    count: countVitest,
    results: vitestResults,
    command: ['vitest', 'run', '--reporter=default', '--reporter=json'],
  },
  {
    name: 'browser',
    report: 'playwright.json',
    count: countPlaywright,
    results: playwrightResults,
    command: [
      'playwright',
      'test',
      `--config=e2e/${isWhole ? 'playwright' : 'stories'}.config.ts`,
      '--reporter=list,json',
    ],
  },
];

function say(line: string) {
  process.stdout.write(`${line}\n`);
}

function run({ name, report, count, command }: Suite): TestCount {
  say(`\n== ${name} tests`);
  const startedAt = Date.now();
  const file = join(reports, report);
  const [program = '', ...args] = command;
  const outputOption = program === 'vitest' ? [`--outputFile.json=${file}`] : [];
  const { status } = spawnSync('pnpm', ['exec', program, ...args, ...outputOption], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    shell: process.platform === 'win32',
  });
  say(`== ${name} tests took ${((Date.now() - startedAt) / 1_000).toFixed(0)} s`);
  const result = count(readReport(file));
  // A runner that fails without a failed test (a crash, a broken file) must not look green.
  return status !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result;
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** A shorter or interrupted run does not know all results, so the page stays as it was. */
function writePromises() {
  if (!isWhole) return;
  const results = suites.map((suite) =>
    suite.results(readReport(join(reports, suite.report)), root),
  );
  if (results.some(({ length }) => length === 0)) return;
  writeFileSync(join(root, 'docs/promises.md'), describePromises(results.flat()));
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
ensureBrowser(say);
const counts = suites.map(run);
writePromises();
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
say(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
