import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { storyFaults } from './story-limits.ts';

const e2e = resolve(import.meta.dirname, '../../../e2e');

const list = execFileSync('pnpm', ['exec', 'playwright', 'test', '--list', '--reporter=json'], {
  cwd: e2e,
  encoding: 'utf8',
  shell: process.platform === 'win32',
  // Node's notices about itself.
  stdio: ['ignore', 'pipe', 'ignore'],
  maxBuffer: 64 * 1024 * 1024,
});
const faults = storyFaults(JSON.parse(list), (file) => readFileSync(join(e2e, file), 'utf8'));
process.stdout.write(`${faults.join('\n') || 'Every browser test is within its limits'}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
