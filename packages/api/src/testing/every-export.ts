import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

const source = join(import.meta.dirname, '..');

/** What the files of this ending export, by name: every query or every mutation that there is. */
export async function everyExport(fileEnding: string): Promise<[name: string, value: unknown][]> {
  const files = await readdir(source, { recursive: true });
  const modules: object[] = await Promise.all(
    files.filter((file) => file.endsWith(fileEnding)).map((file) => import(join(source, file))),
  );
  return modules.flatMap((module) => Object.entries(module));
}
