import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findAreas } from '@portal/release';
import { rootDir } from '../paths.ts';
import { StackError } from '../stack-error.ts';

export interface DevServer {
  name: string;
  port: number;
  url: string;
}
interface Running {
  server: DevServer;
  child: ChildProcess;
}

/** Of the shell; those of the areas follow, in the order of their names. */
const firstPort = 3010;

export const shellServer = serverAt('shell', 0);
export const areaServers = findAreas(rootDir).map((name, index) => serverAt(name, index + 1));

function serverAt(name: string, index: number): DevServer {
  const port = firstPort + index;
  return { name, port, url: `http://localhost:${port}` };
}

const startTimeLimit = 60_000;

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
  { name, port }: DevServer,
  env: Record<string, string>,
  onLine: (line: string) => void,
): ChildProcess {
  const folder = join(rootDir, 'apps', name);
  const child = spawn(join(folder, 'node_modules/.bin/rsbuild'), ['dev'], {
    cwd: folder,
    env: { ...process.env, ...env, PORTAL_DEV_PORT: `${port}` },
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
  const deadline = Date.now() + startTimeLimit;
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
