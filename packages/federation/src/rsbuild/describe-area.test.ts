// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rsbuild/core';
import { afterAll, expect, test } from 'vitest';
import { defineArea } from '../contract/contract.ts';
import { parseArea } from '../contract/registry.ts';
import { describeArea } from './describe-area.ts';
import { JsonAssetPlugin } from './json-asset-plugin.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-area-'));
writeFileSync(join(folder, 'home-page.js'), 'export default "page";');

afterAll(() => rmSync(folder, { recursive: true }));

const area = defineArea({
  title: 'Area',
  routes: [
    { path: '/', page: 'home', access: 'public', title: 'Beranda', home: 'visitor' },
    { path: '/awal', page: 'home', access: 'public', title: 'Beranda' },
  ],
});

/** Builds an area whose `app.js` is this code. @returns the errors of the build */
async function build(app: string): Promise<string[]> {
  writeFileSync(join(folder, 'app.js'), app);
  const compiler = rspack({
    context: folder,
    mode: 'production',
    entry: { remoteEntry: './app.js' },
    output: { path: folder, filename: '[name].[contenthash:10].js' },
    plugins: [
      new JsonAssetPlugin('area.json', (compilation) =>
        describeArea(
          { ...area, name: 'x', build: 'b', contract: 1, baseUrl: '', needs: {}, migration: '2' },
          compilation,
        ),
      ),
    ],
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const errors = stats?.compilation.errors.map(({ message }) => message) ?? [];
      compiler.close(() => (error ? reject(error) : resolve(errors)));
    });
  });
}

test('describes each route with what the shell needs and the files of its page', async () => {
  const app = 'import(/* webpackChunkName: "home" */ "./home-page.js");';
  expect(await build(app)).toEqual([]);
  const described = parseArea(JSON.parse(readFileSync(join(folder, 'area.json'), 'utf8')));
  const [home, again] = described.routes;
  expect(home).toMatchObject({ path: '/', access: 'public', title: 'Beranda', home: 'visitor' });
  expect(home?.preload).toEqual([expect.stringMatching(/^home\.\w+\.js$/)]);
  expect(again?.preload).toEqual(home?.preload);
  expect(described).toMatchObject({ migration: '2' });
  expect(Object.keys(described.integrity)).toEqual(
    expect.arrayContaining([described.entry, ...(home?.preload ?? [])]),
  );
});

test.each([
  'import("./home-page.js");',
  'import(/* webpackChunkName: "hime" */ "./home-page.js");',
])('fails the build where a page has no chunk of its name: %s', async (app) => {
  expect(await build(app)).toEqual([expect.stringContaining('no chunk for its page "home"')]);
});
