import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../../..');

/** With those that are not committed yet, without those that git ignores. Paths use slashes. */
export function repositoryFiles(): string[] {
  const all = filesOf('--cached', '--others', '--exclude-standard', '--deduplicate');
  const deleted = new Set(filesOf('--deleted'));
  return all.filter((path) => !deleted.has(path));
}

function filesOf(...options: string[]): string[] {
  const list = execFileSync('git', ['ls-files', ...options], { cwd: root, encoding: 'utf8' });
  return list.split('\n').filter(Boolean);
}
