import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Builds apps with turbo, which leaves alone what is not stale. Every line of output goes to `onLine`. */
export async function buildApps(root: string, names: string[], onLine: (line: string) => void) {
  const filters = names.map((name) => `--filter=${name}`);
  const child = spawn('pnpm', ['exec', 'turbo', 'run', 'build', '--ui=stream', ...filters], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0' },
    shell: process.platform === 'win32',
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => {
      for (const line of text.split('\n')) if (line.trim()) onLine(line);
    });
  }
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The build of ${names.join(', ')} failed.`);
}
