import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { ProcessAssetsHandler, RsbuildPlugin, Rspack } from '@rsbuild/core';

/** Stands for the build's id until its content is known. It becomes part of names in code, so it is one word; as long as an id, so no map moves. */
export const buildMark = 'portal_build';

const renamedFile = /\.(js|css|html|json)$/;

interface Options {
  folder: string;
  /** Facts of the build that are not in its code, such as the area's routes. */
  description: unknown;
}

/**
 * Gives a release build its id: a hash of twelve hex digits over all that it emits. A change that does not reach an app's output, such
 * as code of a shared package that it does not use, keeps the id: nothing to release, and nothing to download again.
 * `PORTAL_BUILD_LABEL` gives the same sources another id.
 */
export function buildIdentity({ folder, description }: Options): RsbuildPlugin {
  const label = process.env.PORTAL_BUILD_LABEL ?? '';
  return {
    name: 'build-identity',
    setup(api) {
      let id = '';
      const named = (content: string) => content.replaceAll(buildMark, id);
      /** The output of the other environments. They compile first. */
      const others: Record<string, Record<string, string>> = {};

      api.modifyRspackConfig((config) => {
        const { environments } = api.getNormalizedConfig();
        if (config.name !== 'web') return;
        config.dependencies = Object.keys(environments).filter((it) => it !== 'web');
      });
      api.processAssets({ stage: 'summarize' }, ({ assets, environment }) => {
        if (environment.name === 'web') return;
        others[environment.name] = Object.fromEntries(
          Object.entries(assets).map(([file, source]) => [file, textOf(source)]),
        );
      });
      // Its bundle for Node becomes part of the build that it names.
      api.processAssets(
        { stage: 'report', environments: ['prerender'] },
        ({ assets, compilation }) => {
          for (const file of Object.keys(assets)) compilation.deleteAsset(file);
        },
      );
      // The code is minified by now, and the hashes of its files are not taken yet.
      api.processAssets({ stage: 'dev-tooling', environments: ['web'] }, (web) => {
        const hash = createHash('sha256').update(label);
        hash.update(JSON.stringify([description, others], withoutMaps));
        addFiles(hash, folder, ['src/index.html', ...filesBelow(folder, 'public')]);
        const files = Object.keys(web.assets).filter((file) => !file.endsWith('.map'));
        for (const file of files.sort()) {
          hash
            .update(file)
            .update('\0')
            .update(web.assets[file]?.buffer() ?? '');
        }
        id = hash.digest('hex').slice(0, 12);
        rename(web, named);
      });
      // The page and the JSON files come later.
      api.processAssets({ stage: 'report', environments: ['web'] }, (web) => {
        rename(web, named);
        for (const [file, code] of Object.entries(others.prerender ?? {})) {
          web.compilation.emitAsset(`prerender/${file}`, new web.sources.RawSource(named(code)));
        }
      });
    },
  };
}

/** An empty line moves positions, and makes no other build. */
function withoutMaps(key: string, value: unknown): unknown {
  return key.endsWith('.map') ? undefined : value;
}

type Compiled = Pick<Parameters<ProcessAssetsHandler>[0], 'compilation' | 'sources'>;

function rename({ compilation, sources }: Compiled, named: (content: string) => string) {
  for (const { name: file, source } of compilation.getAssets()) {
    if (!renamedFile.test(file)) continue;
    const content = textOf(source);
    if (content.includes(buildMark)) {
      compilation.updateAsset(file, new sources.RawSource(named(content)));
    }
  }
}

function textOf(source: Rspack.sources.Source): string {
  return source.source().toString();
}

function addFiles(hash: Hash, folder: string, files: string[]) {
  for (const file of files.map((it) => join(folder, it)).filter((it) => existsSync(it))) {
    const name = relative(folder, file).replaceAll('\\', '/');
    hash.update(name).update('\0').update(readFileSync(file));
  }
}

/** Relative to `root`, in a fixed order. */
function filesBelow(root: string, folder: string): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
}
