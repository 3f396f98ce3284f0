import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../../..');

interface Package {
  folder: string;
  dependencies: string[];
  devDependencies: string[];
}

/** The packages in apps, packages and tools, by name. */
export function readPackages(): Map<string, Package> {
  const folders = ['apps', 'packages', 'tools'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => join(root, parent, name)),
  );
  // A package that has moved away leaves its node_modules behind.
  return new Map(folders.filter((it) => existsSync(join(it, 'package.json'))).map(readPackage));
}

function readPackage(folder: string): [string, Package] {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    dependencies?: Record<string, string>;
    devDependencies?: Record<string, string>;
  };
  const dependencies = Object.keys(manifest.dependencies ?? {});
  const devDependencies = Object.keys(manifest.devDependencies ?? {});
  return [manifest.name, { folder: relative(root, folder), dependencies, devDependencies }];
}

/**
 * The folders whose change can change an app: its own and those of every package that it depends on, directly or not. What
 * a package needs for its own tests only does not count.
 */
export function foldersThatChange(app: string): string[] {
  const packages = readPackages();
  const found = new Set<string>();
  const visit = (name: string, isApp: boolean) => {
    const entry = packages.get(name);
    if (!entry || found.has(entry.folder)) return;
    found.add(entry.folder);
    const needed = isApp ? [...entry.dependencies, ...entry.devDependencies] : entry.dependencies;
    for (const dependency of needed) visit(dependency, false);
  };
  visit(app, true);
  return [...found].sort();
}
