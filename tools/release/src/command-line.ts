import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

const root = resolve(import.meta.dirname, '../../..');

/** Releases go to `dist`, or to the folder that `PORTAL_SITE` names. An empty setting is none, never the repository itself. */
export function releaseFolder({ PORTAL_SITE: folder }: NodeJS.ProcessEnv): string {
  return resolve(root, folder?.trim() || 'dist');
}

export const target = { root, site: releaseFolder(process.env) };

interface Arguments {
  area: string;
  build: string | undefined;
  from: string | undefined;
}

/** Runs a command of this tool for the area on the command line. A failure prints its reason and exits with code 1. */
export async function runForArea(usage: string, run: (given: Arguments) => Promise<string>) {
  await runAndPrint(() => {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { from: { type: 'string' } },
    });
    const [area, build] = positionals;
    if (!area || !/^[a-z][a-z0-9-]*$/.test(area)) throw new Error(`Usage: ${usage}`);
    return run({ area, build, from: values.from });
  });
}

/** Prints what the command returns, or why it failed. */
export async function runAndPrint(run: () => Promise<string>) {
  try {
    process.stdout.write(`${await run()}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

export function print(line: string) {
  process.stdout.write(`${line}\n`);
}
