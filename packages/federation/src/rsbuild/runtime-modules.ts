import { createRequire } from 'node:module';
import { rspack } from '@rsbuild/core';

const require = createRequire(import.meta.url);
const enhanced = require.resolve('@module-federation/enhanced/rspack');
const tools = resolveEntry('runtime-tools', [enhanced]);

/** Packages of the federation runtime that the plugin names by the path of their CommonJS entry. */
const packages = [
  'runtime',
  'runtime-tools',
  'webpack-bundler-runtime',
  'inject-external-runtime-core-plugin',
];

const commonJsEntries = Object.fromEntries(
  packages.map((name) => [`@module-federation/${name}`, resolveEntry(name, [enhanced, tools])]),
);

/**
 * Aliases of each runtime package, by its name and by its CommonJS entry, to its ES module entry, which lies beside that. The plugin's
 * `optimization` options have no effect on the CommonJS build (10 kB). If an upgrade moves the files, the byte budget fails.
 */
export function runtimeModules(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(commonJsEntries).flatMap(([name, commonJs]) => {
      const esModule = commonJs.replace(/\.cjs$/, '.js');
      return [
        [`${name}$`, esModule],
        [commonJs, esModule],
      ];
    }),
  );
}

/**
 * The plugin writes the path of its runtime into the name of a module, which decides module ids and the names in minified code: the
 * same sources would give another build in another folder. The path is replaced by the name of the package.
 */
export const nameRuntimeByPackage = new rspack.NormalModuleReplacementPlugin(
  /^@module-federation\/runtime\/rspack\.js!=!data:/,
  (data) => {
    for (const [name, path] of Object.entries(commonJsEntries)) {
      data.request = data.request.replaceAll(encodeURIComponent(path), encodeURIComponent(name));
    }
  },
);

function resolveEntry(name: string, paths: string[]): string {
  return require.resolve(`@module-federation/${name}`, { paths });
}
