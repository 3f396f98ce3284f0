import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { asRow, root, tableHead } from './bench.ts';

type ByLicence = Record<string, { name: string; paths: string[] }[]>;

/** Licences that ask for no more than their text, so that anybody may be sent the code. */
const permissive = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'CC0-1.0',
  'Unlicense',
];
/** Those that ask for the sources of changes as well: for programs that run on our own machines only and are never sent to anybody. */
const forTools = ['LGPL-3.0-or-later', 'MPL-2.0'];

/** What pnpm knows of the packages that these workspaces need for more than their own development. */
function installed(...workspaces: string[]): ByLicence {
  const listing = execFileSync('pnpm', [...workspaces, 'licenses', 'list', '--prod', '--json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  return JSON.parse(listing);
}

function refused(packages: ByLicence, allowed: readonly string[]): string[] {
  return Object.entries(packages).flatMap(([licence, listed]) =>
    allowed.includes(licence) ? [] : listed.map(({ name }) => `${name}: ${licence}`),
  );
}

/** Lists of two machines differ in what is installed on machines of one kind only. */
function isPlatformBound({ paths }: { paths: string[] }): boolean {
  return paths.some((folder) => {
    const { os, cpu } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return Boolean(os || cpu);
  });
}

function table(packages: ByLicence, without: ByLicence = {}): string {
  const rows = Object.entries(packages).flatMap(([licence, listed]) => {
    const left = without[licence]?.map(({ name }) => name);
    const names = listed
      .filter((it) => !isPlatformBound(it) && !left?.includes(it.name))
      .map(({ name }) => name);
    return names.length > 0 ? [asRow([licence, names.length, names.sort().join(', ')])] : [];
  });
  return `${tableHead(['Licence', 'Packages', 'Names'])}\n${rows.sort().join('\n')}`;
}

const forBrowsers = installed('--filter=./apps/*', '--filter=./packages/*');
const everything = installed('--recursive');

test('every package that the portal needs stands with its licence in docs/licences.md (pnpm docs:licences writes it)', async () => {
  const page = `# Licences

Written by \`pnpm docs:licences\`; the tests fail when a package is not in it, or a licence is not allowed. Programs for one kind of machine are
left out here, and their licences checked all the same.

## What browsers may get: packages of apps and of what they share

${table(forBrowsers)}

## What tools need besides

${table(everything, forBrowsers)}
`;
  await expect(page).toMatchFileSnapshot(join(root, 'docs/licences.md'));
});

test('every licence is one that the portal may use, and what browsers get may be sent to anybody', () => {
  expect(Object.values(forBrowsers).flat()).toContainEqual(
    expect.objectContaining({ name: 'react-dom' }),
  );
  expect(refused(forBrowsers, permissive)).toEqual([]);
  expect(refused(everything, [...permissive, ...forTools])).toEqual([]);
});

test('a licence that nobody has allowed is refused, and for browsers one that asks for the sources as well', () => {
  const copyleft = { 'MPL-2.0': [{ name: 'lightningcss', paths: [] }] };
  expect(refused(copyleft, permissive)).toEqual(['lightningcss: MPL-2.0']);
  expect(refused(copyleft, [...permissive, ...forTools])).toEqual([]);
  expect(refused({ Unknown: copyleft['MPL-2.0'] }, [...permissive, ...forTools])).toHaveLength(1);
});
