import { resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../../..');

/** Runs a command of this tool with the area named on the command line; a failure is one sentence and exit code 1. */
export async function runForArea(usage: string, run: (area: string) => Promise<string>) {
  const [area] = process.argv.slice(2);
  try {
    if (!area) throw new Error(`Usage: ${usage}`);
    process.stdout.write(`${await run(area)}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
