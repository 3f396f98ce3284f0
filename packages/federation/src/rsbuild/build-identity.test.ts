// @vitest-environment node
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { defineArea } from '../contract/contract.ts';
import { buildMark } from './build-identity.ts';
import { defineAreaBuild } from './rsbuild-preset.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-identity-'));
const output = join(folder, 'dist');

function write(file: string, content: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}

symlinkSync(join(import.meta.dirname, '../../node_modules'), join(folder, 'node_modules'));
afterAll(() => rmSync(folder, { recursive: true }));

/** An area of one page, which uses one of two exports of what stands for a shared package. */
beforeEach(() => {
  write('package.json', '{"sideEffects": false}');
  write(
    'package/index.ts',
    `export { used } from './used.ts'; export { unused } from './unused.ts';`,
  );
  write('package/used.ts', `export const used = 'used';`);
  write('src/picture.svg', `<svg><!-- ${'large '.repeat(1_000)} --></svg>`);
  write('package/unused.ts', `export const unused = 'unused';`);
  write(
    'src/page.ts',
    `import { used } from '../package/index.ts'; import picture from './picture.svg'; export default () => used + picture;`,
  );
  write(
    'src/app.ts',
    `export const App = () => import(/* webpackChunkName: "home" */ './page.ts');`,
  );
  write('src/remote.tsx', `import { App } from './app.ts'; export default { contract: 1, App };`);
});

async function build({ label = '', title = 'Beranda', coverage = '' } = {}): Promise<string> {
  process.env.PORTAL_BUILD_LABEL = label;
  process.env.PORTAL_COVERAGE = coverage;
  const area = defineArea({
    title: 'Area',
    routes: [{ path: '/', page: 'home', access: 'public', title }],
  });
  const define = defineAreaBuild({ name: 'x', folder, area, prerender: './src/app.ts' });
  const rsbuildConfig = {
    ...define({ command: 'build', env: 'production' }),
    mode: 'production',
    logLevel: 'error',
  } as const;
  const rsbuild = await createRsbuild({ cwd: folder, rsbuildConfig });
  await (await rsbuild.build()).close();
  return JSON.parse(readFileSync(join(output, 'build.json'), 'utf8')).build;
}

function contents(but = /^$/): string {
  return readdirSync(output, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !but.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}

test('a change that does not reach the output of an app keeps its build id, and any other gives it a new one', async () => {
  const first = await build();
  const emitted = contents();
  expect(first).toMatch(/^[0-9a-f]{12}$/);
  expect(emitted).toContain(`chunks_portal_x_${first}`);
  expect(emitted).toContain(`/areas/x/${first}/`);
  expect(emitted).not.toContain(buildMark);

  write('package/unused.ts', `export const unused = 'changed';`);
  expect(await build()).toBe(first);
  expect(contents()).toBe(emitted);
  expect(await build({ coverage: 'folder' })).toBe(first);
  expect(contents()).not.toBe(emitted);
  expect(contents(/\.js\.map$/)).toBe(emitted);
  write('src/app.ts', `\n\n${readFileSync(join(folder, 'src/app.ts'), 'utf8')}`);
  expect(await build()).toBe(first);

  const others = [await build({ label: 'again' }), await build({ title: 'Awal' })];
  write('package/used.ts', `export const used = 'changed';`);
  others.push(await build());
  write('public/note.txt', 'new');
  others.push(await build());
  expect(new Set([first, ...others]).size).toBe(5);
});
