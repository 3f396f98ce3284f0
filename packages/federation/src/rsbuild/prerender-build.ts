import type { EnvironmentConfig, Rspack } from '@rsbuild/core';
import { sharedNames } from './shared-modules.ts';

/** Where the shell's bundle puts what both bundles must have one copy of. */
const sharedGlobal = 'portalShared';

export interface Prerender {
  entry: string;
  assetPrefix: string;
  /** Modules that stand in the place of others; what an area shares comes from the shell's bundle. */
  alias?: Record<string, string>;
  isShell: boolean;
}

/**
 * A second bundle of the same sources, for Node: from it the release draws the first paint of each public page. It lies in the
 * release as `prerender/index.mjs`, in one file, and names the same classes and the same files as the browser's.
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
      distPath: { root: 'dist/prerender' },
      filename: { js: 'index.mjs' },
      emitAssets: false,
      minify: false,
      sourceMap: false,
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
    sharedNames.map((name) => [name, `var globalThis.${sharedGlobal}[${JSON.stringify(name)}]`]),
  );
}
