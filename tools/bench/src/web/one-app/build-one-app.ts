import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { compressFolder } from '@portal/release/hosting';
import { createRsbuild } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { root } from '../../bench.ts';

const apps = join(root, 'apps');
const here = (file: string) => join(import.meta.dirname, file);

/**
 * Builds the portal's own source as one lazy-routed application into the site folder `site`: no federation, no request for the
 * registry, no first paint in the HTML.
 * @returns the path of its page, in which the text 'registry' stands for the registry
 */
export async function buildOneApp(site: string): Promise<string> {
  // Below `shell/`, as the portal's own files: the server lets browsers cache these.
  const folder = join(site, 'shell/one-app');
  await rm(site, { recursive: true, force: true });
  const rsbuild = await createRsbuild({
    cwd: join(apps, 'shell'),
    config: {
      mode: 'production',
      logLevel: 'warn',
      plugins: [pluginReact()],
      source: { entry: { index: './src/bootstrap.tsx' } },
      html: { template: here('index.html') },
      resolve: {
        alias: {
          '@module-federation/enhanced/runtime': here('replaced-modules.ts'),
          '@portal/federation/save-data': here('replaced-modules.ts'),
          '#area/public-site': join(apps, 'public-site/src/remote.tsx'),
          '#area/member': join(apps, 'member/src/remote.tsx'),
          '#area/admin': join(apps, 'admin/src/remote.tsx'),
        },
      },
      output: {
        distPath: { root: folder },
        assetPrefix: '/shell/one-app/',
        legalComments: 'none',
      },
      splitChunks: { preset: 'none', chunks: 'async' },
      tools: { rspack: { optimization: { mangleExports: 'size' } } },
    },
  });
  await rsbuild.build();
  await compressFolder(folder);
  return join(folder, 'index.html');
}
