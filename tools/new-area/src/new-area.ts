import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeArea } from './write-area.ts';
import { packedFolder, writeRepository } from './write-repository.ts';

const root = resolve(import.meta.dirname, '../../..');
const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { repository: { type: 'string' } },
  });
  const [name] = positionals;
  if (!name) throw new Error('Usage: pnpm new-area <name> [--repository <folder>]');
  if (values.repository) makeRepository(name, resolve(values.repository));
  else makeArea(name);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

function makeArea(name: string) {
  for (const file of writeArea(root, name)) say(`  ${file}`);
  run(root, 'exec', 'biome', 'check', '--write', `apps/${name}`, `e2e/${name}`, 'e2e/faults');
  run(root, 'install', '--no-frozen-lockfile');
  say(
    `apps/${name} is an area: pnpm dev shows it at /${name}, pnpm release ${name} makes it live.`,
  );
}

function makeRepository(name: string, folder: string) {
  for (const file of writeRepository(root, name, folder)) say(`  ${file}`);
  run(root, 'pack-packages', join(folder, packedFolder));
  run(folder, 'install', '--prefer-offline');
  run(folder, 'exec', 'biome', 'check', '--write');
  say(`${folder} is an area: README.md says how it is tested, and released into the portal.`);
}

function run(folder: string, ...args: string[]) {
  const { status } = spawnSync('pnpm', args, {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`pnpm ${args.join(' ')} failed.`);
}
