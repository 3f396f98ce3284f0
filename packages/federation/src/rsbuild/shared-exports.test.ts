// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Rspack, rspack } from '@rsbuild/core';
import { afterAll, expect, test } from 'vitest';
import { neededExports, providedExports } from './shared-exports.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-exports-'));
afterAll(() => rmSync(folder, { recursive: true }));

const files = {
  'node_modules/tool/package.json': '{ "name": "tool", "version": "2.1.0" }',
  'node_modules/tool/index.js':
    'export const used = 1; export const other = 2; export const late = 3;',
  'node_modules/classic/package.json': '{ "name": "classic", "version": "1.0.0" }',
  'node_modules/classic/index.js': 'exports.read = () => 1; exports.write = () => 2;',
  'node_modules/library/package.json': '{ "name": "library", "version": "1.0.0" }',
  'node_modules/library/index.js':
    'import classic from "classic"; export const read = () => classic.read();',
  'src/area.js': `import { used, other } from 'tool'; import { read } from 'library';
    console.log(used, read()); import('./late.js');`,
  'src/late.js': 'import * as tool from "tool"; console.log(tool.late, tool.used);',
  'src/shell.js': 'import { used } from "tool"; import "classic"; console.log(used);',
};
for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

const range = { requiredVersion: '^2.0.0', singleton: true, strictVersion: true };
const shared = {
  tool: { ...range, version: '2.1.0' },
  classic: { ...range, version: '1.0.0', requiredVersion: '^1.0.0' },
};

/** Compiles one entry. @returns what `describe` says of it */
async function build<T>(entry: string, part: object, describe: (it: Rspack.Compilation) => T) {
  let described: T | undefined;
  const options = Object.entries(shared).map(([name, it]) => [name, { ...it, ...part }]);
  const compiler = rspack({
    context: folder,
    mode: 'production',
    entry: `./src/${entry}`,
    output: { path: join(folder, 'dist', entry) },
    plugins: [
      new ModuleFederationPlugin({
        name: 'probe',
        shared: Object.fromEntries(options),
        manifest: false,
        dts: false,
      }),
      (it: Rspack.Compiler) =>
        it.hooks.thisCompilation.tap('Describe', (compilation: Rspack.Compilation) => {
          compilation.hooks.processAssets.tap('Describe', () => {
            described = describe(compilation);
          });
        }),
    ],
  });
  await new Promise((resolve) => compiler.run(() => compiler.close(resolve)));
  return described;
}

test('an area needs the exports that its own code and its libraries use, each with a file that uses it', async () => {
  const needs = await build('area.js', { import: false }, (compilation) =>
    neededExports(compilation, shared, folder),
  );
  expect(needs).toEqual({
    classic: { range: '^1.0.0', builtWith: '1.0.0', names: { read: 'library/index.js' } },
    tool: {
      range: '^2.0.0',
      builtWith: '2.1.0',
      names: { late: 'src/late.js', used: 'src/area.js' },
    },
  });
});

test('a shell provides every export of what it shares, whether it uses it or not', async () => {
  const provides = await build('shell.js', { eager: true }, (compilation) =>
    providedExports(compilation, shared),
  );
  expect(provides).toEqual({
    classic: { version: '1.0.0', names: ['read', 'write'] },
    tool: { version: '2.1.0', names: ['late', 'other', 'used'] },
  });
});
