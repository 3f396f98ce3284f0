import type { EnvironmentConfig, RsbuildPlugin } from '@rsbuild/core';

const file = 'boot.js';

/** A build of its own for the boot script, so that neither federation nor a module loader is part of it. */
export function bootBuild(entry: string): EnvironmentConfig {
  return {
    source: { entry: { index: { import: entry, html: false } } },
    dev: { hmr: false, liveReload: false },
    output: { distPath: { js: '.' }, filename: { js: file }, sourceMap: false },
    security: { sri: { enable: false } },
  };
}

/** Puts the result of the environment `boot` into the page, as its first script. */
export const inlineBootScript: RsbuildPlugin = {
  name: 'inline-boot-script',
  setup(api) {
    let code = '';
    // The last stage: the script is minified by then.
    api.processAssets({ stage: 'report', environments: ['boot'] }, ({ assets, compilation }) => {
      code = String(assets[file]?.source());
      compilation.deleteAsset(file);
    });
    api.modifyRspackConfig((config) => {
      if (config.name === 'web') config.dependencies = ['boot'];
    });
    api.modifyHTMLTags(({ headTags, bodyTags }) => ({
      headTags: [{ tag: 'script', children: code }, ...headTags],
      bodyTags,
    }));
  },
};
