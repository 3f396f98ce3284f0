import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './repository-files.ts';
import { storyFaults } from './story-limits.ts';

const list = execFileSync('pnpm', ['exec', 'playwright', 'test', '--list', '--reporter=json'], {
  cwd: join(root, 'e2e'),
  encoding: 'utf8',
  shell: process.platform === 'win32',
  // Node's notices about itself.
  stdio: ['ignore', 'pipe', 'ignore'],
  maxBuffer: 64 * 1024 * 1024,
});
const faults = storyFaults(JSON.parse(list));
process.stdout.write(`${faults.join('\n') || 'Every browser test is within its limits'}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
