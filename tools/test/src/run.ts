import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.ts';
import { nextSeed } from './next-seed.ts';
import { root } from './repository-files.ts';
import { runCommand } from './run-command.ts';
import { countPlaywright, countVitest, type TestCount } from './test-count.ts';

const reports = join(root, '.data/test-reports');
const coverage = join(root, '.data/coverage');
const seedFile = join(root, '.data/test-seed');
const checkUncalled = 'tools/test/src/uncalled/check-uncalled.ts';
/** Also the long tier, and everything of which the short command takes a part in rotation. */
const isWhole = process.argv.includes('--all');

interface Suite {
  name: string;
  report: string;
  count: (report: unknown) => TestCount;
  command: string[];
}

function browserSuite(name: string, config: string): Suite {
  return {
    name,
    report: `${config}.json`,
    count: countPlaywright,
    command: ['playwright', 'test', `--config=e2e/${config}.config.ts`, '--reporter=list,json'],
  };
}

const suites: Suite[] = [
  {
    name: 'unit and database',
    report: 'vitest.json',
    count: countVitest,
    command: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(reports, 'vitest.json')}`,
      ...(isWhole ? [] : ['--exclude=**/*.long.test.*']),
    ],
  },
  browserSuite('browser', isWhole ? 'playwright' : 'stories'),
  ...(isWhole ? [browserSuite('translated browser', 'translated')] : []),
];

function say(line: string) {
  process.stdout.write(`${line}\n`);
}

function readReport({ report }: Suite): unknown {
  try {
    return JSON.parse(readFileSync(join(reports, report), 'utf8'));
  } catch {
    return {};
  }
}

/** Runs one suite after the other: at once on two cores, both would take longer, and the tests of the browser wait for it. */
async function runAll(seed: string): Promise<TestCount[]> {
  const counts: TestCount[] = [];
  for (const suite of suites) {
    say(`\n== ${suite.name} tests`);
    const env = {
      PORTAL_TEST_SEED: seed,
      PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, suite.report),
      ...(isWhole && { PORTAL_COVERAGE: coverage }),
    };
    const { status, seconds } = await runCommand(suite.command, root, env);
    say(`== ${suite.name} tests took ${seconds} s`);
    const count = suite.count(readReport(suite));
    // A runner that fails without a failed test (a crash, a broken file) must not look green.
    counts.push(status !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count);
  }
  return counts;
}

for (const folder of [reports, coverage]) rmSync(folder, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
ensureBrowser(say);
// A given seed repeats a run; otherwise each takes the part after that of the last one.
const seed = isWhole ? '' : (process.env.PORTAL_TEST_SEED ?? String(nextSeed(seedFile)));
if (seed) say(`Part ${seed} of the walks in rotation; PORTAL_TEST_SEED=${seed} takes it again.`);
const counts = await runAll(seed);
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
// After a failure some code has not run.
const uncalled =
  isWhole && failed === 0 && (await runCommand(['tsx', checkUncalled], root, {})).status !== 0;
say(`\n${passed} passed, ${failed} failed${uncalled ? ', and code is never called' : ''}`);
process.exitCode = failed === 0 && passed > 0 && !uncalled ? 0 : 1;
