import { createRequire } from 'node:module';

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

/**
 * Aliases from the CommonJS entry of each runtime package to its ES module entry, which lies beside it. The plugin's `optimization`
 * options have no effect on the CommonJS build (10 kB). If an upgrade moves the files, the byte budget fails.
 */
export function runtimeModules(): Record<string, string> {
  return Object.fromEntries(
    packages.map((name) => {
      const commonJs = resolveEntry(name, [enhanced, tools]);
      return [commonJs, commonJs.replace(/\.cjs$/, '.js')];
    }),
  );
}

function resolveEntry(name: string, paths: string[]): string {
  return require.resolve(`@module-federation/${name}`, { paths });
}
