import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { productFiles } from '../product-files.ts';
import { repositoryFiles, root } from '../repository-files.ts';
import { uncalledFunctions } from './uncalled-functions.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const paths = productFiles(repositoryFiles(), read).filter((it) => /\/src\/.*\.tsx?$/.test(it));
const texts = Object.fromEntries(paths.map((path) => [path, read(path)]));
const folder = join(root, '.data/coverage');

/** A line for each that may stay uncalled: its file and its name. No line is added. */
const known = read('tools/test/uncalled.txt').split('\n').filter(Boolean);
const added: string[] = [];
const areas = new Map<string, [uncalled: number, all: number]>();
for (const file of uncalledFunctions(texts, folder, join(root, '.data/covered-site'))) {
  const [area] = /^(apps|packages)\/[^/]+|^[^/]+/.exec(file.path) ?? [''];
  const [uncalled, all] = areas.get(area) ?? [0, 0];
  areas.set(area, [uncalled + file.uncalled.length, all + file.all]);
  for (const { name, line } of file.uncalled) {
    const at = known.indexOf(`${file.path} ${name}`);
    if (at >= 0) known.splice(at, 1);
    else if (area !== 'tools') added.push(`${file.path} ${name}`);
    process.stdout.write(`${file.path}:${line} ${name}\n`);
  }
}
for (const [area, [uncalled, all]] of areas) {
  const share = ((100 * uncalled) / all).toFixed(1);
  process.stdout.write(`${share.padStart(6)} % ${area}: ${uncalled} of ${all}\n`);
}
const say = (title: string, lines: string[]) =>
  process.stdout.write(lines.length > 0 ? `\n${[title, ...lines].join('\n')}\n` : '');
say('Called now, and to be taken out of tools/test/uncalled.txt:', known);
say('No test calls these. Test them, or delete them:', added);
process.exitCode = added.length > 0 ? 1 : 0;
