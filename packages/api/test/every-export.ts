import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

const source = join(import.meta.dirname, '../src');

/** All exports of the files with this ending, such as all queries or all mutations. */
export async function everyExport(fileEnding: string): Promise<[name: string, value: unknown][]> {
  const files = await readdir(source, { recursive: true });
  const modules: object[] = await Promise.all(
    files.filter((file) => file.endsWith(fileEnding)).map((file) => import(join(source, file))),
  );
  return modules.flatMap((module) => Object.entries(module));
}
