import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const patience = 180_000;

interface Place {
  folder: string;
  env?: Record<string, string>;
}

/** Seconds that a command takes. @throws with its last words when it fails */
export async function timeCommand(command: string[], place: Place): Promise<number> {
  const startedAt = performance.now();
  const { child, words } = run(command, place);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${command.join(' ')} failed\n${words.join('').slice(-2_000)}`);
  return secondsSince(startedAt);
}

export interface Server {
  seconds: number;
  stop: () => Promise<void>;
}

/** Starts what goes on running, and counts the seconds until all addresses answer 200. */
export async function timeServer(command: string[], place: Place, urls: string[]): Promise<Server> {
  const startedAt = performance.now();
  const { child, words } = run(command, place);
  while (!(await Promise.all(urls.map(answers))).every(Boolean)) {
    if (child.exitCode !== null || secondsSince(startedAt) * 1_000 > patience) {
      await stop(child);
      throw new Error(`${command.join(' ')} did not start\n${words.join('').slice(-2_000)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return { seconds: secondsSince(startedAt), stop: () => stop(child) };
}

function run([program = '', ...rest]: string[], { folder, env }: Place) {
  const child = spawn(program, rest, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that what it has started ends with it.
    detached: true,
  });
  const words: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => words.push(text));
  }
  return { child, words };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  process.kill(-child.pid, 'SIGTERM');
  await once(child, 'exit');
}

async function answers(url: string): Promise<boolean> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
  return answer?.ok ?? false;
}

function secondsSince(startedAt: number): number {
  return (performance.now() - startedAt) / 1_000;
}
