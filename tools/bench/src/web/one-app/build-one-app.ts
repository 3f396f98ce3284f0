import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { bootBuild, inlineBootScript, prerenderBuild } from '@portal/federation/rsbuild';
import { compressFolder } from '@portal/release/hosting';
import { createRsbuild, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { root } from '../../bench.ts';

const apps = join(root, 'apps');
const here = (file: string) => join(import.meta.dirname, file);
// Below `shell/`, as the portal's own files: the server lets browsers cache these.
const baseUrl = '/shell/one-app/';
const runtime = '@module-federation/enhanced/runtime';

export interface OneApp {
  /** The path of its page, in which the text 'registry' stands for the registry. */
  page: string;
  /** The path of the bundle that renders its pages in Node, if it was asked for. */
  prerender: string;
  /** The URLs of the files of its main script (`index`) and of each chunk, by name. Empty without a first paint. */
  files: Readonly<Record<string, string[]>>;
}

/**
 * Builds the portal's own source as one lazy-routed application into the site folder `site`: no federation, no request for the
 * registry. Its HTML has the first paint of the portal's pages only if `hasFirstPaint` says so.
 */
export async function buildOneApp(site: string, hasFirstPaint: boolean): Promise<OneApp> {
  const folder = join(site, baseUrl);
  await rm(site, { recursive: true, force: true });
  const rsbuild = await createRsbuild({
    cwd: join(apps, 'shell'),
    config: {
      mode: 'production',
      logLevel: 'warn',
      plugins: [pluginReact(), ...(hasFirstPaint ? [inlineBootScript] : [])],
      source: { entry: { index: hasFirstPaint ? './src/main.ts' : './src/bootstrap.tsx' } },
      html: { template: hasFirstPaint ? './src/index.html' : here('index.html') },
      resolve: {
        alias: {
          [runtime]: here('replaced-modules.ts'),
          '@portal/federation/save-data': here('replaced-modules.ts'),
          '#shell/boot': join(apps, 'shell/src/boot/boot.ts'),
          '#shell/prerender': join(apps, 'shell/src/prerender/prerender.tsx'),
          '#area/public-site': join(apps, 'public-site/src/remote.tsx'),
          '#area/member': join(apps, 'member/src/remote.tsx'),
          '#area/admin': join(apps, 'admin/src/remote.tsx'),
        },
      },
      output: {
        distPath: { root: folder },
        cleanDistPath: false,
        assetPrefix: baseUrl,
        legalComments: 'none',
      },
      splitChunks: { preset: 'none', chunks: 'async' },
      tools: { rspack: { optimization: { mangleExports: 'size' } } },
      environments: { web: {}, ...(hasFirstPaint && firstPaint) },
    },
  });
  const { stats } = await rsbuild.build();
  await compressFolder(folder);
  const { children = [] } = stats?.toJson({ all: false, chunkGroups: true }) ?? {};
  const groups = children.find(({ name }) => name === 'web')?.namedChunkGroups ?? {};
  return {
    page: join(folder, 'index.html'),
    prerender: join(folder, 'index.mjs'),
    files: Object.fromEntries(
      Object.entries(groups).map(([name, { assets = [] }]) => [
        name,
        assets.map((asset) => baseUrl + asset.name),
      ]),
    ),
  };
}

const firstPaint: RsbuildConfig['environments'] = {
  boot: bootBuild(here('boot.ts')),
  prerender: prerenderBuild({
    entry: here('prerender.ts'),
    assetPrefix: baseUrl,
    alias: { [runtime]: join(apps, 'shell/src/prerender/loaded-areas.ts') },
    isShell: true,
  }),
};
