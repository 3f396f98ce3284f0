import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bench.ts';

export interface Dependency {
  name: string;
  licence: string;
  /** Installed on machines of one kind only, so that lists of two machines differ in it. */
  isPlatformBound: boolean;
}

/** Licences that ask for no more than their text, so that anybody may be sent the code. */
const permissive = [
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0', 'OFL-1.1'],
  'Unlicense',
];
/** Those that ask for the sources of changes as well: for programs that run on our own machines only and are never sent to anybody. */
const forTools = ['LGPL-3.0-or-later', 'MPL-2.0'];

/** Every package that the workspace needs for more than its own development. */
export function productionDependencies(): Dependency[] {
  const listing = execFileSync('pnpm', ['-r', 'licenses', 'list', '--prod', '--json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  const byLicence: Record<string, { name: string; paths: string[] }[]> = JSON.parse(listing);
  return Object.entries(byLicence)
    .flatMap(([licence, packages]) =>
      packages.map(({ name, paths }) => ({
        name,
        licence,
        isPlatformBound: paths.some(isPlatformBound),
      })),
    )
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/**
 * @param downloaded the packages that a visitor's browser downloads.
 * @returns what is wrong with them, a sentence for each.
 */
export function refusedLicences(
  dependencies: readonly Dependency[],
  downloaded: readonly string[],
): string[] {
  return dependencies
    .filter(({ name, licence }) =>
      downloaded.includes(name)
        ? !permissive.includes(licence)
        : ![...permissive, ...forTools].includes(licence),
    )
    .map(({ name, licence }) => `${name} has a licence that is not allowed: ${licence}`);
}

function isPlatformBound(folder: string): boolean {
  const { os, cpu } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Boolean(os || cpu);
}
