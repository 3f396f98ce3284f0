import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderPaths } from './render-paths.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Keeps this process as busy as one that creates a database: messages wait for longer than a page takes. */
function keepBusy() {
  const nothing = new Int32Array(new SharedArrayBuffer(4));
  const timer = setInterval(() => Atomics.wait(nothing, 0, 0, 200), 1);
  return () => clearInterval(timer);
}

it.each([1_000, 300_000])(
  'has every page of %i letters, however busy it is meanwhile',
  async (size) => {
    const shellBundle = join(folder, `shell-${size}.mjs`);
    await writeFile(
      shellBundle,
      `export const sharedModules = {};
     export const prerender = () => ({ html: 'x'.repeat(${size}), reads: [] });`,
    );
    const paths = ['/a', '/b', '/c'];
    const job = { shellBundle, registry: {}, paths, site: 'http://localhost' };
    const rest = keepBusy();
    const { pages, failures } = await renderPaths(job).finally(rest);
    expect(Object.fromEntries(failures)).toEqual({});
    expect([...pages.keys()]).toEqual(paths);
  },
);
