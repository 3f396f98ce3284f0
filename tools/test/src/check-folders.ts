import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { fullFolders } from './folder-limits.ts';

const root = resolve(import.meta.dirname, '../../..');
// With those that are not committed yet, without those that git ignores.
const list = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'];
const deleted = new Set(filesOf(['ls-files', '--deleted']));
const faults = fullFolders(filesOf(list).filter((path) => !deleted.has(path)));
process.stdout.write(`${faults.join('\n') || 'Every folder can be taken in at a glance'}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;

function filesOf(command: string[]): string[] {
  return execFileSync('git', command, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
}
