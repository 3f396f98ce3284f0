import { type Rspack, rspack } from '@rsbuild/core';

const commonJsBuild = /(@module-federation[\\/][^\\/]+[\\/]dist[\\/](?:.*[\\/])?[\w-]+)\.cjs$/;

function asModule(path: string): string {
  return path.replace(commonJsBuild, '$1.js');
}

/**
 * The federation plugin points at the CommonJS build of its runtime, from which nothing is shaken out and which then stands in
 * the page beside the ES modules of the same packages. Both ways in are turned: the aliases and the paths of its entry. An
 * upgrade may move the files; the byte budget would tell.
 */
export const slimRuntime: Rspack.RspackPluginInstance = {
  apply(compiler) {
    new rspack.NormalModuleReplacementPlugin(commonJsBuild, (data) => {
      data.request = asModule(data.request);
    }).apply(compiler);
    // The plugin sets its aliases in this very hook.
    compiler.hooks.afterPlugins.tap({ name: 'SlimRuntime', stage: 100 }, () => {
      const { alias } = compiler.options.resolve;
      if (!alias) return;
      for (const [name, target] of Object.entries(alias)) {
        if (typeof target === 'string') alias[name] = asModule(target);
      }
    });
  },
};
