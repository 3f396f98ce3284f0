import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findAreas } from '@portal/release';
import { rootDir } from '../paths.ts';
import { StackError } from '../stack-error.ts';

export interface DevServer {
  name: string;
  folder: string;
  port: number;
  url: string;
}
interface Running {
  server: DevServer;
  child: ChildProcess;
}

/** The port of the shell's dev server; those of the areas follow in the order of their names, then those of areas that are made later. */
const firstPort = 3010;

export const shellServer = serverAt(0, 'shell');
export const areaServers = findAreas(rootDir).map((name, index) => serverAt(index + 1, name));

/** The dev server of an area whose repository is another folder. */
export function serverOfRepository(name: string, folder: string): DevServer {
  return serverAt(areaServers.length + 1, name, folder);
}

/** The areas that are in the workspace by now, installed, and not among `known`. */
function newAreaServers(known: DevServer[]): DevServer[] {
  const names = new Set(known.map(({ name }) => name));
  return findAreas(rootDir)
    .filter((name) => !names.has(name))
    .map((name, index) => serverAt(known.length + 1 + index, name))
    .filter((server) => existsSync(commandOf(server)));
}

function serverAt(index: number, name: string, folder = join(rootDir, 'apps', name)): DevServer {
  const port = firstPort + index;
  return { name, folder, port, url: `http://localhost:${port}` };
}

function commandOf({ folder }: DevServer): string {
  return join(folder, 'node_modules/.bin/rsbuild');
}

const startTimeLimit = 60_000;

/** Starts the dev servers of apps and waits until each has built once. */
export async function startDevServers(
  servers: DevServer[],
  env: Record<string, string>,
  onLine: (line: string) => void,
) {
  const start = (server: DevServer) => ({ server, child: spawnServer(server, env, onLine) });
  const running = servers.map(start);
  const close = async () => {
    await Promise.all(running.map(({ child }) => stop(child)));
  };
  try {
    await Promise.all(running.map(untilBuilt));
  } catch (error) {
    await close();
    throw error;
  }
  return {
    close,
    /** Starts a dev server for every area that is added to the workspace, and adds it to `areas`. */
    followWorkspace(areas: DevServer[]) {
      const look = () => {
        for (const server of newAreaServers(areas)) {
          onLine(`[${server.name}] is new`);
          running.push(start(server));
          areas.push(server);
        }
      };
      setInterval(look, 1_000).unref();
    },
  };
}

function spawnServer(
  server: DevServer,
  env: Record<string, string>,
  onLine: (line: string) => void,
): ChildProcess {
  const { name, folder, port } = server;
  const child = spawn(commandOf(server), ['dev'], {
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
