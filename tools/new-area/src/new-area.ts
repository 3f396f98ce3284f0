import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { writeArea } from './write-area.ts';

const root = resolve(import.meta.dirname, '../../..');
const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  const [name] = process.argv.slice(2);
  if (!name) throw new Error('Usage: pnpm new-area <name>');
  for (const file of writeArea(root, name)) say(`  ${file}`);
  run('exec', 'biome', 'check', '--write', `apps/${name}`, `e2e/${name}`, 'e2e/faults');
  run('install', '--no-frozen-lockfile');
  say(
    `apps/${name} is an area: pnpm dev shows it at /${name}, pnpm release ${name} makes it live.`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

function run(...args: string[]) {
  const { status } = spawnSync('pnpm', args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`pnpm ${args.join(' ')} failed.`);
}
