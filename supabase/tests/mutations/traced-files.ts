import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createVitest } from 'vitest/node';
import { migrationFiles, readMigration } from '../database.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, '../.data/traced-files');
const names = /create (?:or replace )?(?:function|table|trigger) \S+/g;
const schema = migrationFiles().map((file) => readMigration(file).match(names)?.join());

export interface TracedFile {
  path: string;
  /** The functions that its tests call, and the tables that they write. */
  names: ReadonlySet<string>;
  ms: number;
}

/** Where it is kept what the tests of a file call, until the file changes or a function, table or trigger comes or goes. */
export function traceOf(testFile: string): string {
  const hash = createHash('sha256').update(schema.join()).update(readFileSync(testFile, 'utf8'));
  return join(folder, `${hash.digest('hex').slice(0, 16)}.json`);
}

/** Runs test files as `pnpm test` does, one after the other until one fails. @returns the first failed test, or nothing */
export async function runFiles(
  files: TracedFile[],
  setupFiles: string[] = [],
): Promise<string | undefined> {
  process.env.PORTAL_TEST_SEED ??= '1';
  const vitest = await createVitest('test', {
    root,
    watch: false,
    fileParallelism: false,
    bail: setupFiles.length > 0 ? 0 : 1,
    reporters: [{}],
    setupFiles,
  });
  const seconds = 60 + files.reduce((sum, { ms }) => sum + ms, 0) / 300;
  // A loop without an end in the embedded database stops its whole process, so that no test can end it.
  const isEnded = await Promise.race([
    vitest.start(files.map(({ path }) => path)).then(() => true),
    setTimeout(seconds * 1000, false, { ref: false }),
  ]);
  const modules = vitest.state.getTestModules();
  const failed = modules.find((module) => module.state() === 'failed');
  const [test] = failed?.children.allTests('failed') ?? [];
  await vitest.close();
  if (!isEnded) return `no end within ${seconds.toFixed(0)} s`;
  return failed && `${failed.relativeModuleId}: ${test?.fullName ?? 'its preparation'}`;
}

/** All test files of the database in the short tier, the quickest and most special first. */
export async function tracedFiles(): Promise<TracedFile[]> {
  const files = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !file.endsWith('.long.test.ts'))
    .map((file) => join(root, 'tests', file));
  const unknown = files.filter((file) => !existsSync(traceOf(file)));
  if (unknown.length > 0) {
    process.stdout.write(`Traces what ${unknown.length} test files call\n`);
    const failed = await runFiles(
      unknown.map((path) => ({ path, names: new Set(), ms: 10_000 })),
      [join(import.meta.dirname, 'trace-calls.ts')],
    );
    if (failed) throw new Error(`The tests fail without any mutation: ${failed}`);
  }
  return files
    .map((path) => {
      const { names, ms } = JSON.parse(readFileSync(traceOf(path), 'utf8'));
      return { path, names: new Set<string>(names), ms };
    })
    .sort((one, other) => one.ms * one.names.size - other.ms * other.names.size);
}
