import { createHash } from 'node:crypto';
import type { Rspack } from '@rsbuild/core';
import type { AreaDefinition } from '../contract/contract.ts';
import type { AreaDescription, Need } from '../contract/descriptions.ts';

interface AreaBuild extends AreaDefinition {
  name: string;
  build: string;
  contract: number;
  baseUrl: string;
  needs: Record<string, Need>;
  migration?: string;
}

/**
 * `area.json` beside the build: the area's element of the registry and what a release checks. A release writes URLs relative to its
 * folder (`baseUrl` is empty) and hashes; the development server writes absolute URLs and no hashes, since its files change in place.
 * A page without a chunk of its name fails the build: it would lose its preloads.
 */
export function describeArea(
  { name, title, build, contract, routes, baseUrl, needs, migration }: AreaBuild,
  compilation: Rspack.Compilation,
): AreaDescription {
  const files = compilation.getAssets().filter((asset) => isCode(asset.name));
  const entry = files.find((asset) => asset.name.startsWith('remoteEntry.'));
  if (!entry) throw new Error(`The build of ${name} has no remoteEntry`);
  const preload = (page: string) => [
    ...new Set([...chunkFiles(compilation, 'remote'), ...chunkFiles(compilation, page)]),
  ];
  for (const page of new Set(routes.map((route) => route.page))) {
    if (compilation.namedChunkGroups.get(page)) continue;
    const comment = `/* webpackChunkName: "${page}" */`;
    const message = `Area ${name} has no chunk for its page "${page}": import it with ${comment} in app.tsx.`;
    compilation.errors.push(new Error(message));
  }
  return {
    name,
    title,
    build,
    contract,
    entry: `${baseUrl}${entry.name}`,
    integrity: baseUrl
      ? {}
      : Object.fromEntries(files.map((asset) => [asset.name, sha256(asset.source.buffer())])),
    routes: routes.map((route) => ({ ...route, preload: baseUrl ? [] : preload(route.page) })),
    needs,
    ...(migration && { migration }),
  };
}

function chunkFiles(compilation: Rspack.Compilation, name: string): string[] {
  return (compilation.namedChunkGroups.get(name)?.getFiles() ?? []).filter(isCode);
}

function isCode(file: string): boolean {
  return /\.(js|css)$/.test(file);
}

function sha256(content: Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
