import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { defineConfig, type RsbuildConfig, type Rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { lowestBrowsers } from '../browsers/browsers.ts';
import {
  type AreaDefinition,
  containerName,
  contractVersion,
  exposedModule,
  loadTimeLimit,
  supportedContracts,
} from '../contract/contract.ts';
import type { ShellDescription } from '../contract/descriptions.ts';
import { bootBuild, inlineBootScript } from './boot-script.ts';
import { buildIdentity, buildMark } from './build-identity.ts';
import { describeArea } from './describe-area.ts';
import { JsonAssetPlugin } from './json-asset-plugin.ts';
import { type Prerender, prerenderBuild } from './prerender-build.ts';
import { refreshHook } from './refresh-hook.ts';
import { nameRuntimeByPackage, runtimeModules } from './runtime-modules.ts';
import { neededExports, providedExports } from './shared-exports.ts';
import { describeMigration, sharedModules } from './shared-modules.ts';

export { bootBuild, inlineBootScript } from './boot-script.ts';
export { prerenderBuild } from './prerender-build.ts';

interface AppOptions {
  name: string;
  /** The absolute path of the app, if rsbuild runs in another folder. */
  folder?: string;
}
type AreaOptions = AppOptions & {
  area: AreaDefinition;
  /** The contract that the area was written for, when it is not the one of this repository. */
  contract?: number;
  /** The module that exports the area's `App`, for areas whose pages have a first paint in the HTML. */
  prerender?: string;
};
type ShellOptions = AppOptions & {
  /** The contracts that the shell mounts, when they are not those of this repository. */
  contracts?: readonly number[];
};
type AppBuild = Required<AppOptions> & {
  build: string;
  isRelease: boolean;
  description: unknown;
};

/** `pnpm dev` gives each dev server a port of its own. */
const devPort = Number(process.env.PORTAL_DEV_PORT || 3010);

/**
 * An area in development inside a released shell: the release build of React supports neither the development JSX nor hot replacement
 * of components, so the page reloads after a change.
 */
const isInReleasedShell = Boolean(process.env.PORTAL_IN_RELEASED_SHELL);
const reactOptions = isInReleasedShell
  ? { fastRefresh: false, swcReactOptions: { development: false } }
  : {};

/** The build of an area: a remote with one exposed module, and no page of its own. */
export function defineAreaBuild({
  area,
  prerender,
  contract = contractVersion,
  ...app
}: AreaOptions) {
  return defineConfig(({ command }) => {
    const build = describeBuild(app, command, { area, contract });
    const { name, folder, isRelease } = build;
    const shared = sharedModules(folder, { import: false });
    const federation = new ModuleFederationPlugin({
      name: containerName(name),
      filename: 'remoteEntry.js',
      exposes: { [exposedModule]: { import: areaEntry, name: 'remote' } },
      shared,
      ...federationOutput,
      experiments: {
        externalRuntime: true,
        optimization: { ...optimization, disableRemote: true },
      },
    });
    const baseUrl = isRelease ? '' : `http://localhost:${devPort}/`;
    const descriptor = new JsonAssetPlugin('area.json', (compilation) => {
      const needs = isRelease ? neededExports(compilation, shared, folder) : {};
      const own = { name, build: build.build, contract, baseUrl, needs };
      const migration = describeMigration(folder, Object.keys(needs));
      return describeArea({ ...area, ...migration, ...own }, compilation);
    });
    const config = appConfig(build, areaEntry, 'auto', (rspackConfig) => {
      rspackConfig.entry = {};
      rspackConfig.plugins?.push(federation, descriptor);
    });
    if (!prerender) return config;
    const assetPrefix = `/areas/${name}/${build.build}/`;
    return withPrerender(config, build, { entry: prerender, assetPrefix, isShell: false });
  });
}

/** The build of the shell: the page itself, with the one copy of everything that the areas share. */
export function defineShellBuild({ contracts = supportedContracts, ...app }: ShellOptions) {
  return defineConfig(({ command }) => {
    const build = describeBuild(app, command);
    const shared = sharedModules(build.folder, { eager: true });
    const federation = new ModuleFederationPlugin({
      name: containerName(app.name),
      shared,
      ...federationOutput,
      experiments: { provideExternalRuntime: true, optimization },
    });
    const assetPrefix = build.isRelease ? `/${app.name}/${build.build}/` : '/';
    const descriptor = new JsonAssetPlugin(
      'shell.json',
      (compilation): ShellDescription => ({
        build: build.build,
        contracts,
        ...describeMigration(build.folder, Object.keys(shared)),
        provides: providedExports(compilation, shared),
      }),
    );
    const config = appConfig(build, './src/main.ts', assetPrefix, (rspackConfig) => {
      rspackConfig.plugins?.push(federation, ...(build.isRelease ? [descriptor] : []));
    });
    const page = withPrerender(config, build, {
      entry: './src/prerender/prerender.tsx',
      assetPrefix,
      // The release loads the areas itself and passes them to this module.
      alias: { '@module-federation/enhanced/runtime': join(build.folder, loadedAreas) },
      isShell: true,
    });
    return {
      ...page,
      plugins: [...(page.plugins ?? []), inlineBootScript],
      environments: {
        ...page.environments,
        // In development the page must follow a change of the boot script alone.
        web: { tools: { htmlPlugin: { cache: false } } },
        boot: bootBuild('./src/boot/main.ts'),
      },
    };
  });
}

const overrideBrowserslist = Object.entries(lowestBrowsers).map((lowest) => lowest.join(' >= '));
const areaEntry = './src/remote.tsx';
const loadedAreas = 'src/prerender/loaded-areas.ts';
const optimization = { target: 'web', disableSnapshot: true } as const;
const federationOutput = { shareStrategy: 'loaded-first', manifest: false, dts: false } as const;

/** Of tests that collect what they call. No file names its map, so the build is the released one. */
const releaseMaps = () =>
  process.env.PORTAL_COVERAGE ? { js: 'hidden-source-map' as const } : false;

function describeBuild(app: AppOptions, command: string, description?: unknown): AppBuild {
  const isRelease = command === 'build';
  const folder = app.folder ?? process.cwd();
  return { ...app, folder, isRelease, build: isRelease ? buildMark : 'dev', description };
}

/** Only a release has a first paint in its HTML: in development the sources change too often. */
function withPrerender(
  config: RsbuildConfig,
  { isRelease }: AppBuild,
  prerender: Prerender,
): RsbuildConfig {
  if (!isRelease) return config;
  return { ...config, environments: { web: {}, prerender: prerenderBuild(prerender) } };
}

function appConfig(
  { name, folder, build, isRelease, description }: AppBuild,
  entry: string,
  assetPrefix: string,
  federate: (config: Rspack.Configuration) => void,
): RsbuildConfig {
  return {
    plugins: [
      pluginReact(reactOptions),
      ...(isRelease ? [buildIdentity({ folder, description })] : []),
    ],
    source: { entry: { index: entry } },
    resolve: { alias: isRelease ? runtimeModules() : {} },
    html: {
      template: './src/index.html',
      tags: isRelease ? [] : [{ tag: 'script', children: refreshHook, append: false, head: true }],
    },
    server: {
      port: devPort,
      strictPort: true,
      host: 'localhost',
      cors: true,
      printUrls: false,
    },
    dev: {
      // Absolute URLs: a page may be several levels deep, and the shell is served from another port than the areas.
      assetPrefix: assetPrefix === 'auto' ? true : assetPrefix,
      client: { port: devPort, host: 'localhost' },
      // Lazy compilation waits for page requests to this server, but the pages are requested from the portal.
      lazyCompilation: false,
      // The description of an area is read with its configuration.
      watchFiles: { paths: join(folder, 'src/routes.ts'), type: 'reload-server' },
      hmr: !isInReleasedShell,
    },
    output: {
      assetPrefix,
      overrideBrowserslist,
      cssModules: { localIdentName: `${name}-[local]-[hash:base64:6]` },
      legalComments: 'none',
      // The folder of a build names it already, and hashes of files that are not yet minified depend on where they lie.
      ...(isRelease && { filename: { js: '[name].js', css: '[name].css' } }),
      sourceMap: isRelease ? releaseMaps() : { js: 'cheap-module-source-map' },
    },
    // What a page needs at its start compresses best as one file; no release keeps any of its files for the next one anyway.
    // Smaller shared chunks cost a visitor more, in requests and compression, than the code that pages repeat without them. The home
    // page, with which most visits begin, shares nothing: it needs a part only of what the other pages share.
    splitChunks: {
      preset: 'none',
      chunks: (chunk) => !chunk.canBeInitial() && chunk.name !== 'home',
      minSize: 60_000,
    },
    // Hashes of inner chunks; the registry carries those of the entry and of what is preloaded. A file is fetched twice if the two
    // are of different kinds. Nothing compresses hashes, and every visitor downloads them: these are the shortest that browsers know.
    security: { sri: { enable: isRelease, algorithm: 'sha256' } },
    tools: {
      ...(assetPrefix === 'auto' && { htmlPlugin: false }),
      rspack: (config) => {
        if (config.name !== 'web') return;
        config.output ??= {};
        config.plugins ??= [];
        // Two builds of an area in one page would share chunk ids and globals, and the second would run the first one's code.
        config.output.uniqueName = `${containerName(name)}_${build}`;
        config.output.chunkLoadingGlobal = `chunks_${containerName(name)}_${build}`;
        config.output.crossOriginLoading = 'anonymous';
        config.output.chunkLoadTimeout = loadTimeLimit;
        config.output.strictModuleErrorHandling = true;
        config.plugins.push(new JsonAssetPlugin('build.json', () => ({ name, build })));
        if (isRelease) {
          config.plugins.push(nameRuntimeByPackage);
          // The shortest names repeat, and so compress better than stable ones; no build is mixed with another. Numbers in the
          // order of imports do not depend on where the checkout lies.
          config.optimization = {
            ...config.optimization,
            mangleExports: 'size',
            moduleIds: 'natural',
            chunkIds: 'natural',
          };
        }
        federate(config);
      },
    },
  };
}
