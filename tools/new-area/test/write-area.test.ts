import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeArea } from '../src/write-area.ts';

const root = resolve(import.meta.dirname, '../../..');
const copy = mkdtempSync(join(tmpdir(), 'portal-new-area-'));
const read = (file: string) => readFileSync(join(copy, file), 'utf8');

beforeAll(() => {
  mkdirSync(join(copy, 'apps'));
  for (const file of ['CODEOWNERS', 'e2e/faults/screens.ts']) {
    cpSync(join(root, file), join(copy, file));
  }
});
afterAll(() => rmSync(copy, { recursive: true }));

test('writes an area of the given name, and its entries in the lists of areas', () => {
  const files = writeArea(copy, 'dana-abadi');
  for (const file of files) expect(existsSync(join(copy, file)), file).toBe(true);
  expect(files).toEqual(
    expect.arrayContaining([
      'apps/dana-abadi/src/routes.ts',
      'apps/dana-abadi/src/features/home/home-page.test.tsx',
      'e2e/dana-abadi/dana-abadi.spec.ts',
      '.github/workflows/dana-abadi.yml',
    ]),
  );
  for (const file of files) expect(read(file), file).not.toMatch(/new-area|New Area/);
  expect(read('apps/dana-abadi/src/routes.ts')).toContain("title: 'Dana Abadi'");
  expect(read('e2e/faults/screens.ts')).toContain("'/dana-abadi': ");
  const owned = read('CODEOWNERS')
    .split('\n')
    .filter((line) => line.endsWith('/dana-abadi'));
  expect(owned.map((line) => line.split(/\s+/)[0])).toEqual([
    '/apps/dana-abadi/',
    '/e2e/dana-abadi/',
  ]);
});

test('refuses a name that exists, or that cannot be that of a folder, a path and a script', () => {
  mkdirSync(join(copy, 'apps/member'), { recursive: true });
  expect(() => writeArea(copy, 'member')).toThrow('apps/member exists already.');
  for (const name of ['Dana', '../dana', 'dana--abadi', '1dana', '']) {
    expect(() => writeArea(copy, name)).toThrow(`"${name}" cannot be a name`);
  }
});
