import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { acceptedEncoding } from './compression.ts';
import { compressFolder, publishCompressed } from './publish-compressed.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-compressed-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

test('every text of a build lies there compressed too, pictures do not', async () => {
  await mkdir(join(folder, 'static'));
  await writeFile(join(folder, 'static/a.js'), 'let a = 1;');
  await writeFile(join(folder, 'static/a.avif'), 'picture');
  await compressFolder(folder);
  const files = await readdir(join(folder, 'static'));
  expect(files.sort()).toEqual(['a.avif', 'a.js', 'a.js.br', 'a.js.gz']);
  const br = await readFile(join(folder, 'static/a.js.br'));
  expect(brotliDecompressSync(br).toString()).toBe('let a = 1;');
});

test('a text that is replaced never keeps the compressed forms of the former one', async () => {
  const path = join(folder, 'registry.json');
  await publishCompressed(path, 'old');
  await publishCompressed(path, 'new');
  expect(await readFile(path, 'utf8')).toBe('new');
  expect(gunzipSync(await readFile(`${path}.gz`)).toString()).toBe('new');
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000, gzip;q=0.5', 'gzip'],
  ['identity', undefined],
  [null, undefined],
])('of %s it takes %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
