import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { productFiles } from './product-files.ts';
import { repositoryFiles, root } from './repository-files.ts';

/** Lines of product code, at the most. A change that needs more raises it in its own commit and says why. */
const mostLines = 69_930;

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const lines = new Map<string, number>();
for (const path of productFiles(repositoryFiles(), read)) {
  const [area, name] = path.split('/');
  const part = area === 'supabase' ? area : `${area}/${name}`;
  lines.set(part, (lines.get(part) ?? 0) + read(path).split('\n').length - 1);
}
const sum = [...lines.values()].reduce((all, count) => all + count, 0);
const shares = [...lines].sort(([, one], [, other]) => other - one);
for (const [part, count] of shares) process.stdout.write(`${String(count).padStart(6)} ${part}\n`);
process.stdout.write(`${String(sum).padStart(6)} lines of product code, of ${mostLines}\n`);
process.exitCode = sum > mostLines ? 1 : 0;
