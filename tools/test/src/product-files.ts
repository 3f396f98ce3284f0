import { createRequire } from 'node:module';
import { posix, relative, sep } from 'node:path';
import { root } from './repository-files.ts';

const code = /^(apps|packages|tools|supabase)\/.*(?<!\.types)\.(ts|tsx|css|sql|html)$/;
const test = /\.(test|spec|soak|check)\.|(?<!^tools)\/tests?\//;
const imported = /\b(?:from|import)\s*\(?\s*(?:\/\*.*?\*\/\s*)?'([^']+)'/g;

/** What builds start with, and besides them only a test imports. */
const starts = ['apps/shell/src/prerender/prerender.tsx'];

/** Those of the files that are code of the product: all but tests, and what only tests import. `read` gives a file's text. */
export function productFiles(paths: readonly string[], read: (path: string) => string): string[] {
  const files = paths.filter((path) => code.test(path));
  const imports = new Map(files.map((path) => [path, importsOf(path, read(path))]));
  const named = new Set([...imports.values()].flat());
  const product = new Set(files.filter((path) => !test.test(path) && !named.has(path)));
  for (const path of starts) product.add(path);
  // The walk goes on to what is added meanwhile.
  for (const path of product) for (const it of imports.get(path) ?? []) product.add(it);
  return files.filter((path) => product.has(path));
}

function importsOf(path: string, text: string): string[] {
  return [...text.matchAll(imported)].map(([, name = '']) => {
    if (name.startsWith('.')) return posix.join(path, '..', name);
    try {
      const file = createRequire(`${root}/${path}`).resolve(name);
      return relative(root, file).replaceAll(sep, '/');
    } catch {
      return name;
    }
  });
}
