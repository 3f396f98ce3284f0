import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const startLimit = 180_000;

interface Place {
  folder: string;
  env?: Record<string, string>;
}

/** Seconds that a command takes. @throws with the end of its output when it fails */
export async function timeCommand(command: string[], place: Place): Promise<number> {
  const startedAt = performance.now();
  const { child, output } = run(command, place);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${command.join(' ')} failed\n${output.join('').slice(-2_000)}`);
  return secondsSince(startedAt);
}

export interface Server {
  seconds: number;
  stop: () => Promise<void>;
}

/** Starts a server and counts the seconds until all URLs answer 200. */
export async function timeServer(command: string[], place: Place, urls: string[]): Promise<Server> {
  const startedAt = performance.now();
  const { child, output } = run(command, place);
  while (!(await Promise.all(urls.map(answers))).every(Boolean)) {
    if (child.exitCode !== null || secondsSince(startedAt) * 1_000 > startLimit) {
      await stop(child);
      throw new Error(`${command.join(' ')} did not start\n${output.join('').slice(-2_000)}`);
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
    // In a process group of its own, so that its children end with it.
    detached: true,
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => output.push(text));
  }
  return { child, output };
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
