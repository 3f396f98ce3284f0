import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The areas of the workspace: the apps that expose a remote. */
export function findAreas(root: string): string[] {
  const apps = join(root, 'apps');
  return readdirSync(apps)
    .filter((name) => existsSync(join(apps, name, 'src/remote.tsx')))
    .sort();
}

/** Builds apps with turbo, which skips those without changes. Every line of output goes to `onLine`. */
export async function buildApps(root: string, names: string[], onLine: (line: string) => void) {
  const filters = names.map((name) => `--filter=${name}`);
  const turbo = ['exec', 'turbo', 'run', 'build', '--ui=stream', ...filters];
  await runPnpm(root, turbo, onLine, names.join(', '));
}

/** Builds an area that lies in a repository of its own. */
export async function buildFolder(folder: string, onLine: (line: string) => void) {
  await runPnpm(folder, ['run', 'build'], onLine, folder);
}

async function runPnpm(cwd: string, args: string[], onLine: (line: string) => void, what: string) {
  const child = spawn('pnpm', args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A shell that is set up for tests must not release a build for tests.
    env: { ...process.env, NODE_ENV: undefined, TURBO_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0' },
    shell: process.platform === 'win32',
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => {
      for (const line of text.split('\n')) if (line.trim()) onLine(line);
    });
  }
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The build of ${what} failed.`);
}
