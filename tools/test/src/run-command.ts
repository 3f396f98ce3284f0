import { spawn } from 'node:child_process';

interface Outcome {
  status: number | null;
  seconds: string;
}

/** Runs a command of the workspace, whose output is seen as it comes. */
export function runCommand(
  [program = '', ...args]: string[],
  cwd: string,
  env: object,
): Promise<Outcome> {
  const startedAt = Date.now();
  const child = spawn('pnpm', ['exec', program, ...args], {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  return new Promise((resolve) => {
    child.on('close', (status) => {
      resolve({ status, seconds: ((Date.now() - startedAt) / 1_000).toFixed(0) });
    });
  });
}
