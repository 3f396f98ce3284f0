// @vitest-environment node
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { RsbuildConfig, Rspack } from '@rsbuild/core';
import { expect, test } from 'vitest';
import { inlineBootScript } from './boot-script.ts';
import { buildMark } from './build-identity.ts';
import { defineShellBuild } from './rsbuild-preset.ts';

const folder = join(import.meta.dirname, '../../../../apps/shell');

function defined(command: string): RsbuildConfig {
  const define = defineShellBuild({ name: 'shell', folder });
  return define({ command, env: 'test', envMode: 'test' }) as RsbuildConfig;
}

/** Without quotes and what only this checkout knows. */
const brief = (value: unknown) =>
  String(JSON.stringify(value))
    .replaceAll(folder, '.')
    .replaceAll(buildMark, 'BUILD')
    .replaceAll('"', '');

/** What of a configuration is data: a line for each part. */
function lines({ plugins = [], resolve, html, environments, ...config }: RsbuildConfig): string {
  const parts = {
    ...config,
    aliases: Object.keys(resolve?.alias ?? {}).length,
    scripts: brief(html?.tags).length > 2,
    template: html?.template,
    plugins: plugins.map((plugin) => Object(plugin).name),
    ...environments,
  };
  return Object.entries(parts)
    .map(([name, part]) => `${name} ${brief(part)}`)
    .join('\n');
}

test('the build of the shell, as a release and in development', () => {
  expect(lines(defined('build'))).toBe(release);
  expect(lines(defined('dev'))).toBe(development);
});

test('a release describes itself, carries the federation, and names nothing that another build names', () => {
  const plugins: object[] = [];
  const config: Rspack.Configuration = { name: 'web', plugins: plugins as never };
  const { rspack } = Object(defined('build').tools);
  rspack(config);
  expect(
    plugins.map((it) => `${it.constructor.name} ${Reflect.get(it, 'file') ?? ''}`.trim()),
  ).toEqual([
    'JsonAssetPlugin build.json',
    'NormalModuleReplacementPlugin',
    'ModuleFederationPlugin',
    'JsonAssetPlugin shell.json',
  ]);
  expect(brief({ ...config, plugins: [] })).toBe(
    '{name:web,plugins:[],output:{uniqueName:portal_shell_BUILD,chunkLoadingGlobal:chunks_portal_shell_BUILD,crossOriginLoading:anonymous,chunkLoadTimeout:6000,strictModuleErrorHandling:true},optimization:{mangleExports:size,moduleIds:natural,chunkIds:natural}}',
  );
  const federation = plugins.find((it) => it instanceof ModuleFederationPlugin);
  expect(brief(Object(federation)._options)).toMatch(
    /^\{name:portal_shell,shared:.*eager:true.*shareStrategy:loaded-first,manifest:false,dts:false,experiments:\{provideExternalRuntime:true,optimization:\{target:web,disableSnapshot:true\}\}\}$/,
  );
  const isSplit = Object(defined('build').splitChunks).chunks;
  const chunks = [
    ['home', false],
    ['events', false],
    ['main', true],
  ] as const;
  expect(chunks.map(([name, isFirst]) => isSplit({ name, canBeInitial: () => isFirst }))).toEqual([
    false,
    true,
    false,
  ]);
  const other = { name: 'boot' };
  rspack(other);
  expect(other).toEqual({ name: 'boot' });
  const [described, isPrerendered] = [
    { plugins: [] as object[], name: 'web' },
    { name: 'prerender', output: {} },
  ];
  Object(defined('dev').tools).rspack(described);
  expect(
    described.plugins.map((it) => `${it.constructor.name} ${Reflect.get(it, 'file') ?? ''}`.trim()),
  ).toEqual(['JsonAssetPlugin build.json', 'ModuleFederationPlugin']);
  Object(defined('build').environments?.prerender?.tools).rspack(isPrerendered);
  expect(isPrerendered).toEqual({
    name: 'prerender',
    output: { library: { type: 'module' }, asyncChunks: false },
  });
});

test('the boot script stands first in the page, and is no file of its own', () => {
  const hooks: Record<string, (given: object) => unknown> = {};
  const stages: unknown[] = [];
  inlineBootScript.setup({
    processAssets: (stage: unknown, run: never) => {
      stages.push(stage);
      hooks.assets = run;
    },
    modifyRspackConfig: (run: never) => {
      hooks.rspack = run;
    },
    modifyHTMLTags: (run: never) => {
      hooks.tags = run;
    },
  } as never);
  const deleted: string[] = [];
  hooks.assets?.({
    assets: { 'boot.js': { source: () => 'begin()' } },
    compilation: { deleteAsset: (name: string) => deleted.push(name) },
  });
  expect([stages, deleted]).toEqual([[{ stage: 'report', environments: ['boot'] }], ['boot.js']]);
  const configs: { name: string; dependencies?: string[] }[] = [{ name: 'web' }, { name: 'boot' }];
  for (const config of configs) hooks.rspack?.(config);
  expect(configs).toEqual([{ name: 'web', dependencies: ['boot'] }, { name: 'boot' }]);
  expect(hooks.tags?.({ headTags: [{ tag: 'title' }], bodyTags: [{ tag: 'p' }] })).toEqual({
    headTags: [{ tag: 'script', children: 'begin()' }, { tag: 'title' }],
    bodyTags: [{ tag: 'p' }],
  });
});

const release = `
source {entry:{index:./src/main.ts}}
server {port:3010,strictPort:true,host:localhost,cors:true,printUrls:false}
dev {assetPrefix:/shell/BUILD/,client:{port:3010,host:localhost},lazyCompilation:false,watchFiles:{paths:./src/routes.ts,type:reload-server},hmr:true}
output {assetPrefix:/shell/BUILD/,overrideBrowserslist:[chrome >= 103,edge >= 103,firefox >= 102,safari >= 15.4,ios_saf >= 15.4],cssModules:{localIdentName:shell-[local]-[hash:base64:6]},legalComments:none,filename:{js:[name].js,css:[name].css},sourceMap:false}
splitChunks {preset:none,minSize:60000}
security {sri:{enable:true,algorithm:sha256}}
tools {}
aliases 8
scripts false
template ./src/index.html
plugins [rsbuild:react,build-identity,inline-boot-script]
web {tools:{htmlPlugin:{cache:false}}}
prerender {source:{entry:{index:./src/prerender/prerender.tsx}},resolve:{alias:{@module-federation/enhanced/runtime:./src/prerender/loaded-areas.ts}},output:{target:node,assetPrefix:/shell/BUILD/,filename:{js:index.mjs},emitAssets:false,minify:false,sourceMap:{js:nosources-source-map}},security:{sri:{enable:false}},tools:{htmlPlugin:false}}
boot {source:{entry:{index:{import:./src/boot/main.ts,html:false}}},dev:{hmr:false,liveReload:false},output:{distPath:{js:.},filename:{js:boot.js},sourceMap:false},security:{sri:{enable:false}}}
`.trim();

const development = `
source {entry:{index:./src/main.ts}}
server {port:3010,strictPort:true,host:localhost,cors:true,printUrls:false}
dev {assetPrefix:/,client:{port:3010,host:localhost},lazyCompilation:false,watchFiles:{paths:./src/routes.ts,type:reload-server},hmr:true}
output {assetPrefix:/,overrideBrowserslist:[chrome >= 103,edge >= 103,firefox >= 102,safari >= 15.4,ios_saf >= 15.4],cssModules:{localIdentName:shell-[local]-[hash:base64:6]},legalComments:none,sourceMap:{js:cheap-module-source-map}}
splitChunks {preset:none,minSize:60000}
security {sri:{enable:false,algorithm:sha256}}
tools {}
aliases 0
scripts true
template ./src/index.html
plugins [rsbuild:react,inline-boot-script]
web {tools:{htmlPlugin:{cache:false}}}
boot {source:{entry:{index:{import:./src/boot/main.ts,html:false}}},dev:{hmr:false,liveReload:false},output:{distPath:{js:.},filename:{js:boot.js},sourceMap:false},security:{sri:{enable:false}}}
`.trim();
