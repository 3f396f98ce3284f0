import { join, resolve } from 'node:path';
import { findAreas, liveBuilds, releaseAll, withdrawArea } from '@portal/release';

const root = resolve(import.meta.dirname, '..');
/** Where what the pages call is collected, if it is: the builds have maps then. */
export const coverageFolder = process.env.PORTAL_COVERAGE;
/** Not `dist`, which a running `pnpm start` serves. */
export const testSite = join(root, coverageFolder ? '.data/covered-site' : '.data/test-site');

/** Before the tests: makes their site what the sources give, whatever was released into it before. */
export default async function releaseStale() {
  const lines: string[] = [];
  const options = { site: testSite, onProgress: (line: string) => lines.push(line) };
  const names = ['shell', ...findAreas(root)];
  try {
    for (const { name } of await liveBuilds(testSite)) {
      if (!names.includes(name)) await withdrawArea(name, options);
    }
    await releaseAll({ root, ...options });
  } catch (error) {
    process.stderr.write(`${lines.join('\n')}\n`);
    throw error;
  }
}
