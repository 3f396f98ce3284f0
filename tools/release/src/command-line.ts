import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/** Releases go to `dist`, or to the folder that `PORTAL_SITE` names. An empty setting is none, never the repository itself. */
export function siteFolder({ PORTAL_SITE: folder }: NodeJS.ProcessEnv): string {
  return resolve(root, folder?.trim() || 'dist');
}

export const target = { root, site: siteFolder(process.env) };

/** Runs a command of this tool for the area on the command line. A failure prints one sentence and exits with code 1. */
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
