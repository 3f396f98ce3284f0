import type { EnvironmentConfig, Rspack } from '@rsbuild/core';
import { prerenderGlobal } from '../contract/first-paint.ts';
import { sharedNames } from './shared-modules.ts';

export interface Prerender {
  entry: string;
  assetPrefix: string;
  /** Modules that replace others. */
  alias?: Record<string, string>;
  isShell: boolean;
}

/**
 * A second bundle of the same sources, for Node: the release renders the first paint of each public page with it. It is one file of
 * the release, `prerender/index.mjs`, and refers to the same class names and files as the browser's bundle.
 */
export function prerenderBuild({
  entry,
  assetPrefix,
  alias = {},
  isShell,
}: Prerender): EnvironmentConfig {
  return {
    source: { entry: { index: entry } },
    resolve: { alias },
    output: {
      target: 'node',
      assetPrefix,
      filename: { js: 'index.mjs' },
      emitAssets: false,
      minify: false,
      // The release names the place of an error in the sources; without these themselves, which the bundle would carry twice.
      sourceMap: { js: 'nosources-source-map' },
    },
    security: { sri: { enable: false } },
    tools: {
      htmlPlugin: false,
      rspack: (config) => {
        config.output ??= {};
        config.output.library = { type: 'module' };
        config.output.asyncChunks = false;
        if (!isShell) config.externals = sharedExternals();
      },
    },
  };
}

function sharedExternals(): Rspack.Externals {
  return Object.fromEntries(
    sharedNames.map((name) => [name, `var globalThis.${prerenderGlobal}[${JSON.stringify(name)}]`]),
  );
}
