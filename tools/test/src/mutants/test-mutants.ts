import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { productFiles } from '../product-files.ts';
import { repositoryFiles, root } from '../repository-files.ts';

/** A test file, with the mutants that are evaluated while its modules load, and by its tests. */
interface Coverage {
  file: string;
  milliseconds: number;
  loaded: string[];
  run: string[];
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000)) },
    most: { type: 'string', default: '60' },
  },
});
const endsAt = Date.now() + 20 * 60_000;
const folder = join(root, '.data/mutants');
const say = (line: string) => process.stdout.write(`${line}\n`);
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const chosen = productFiles(repositoryFiles(), read)
  .filter((path) => /^(apps|packages)\/.*\.tsx?$/.test(path))
  .filter((path) => positionals.length === 0 || positionals.some((it) => path.startsWith(it)));
type Log = ConstructorParameters<typeof Instrumenter>[0];
const silent = new Proxy({} as Log, { get: () => () => false });
const { mutants, files } = await new Instrumenter(silent).instrument(
  chosen.map((name) => ({ name, mutate: true, content: read(name) })),
  { plugins: [], excludedMutations: [], ignorers: [] },
);
type Mutant = (typeof mutants)[number];

const place = new Map(mutants.map(({ id, fileName }) => [id, fileName]));
const order = ({ id }: Mutant) => createHash('md5').update(`${values.seed} ${id}`).digest('hex');
const shuffled = mutants.toSorted((one, other) => (order(one) < order(other) ? -1 : 1));
const picked = shuffled.slice(0, Number(values.most));
say(`Seed ${values.seed}: ${picked.length} of ${mutants.length} mutants in ${files.length} files`);

if (picked.length === 0) process.exit();

const pickedFiles = new Set(picked.map(({ fileName }) => fileName));
rmSync(folder, { recursive: true, force: true });
for (const { name, content } of files.filter(({ name }) => pickedFiles.has(name))) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
}
const tests = await readCoverage(['related', ...pickedFiles]);
say(`${tests.length} test files load these files and pass`);

const counts = { noticed: 0, survived: 0, 'not loaded': 0 };
const queue = picked.values();
await Promise.all([tryMutants(), tryMutants()]);
const all = counts.noticed + counts.survived;
const percent = Math.round((100 * counts.noticed) / all);
say(`Seed ${values.seed}: ${counts.noticed} of ${all} noticed (${percent} %), without`);
say(`${counts['not loaded']} in files that no test loads; ${process.uptime().toFixed(0)} s`);

async function readCoverage(args: string[]): Promise<Coverage[]> {
  const file = join(folder, 'coverage.jsonl');
  writeFileSync(file, '');
  const hasPassed = await isGreen([...args, '--maxWorkers=2'], { MUTANT_COVERAGE: file });
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  if (!hasPassed && lines.length === 0) throw new Error('No test passes without a mutant');
  const tests = lines.map((line) => JSON.parse(line) as Coverage);
  return tests.sort((one, other) => one.milliseconds - other.milliseconds);
}

function isGreen(args: string[], variables: object): Promise<boolean> {
  const config = ['--config', join(import.meta.dirname, 'vitest.config.ts'), '--root=.', '--run'];
  const command = ['node_modules/vitest/vitest.mjs', ...args, ...config];
  const env = { ...process.env, ...variables };
  const timeout = Math.max(endsAt - Date.now(), 1);
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [...command, '--exclude=**/*.long.test.*', '--reporter=json'],
      { cwd: root, env, timeout, maxBuffer: 2 ** 30 },
      // The embedded database sets the exit code as it closes.
      (error, report) => resolve(!error && report.includes('"success":true')),
    );
  });
}

async function tryMutants() {
  for (const mutant of queue) {
    const outcome = await outcomeOf(mutant);
    if (Date.now() > endsAt) return;
    counts[outcome] += 1;
    say(`${outcome} ${describe(mutant)}`);
  }
}

/** Runs what reaches the mutant, the quickest first, for a minute at the most. */
async function outcomeOf({ id, fileName }: Mutant): Promise<keyof typeof counts> {
  const reaches = (ids: string[]) => ids.some((it) => place.get(it) === fileName);
  if (!tests.some(({ loaded, run }) => reaches(loaded) || reaches(run))) return 'not loaded';
  const direct = tests.filter(({ run }) => run.includes(id));
  // Files of one worker share modules: what they evaluate once is seen in the first file that loads them.
  const isOnce = direct.length === 1 || tests.some(({ loaded }) => loaded.includes(id));
  const near = isOnce ? tests.filter(({ run }) => reaches(run)) : [];
  let left = 60_000;
  const chosen = [...new Set([...direct, ...near])].filter(({ milliseconds }, index) => {
    left -= milliseconds;
    return left > 0 || index === 0;
  });
  if (chosen.length === 0) return 'survived';
  const args = [...chosen.map(({ file }) => file), '--maxWorkers=1', '--bail=1'];
  return (await isGreen(args, { __STRYKER_ACTIVE_MUTANT__: id })) ? 'survived' : 'noticed';
}

/** The place, and its line before and after. */
function describe({ fileName, mutatorName, location: { start, end }, replacement }: Mutant) {
  const lines = read(fileName).split('\n');
  const [first = '', last = ''] = [lines[start.line], lines[end.line]];
  const changed = first.slice(0, start.column) + replacement + last.slice(end.column);
  const after = changed.trim().replace(/\s+/g, ' ').slice(0, 160);
  return `${fileName}:${start.line + 1} ${mutatorName}\n  - ${first.trim()}\n  + ${after}`;
}
