import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { writeRepository } from '../src/write-repository.ts';

const root = resolve(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'portal-repository-'));
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
let files: string[];

beforeAll(() => {
  files = writeRepository(root, 'dana-abadi', folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('writes an area of the given name, with its own workflow, release and rules', () => {
  for (const file of files) {
    expect(existsSync(join(folder, file)), file).toBe(true);
    expect(read(file), file).not.toMatch(/new-area|New Area/);
  }
  expect(files).toEqual(
    expect.arrayContaining([
      'src/routes.ts',
      'src/features/home/home-page.test.tsx',
      '.github/workflows/check-and-release.yml',
      '.gitignore',
    ]),
  );
  expect(read('src/routes.ts')).toContain("title: 'Dana Abadi'");
  expect(statSync(join(folder, 'deploy/on-live-site.sh')).mode & 0o111).toBe(0o111);
  expect(JSON.parse(read('package.json')).scripts.release).toContain('release.ts dana-abadi');
});

test('names nothing that only the workspace has', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json'));
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    expect(version, name).toMatch(name.startsWith('@portal/') ? /^\^\d/ : /^\d+\.\d+\.\d+$/);
  }
  const { overrides } = JSON.parse(read('biome.json'));
  const paths: string[] = overrides.flatMap((it: { includes: string[] }) => it.includes);
  expect(paths).toContain('src/features/**/*-page.tsx');
  expect(paths.filter((path) => /^!?(apps|packages|tools|e2e)\//.test(path))).toEqual([]);
});

test('has a packed file for every package of the portal, wherever it is needed', () => {
  const { overrides } = parse(read('pnpm-workspace.yaml'));
  for (const name of readdirSync(join(root, 'packages'))) {
    const { version } = JSON.parse(
      readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'),
    );
    expect(overrides[`@portal/${name}`]).toBe(`file:portal/portal-${name}-${version}.tgz`);
  }
});

test('writes into no folder that holds something', () => {
  expect(() => writeRepository(root, 'dana-abadi', folder)).toThrow('is not empty');
  expect(() => writeRepository(root, '../dana', join(folder, 'x'))).toThrow('cannot be a name');
  expect(existsSync(join(folder, 'x'))).toBe(false);
});
