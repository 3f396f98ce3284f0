import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryFiles, root } from './repository-files.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const promises = [...read('docs/promises.md').matchAll(/^\| \*\*(.+?)\*\* \|/gm)].map(
  ([, name = '']) => name,
);
const tests = repositoryFiles()
  .filter((path) => /^e2e\/.*\.ts$|\.test\.tsx?$/.test(path))
  .map(read);

it.each(promises)('a test names the promise %s', (name) => {
  const named = new RegExp(`['"\`]([\\w -]+, )*${name}(, [\\w -]+)*'?: `);
  expect(tests.some((text) => named.test(text))).toBe(true);
});

it('there are promises', () => {
  expect(promises.length).toBeGreaterThan(40);
});
