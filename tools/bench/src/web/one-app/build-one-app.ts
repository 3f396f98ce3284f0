import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { compressFolder } from '@portal/release/hosting';
import { createRsbuild } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

const apps = resolve(import.meta.dirname, '../../../../../apps');
const here = (file: string) => join(import.meta.dirname, file);

/**
 * Builds the portal's own source as one lazy-routed application into the site folder `site`: no federation, no registry to wait
 * for, no first paint in the HTML. Its page still misses the registry, which only the server knows.
 */
export async function buildOneApp(site: string): Promise<void> {
  // Below `shell/`, as the portal's own files: the server caches what lies there.
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
          '@module-federation/enhanced/runtime': here('federation-runtime.ts'),
          '@portal/federation/save-data': here('save-data.ts'),
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
}
