import { join } from 'node:path';
import { type Rspack, rspack } from '@rsbuild/core';

const commonJsBuild = /(@module-federation[\\/][^\\/]+[\\/]dist[\\/](?:.*[\\/])?[\w-]+)\.cjs$/;
const runtimeCore = /@module-federation[\\/]runtime-core[\\/]dist/;

/** Modules of the runtime that none of its switches leaves out, and what stands in their place. */
const unusedParts = { 'SnapshotHandler.js': 'snapshot.ts', 'utils/preload.js': 'preload.ts' };

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

/** For the build that has the runtime in it, the shell's. It fails when an upgrade has moved what is left out. */
export const leaveOutUnused: Rspack.RspackPluginInstance = {
  apply(compiler) {
    const left = new Set<string>();
    for (const [part, replacement] of Object.entries(unusedParts)) {
      const isPart = new RegExp(`/${part.replace('.', '\\.')}$`);
      new rspack.NormalModuleReplacementPlugin(isPart, (data) => {
        if (!runtimeCore.test(data.context)) return;
        left.add(part);
        data.request = join(import.meta.dirname, 'unused-parts', replacement);
      }).apply(compiler);
    }
    compiler.hooks.thisCompilation.tap('LeaveOutUnused', (compilation) => {
      compilation.hooks.finishModules.tap('LeaveOutUnused', () => {
        for (const part of Object.keys(unusedParts).filter((it) => !left.has(it))) {
          compilation.errors.push(new Error(`The federation runtime has no ${part} any more`));
        }
      });
    });
  },
};
