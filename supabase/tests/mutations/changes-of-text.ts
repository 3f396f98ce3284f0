import { join } from 'node:path';
import type { openDatabase } from '../database.ts';
import { chooseMutants, type TextMutant } from './mutants-of-text.ts';
import { runFiles, type TracedFile, tracedFiles } from './traced-files.ts';

const minutes = 20;
/** Of the tests that could notice a change, the first so many seconds are run. */
const secondsOfTests = 20;
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
    results.push(await isNoticed(files, mutant));
  }
  const noticed = results.filter(Boolean).length;
  const share = Math.round((100 * noticed) / results.length);
  say(`\n${noticed} / ${results.length} changes noticed (${share} %), of ${all} that there are.`);
  const survivors = chosen.filter((_, place) => results[place] === false);
  for (const { of, change } of survivors) say(`SURVIVED ${of} ${change}`);
  say(`--seed ${seed} --most ${most} takes the same again.`);
}

async function isNoticed(files: TracedFile[], mutant: TextMutant): Promise<boolean> {
  const near = mutant.isLock ? [locks] : noticing(files, mutant);
  process.env.PORTAL_MUTATION = mutant.apply;
  const failure = near.length > 0 ? await runFiles(near) : undefined;
  say(`${failure ? 'noticed ' : 'SURVIVED'} ${mutant.of} ${mutant.change}`);
  say(`         ${failure ?? `${near.length} files`}`);
  return failure !== undefined;
}

function noticing(files: TracedFile[], { of }: TextMutant): TracedFile[] {
  let ms = 0;
  return files.filter((file) => {
    const isNear = file.names.has(of) && ms < secondsOfTests * 1000;
    if (isNear) ms += file.ms;
    return isNear;
  });
}
