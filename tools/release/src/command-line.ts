import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

interface Target {
  root: string;
  site: string;
  isHosted: boolean;
}
interface Arguments {
  area: string;
  build: string | undefined;
  from: string | undefined;
  target: Target;
}

/**
 * The folder that `PORTAL_SITE` names, for a command that runs in `root`. An empty setting is none, never the repository itself.
 * In the portal's own repository it is `dist` then. @throws in the repository of an area, whose `dist` is its build
 */
export function releaseFolder(
  { PORTAL_SITE: folder }: NodeJS.ProcessEnv,
  root = process.cwd(),
): string {
  const named = folder?.trim();
  if (named || existsSync(join(root, 'apps/shell'))) return resolve(root, named || 'dist');
  throw new Error('Which portal? Set PORTAL_SITE to its folder, such as /srv/portal.');
}

/** Runs a command of this tool for the area on the command line. A failure prints its reason and exits with code 1. */
export async function runForArea(usage: string, run: (given: Arguments) => Promise<string>) {
  await runAndPrint((target) => {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { from: { type: 'string' } },
    });
    const [area, build] = positionals;
    if (!area || !/^[a-z][a-z0-9-]*$/.test(area)) throw new Error(`Usage: ${usage}`);
    return run({ area, build, from: values.from, target });
  });
}

/** Prints what the command returns, or why it failed. */
export async function runAndPrint(run: (target: Target) => Promise<string>) {
  try {
    const root = process.cwd();
    const site = releaseFolder(process.env);
    // Maps are for tests alone.
    delete process.env.PORTAL_COVERAGE;
    const isHosted = site !== join(root, 'dist');
    process.stdout.write(`${await run({ root, site, isHosted })}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

export function print(line: string) {
  process.stdout.write(`${line}\n`);
}
