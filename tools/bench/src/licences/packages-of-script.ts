import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decode } from '@jridgewell/sourcemap-codec';
import { createRsbuild, loadConfig, mergeRsbuildConfig } from '@rsbuild/core';
import { root } from '../bench.ts';

const ownCode = '*the portal itself*';
/** Its runtime, and what joins the modules. */
const bundler = '*bundler*';

/** Builds an app as a release does, with a source map beside each script. */
export async function buildWithMaps(app: string, folder: string): Promise<string> {
  const cwd = join(root, 'apps', app);
  process.env.NODE_ENV = 'production';
  // Module Federation finds its runtime from the folder in which a build was started.
  process.chdir(cwd);
  const { content } = await loadConfig({ cwd, command: 'build' });
  const rsbuildConfig = mergeRsbuildConfig(content, {
    mode: 'production',
    logLevel: 'error',
    output: { distPath: { root: join(folder, app) }, sourceMap: { js: 'source-map' } },
  });
  const rsbuild = await createRsbuild({ cwd, rsbuildConfig });
  await (await rsbuild.build()).close();
  return join(folder, app);
}

/** Characters of a minified script by the package that they come from. */
export async function charactersByPackage(script: string): Promise<Map<string, number>> {
  const lines = (await readFile(script, 'utf8')).split('\n');
  const map: { mappings: string; sources: string[] } = JSON.parse(
    await readFile(`${script}.map`, 'utf8'),
  );
  const packages = map.sources.map(packageOf);
  const sizes = new Map<string, number>();
  const add = (name: string, size: number) => sizes.set(name, (sizes.get(name) ?? 0) + size);
  decode(map.mappings).forEach((segments, row) => {
    const end = lines[row]?.length ?? 0;
    add(bundler, segments[0]?.[0] ?? end);
    segments.forEach(([start, source], index) => {
      const size = (segments[index + 1]?.[0] ?? end) - start;
      add(source === undefined ? bundler : (packages[source] ?? bundler), size);
    });
  });
  return sizes;
}

function packageOf(source: string): string {
  const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
  if (name) return name;
  return /\.tsx?(\?|$)/.test(source) ? ownCode : bundler;
}
