import type { Rspack } from '@rsbuild/core';

/** Emits a JSON file that describes the finished compilation. The build's id is filled in afterwards. */
export class JsonAssetPlugin {
  constructor(
    private readonly file: string,
    private readonly describe: (compilation: Rspack.Compilation) => unknown,
  ) {}

  apply(compiler: Rspack.Compiler) {
    compiler.hooks.thisCompilation.tap('JsonAssetPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ANALYSE;
      compilation.hooks.processAssets.tap({ name: `JsonAssetPlugin ${this.file}`, stage }, () => {
        const text = JSON.stringify(this.describe(compilation), null, 2);
        compilation.emitAsset(this.file, new compiler.webpack.sources.RawSource(text));
      });
    });
  }
}
