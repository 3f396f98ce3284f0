import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationFiles, readMigration } from '../database.ts';
import { runFiles } from './run-files.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, '../.data/traced-files');
const names = /create (?:or replace )?(?:function|table|trigger) \S+/g;
const schema = migrationFiles().map((file) => readMigration(file).match(names)?.join());

export interface TracedFile {
  path: string;
  /** The functions that its tests call, and the tables that they write. */
  names: ReadonlySet<string>;
  ms: number;
  /** Whether it asks the catalogue for the rules of tables. */
  readsRules?: boolean;
}

/** Where it is kept what the tests of a file call, until the file changes or a function, table or trigger comes or goes. */
export function traceOf(testFile: string): string {
  const hash = createHash('sha256').update(schema.join()).update(readFileSync(testFile, 'utf8'));
  return join(folder, `${hash.digest('hex').slice(0, 16)}.json`);
}

/** All test files of the database in the short tier, the quickest first. */
export async function tracedFiles(): Promise<TracedFile[]> {
  const files = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !file.endsWith('.long.test.ts'))
    .map((file) => join(root, 'tests', file));
  const unknown = files.filter((file) => !existsSync(traceOf(file)));
  if (unknown.length > 0) {
    process.stdout.write(`Traces what ${unknown.length} test files call\n`);
    const failed = runFiles(unknown, 1200, join(import.meta.dirname, 'trace-calls.ts'));
    if (failed) throw new Error(`The tests fail without any mutation: ${failed}`);
  }
  return files
    .map((path) => {
      const { names, ms } = JSON.parse(readFileSync(traceOf(path), 'utf8'));
      const readsRules = /databaseLimits|pg_(constraint|trigger|attrdef)\b/.test(
        readFileSync(path, 'utf8'),
      );
      return { path, names: new Set<string>(names), ms, readsRules };
    })
    .sort((one, other) => one.ms - other.ms);
}
