import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepKeys } from './keys.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keys-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('makes keys once, readable by their owner alone, and leaves no draft', async () => {
  const keys = await keepKeys(folder);
  expect(await keepKeys(folder)).toEqual(keys);
  expect(await readdir(folder)).toEqual(['keys.json']);
  expect((await stat(join(folder, 'keys.json'))).mode & 0o077).toBe(0);
});

it.each([
  '',
  '{}',
  'null',
  '{"jwtSecret":"short","publishableKey":"sb_publishable_0123456789abcdef"}',
  `{"jwtSecret":"${'x'.repeat(40)}"}`,
])('refuses %s with one sentence and leaves the file as it is', async (content) => {
  await writeFile(join(folder, 'keys.json'), content);
  await expect(keepKeys(folder)).rejects.toThrow(
    /^The keys in .* cannot be used\. Move the file away/,
  );
  expect(await readFile(join(folder, 'keys.json'), 'utf8')).toBe(content);
});
