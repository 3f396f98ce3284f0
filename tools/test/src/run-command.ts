import { spawn } from 'node:child_process';

interface Outcome {
  status: number | null;
  seconds: string;
}

/** Starts a command of the workspace; its output is kept until `show` prints it, and what follows as it comes. */
export function runCommand([program = '', ...args]: string[], cwd: string, env: object) {
  const startedAt = Date.now();
  const child = spawn('pnpm', ['exec', program, ...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env },
    shell: process.platform === 'win32',
  });
  const kept: Buffer[] = [];
  let take = (part: Buffer) => void kept.push(part);
  for (const output of [child.stdout, child.stderr]) output.on('data', (part) => take(part));
  const ended = new Promise<Outcome>((resolve) => {
    child.on('close', (status) => {
      resolve({ status, seconds: ((Date.now() - startedAt) / 1_000).toFixed(0) });
    });
  });
  return {
    show: (): Promise<Outcome> => {
      take = (part) => void process.stdout.write(part);
      for (const part of kept) take(part);
      return ended;
    },
  };
}
