import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { rootDir } from '../paths.ts';
import { StackError } from '../stack-error.ts';

export interface DevServer {
  name: string;
  url: string;
}
interface Running {
  server: DevServer;
  child: ChildProcess;
}

export const shellServer: DevServer = { name: 'shell', url: 'http://localhost:3010' };
export const areaServers: DevServer[] = [
  { name: 'public-site', url: 'http://localhost:3011' },
  { name: 'member', url: 'http://localhost:3012' },
  { name: 'admin', url: 'http://localhost:3013' },
];

const patience = 60_000;

/** Starts the dev servers of apps and waits until each has built once. */
export async function startDevServers(
  servers: DevServer[],
  env: Record<string, string>,
  onLine: (line: string) => void,
) {
  const running = servers.map((server) => ({ server, child: spawnServer(server, env, onLine) }));
  const close = async () => {
    await Promise.all(running.map(({ child }) => stop(child)));
  };
  try {
    await Promise.all(running.map(untilBuilt));
  } catch (error) {
    await close();
    throw error;
  }
  return { close };
}

function spawnServer(
  { name }: DevServer,
  env: Record<string, string>,
  onLine: (line: string) => void,
): ChildProcess {
  const folder = join(rootDir, 'apps', name);
  const child = spawn(join(folder, 'node_modules/.bin/rsbuild'), ['dev'], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => {
      for (const line of text.split('\n')) if (line.trim()) onLine(`[${name}] ${line}`);
    });
  }
  return child;
}

async function untilBuilt({ server, child }: Running): Promise<void> {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) break;
    const answer = await fetch(`${server.url}/build.json`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(200);
  }
  throw new StackError(
    `The dev server of ${server.name} did not start at ${server.url}; is the port in use? Its messages stand above.`,
  );
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
