import { dirname, join } from 'node:path';
import type { openDatabase } from '../database.ts';
import { chooseMutants, type TextMutant } from './mutants-of-text.ts';
import { runFiles } from './run-files.ts';
import { type TracedFile, tracedFiles } from './traced-files.ts';

const minutes = 20;
/** Of the tests that could notice a change, the first so many seconds are run. */
const secondsOfTests = 40;
const locks: TracedFile = {
  path: join(import.meta.dirname, '../postgres/locks.long.test.ts'),
  names: new Set(),
  ms: 60_000,
};
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Changes functions, constraints, triggers and defaults in one place each, and runs the tests that reach the place. */
export async function tryChanges(
  database: Awaited<ReturnType<typeof openDatabase>>,
  { seed, most }: { seed: number; most: number },
): Promise<void> {
  const startedAt = performance.now();
  const { chosen, all } = await chooseMutants(database, { seed, most });
  await database.close();
  const files = await tracedFiles();
  const results: boolean[] = [];
  for (const mutant of chosen) {
    if (performance.now() - startedAt > minutes * 60_000) break;
    results.push(isNoticed(files, mutant));
  }
  const noticed = results.filter(Boolean).length;
  const share = Math.round((100 * noticed) / results.length);
  say(`\n${noticed} / ${results.length} changes noticed (${share} %), of ${all} that there are.`);
  const survivors = chosen.filter((_, place) => results[place] === false);
  for (const { of, change } of survivors) say(`SURVIVED ${of} ${change}`);
  say(`--seed ${seed} --most ${most} takes the same again.`);
}

function isNoticed(files: TracedFile[], mutant: TextMutant): boolean {
  const near = mutant.isLock ? [locks] : noticing(files, mutant);
  process.env.PORTAL_MUTATION = mutant.apply;
  const paths = near.map(({ path }) => path);
  const failure = near.length > 0 ? runFiles(paths, 8 * secondsOfTests) : undefined;
  say(`${failure ? 'noticed ' : 'SURVIVED'} ${mutant.of} ${mutant.change}`);
  say(`         ${failure ?? `${near.length} files`}`);
  return failure !== undefined;
}

/** Rules of tables are also read from the catalogue. First come those that are about it: by their names, and in a folder most files of which reach it. */
function noticing(files: TracedFile[], { of }: TextMutant): TracedFile[] {
  const isRule = !of.endsWith('()');
  // PostgreSQL counts no calls of a function that becomes a part of its caller.
  const isTraced = files.some(({ names }) => names.has(of));
  const words = of
    .split(/[._()]/)
    .slice(1)
    .filter((word) => word.length > 4);
  const aboutness = ({ path, readsRules }: TracedFile) => {
    const folder = files.filter((other) => dirname(other.path) === dirname(path));
    const share = folder.filter(({ names }) => names.has(of)).length / folder.length;
    const named = words.filter((word) => path.includes(word.slice(0, -1))).length;
    return share + named + (isRule && readsRules ? 1 : 0);
  };
  let ms = 0;
  return files
    .filter(({ names, readsRules }) => !isTraced || names.has(of) || (isRule && readsRules))
    .sort((one, other) => aboutness(other) - aboutness(one))
    .filter((file) => {
      ms += file.ms;
      return ms - file.ms < secondsOfTests * 1000;
    });
}
