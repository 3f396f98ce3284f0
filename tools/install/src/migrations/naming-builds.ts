import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { liveBuilds } from '@portal/release';

/**
 * The live builds whose scripts contain the name of a table, view or function, or the names of a column and of its table.
 * @returns null when nothing is released to the folder
 */
export async function namingBuilds(site: string, object: string): Promise<string[] | null> {
  const builds = await liveBuilds(site);
  if (builds.length === 0) return null;
  const [, ...names] = object.split('.');
  const words = names.map((name) => new RegExp(`\\b${name}\\b`));
  const naming: string[] = [];
  for (const { name, build, folder } of builds) {
    const scripts = await readScripts(folder);
    if (scripts.some((script) => words.every((word) => word.test(script)))) {
      naming.push(`${name} ${build}`);
    }
  }
  return naming;
}

async function readScripts(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  const scripts = files.filter((file) => file.endsWith('.js'));
  return Promise.all(scripts.map((file) => readFile(join(folder, file), 'utf8')));
}
