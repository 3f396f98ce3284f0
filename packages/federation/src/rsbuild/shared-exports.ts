import { relative } from 'node:path';
import type { Rspack } from '@rsbuild/core';
import type { Need, ShellDescription } from '../contract/descriptions.ts';

type Shared = Record<string, { version: string; requiredVersion: string }>;
type Connection = ReturnType<Rspack.Compilation['moduleGraph']['getIncomingConnections']>[number];

const providedModule = /^provide shared module \(\w+\) (.+)@[^@]+ = /;

/** What the compiled area uses of each shared module, its packages included; imports that its code does not keep are left out. */
export function neededExports(
  compilation: Rspack.Compilation,
  shared: Shared,
  folder: string,
): Record<string, Need> {
  const needs: Record<string, Need> = {};
  for (const module of modulesOf(compilation, 'consume-shared-module')) {
    for (const connection of compilation.moduleGraph.getIncomingConnections(module)) {
      const { request = '', ids } = connection.dependency;
      const options = shared[request];
      if (!options || connection.getActiveState(undefined) === false) continue;
      const { requiredVersion: range, version: builtWith } = options;
      needs[request] ??= { range, builtWith, names: {} };
      const { names } = needs[request];
      const name = importedName(ids);
      if (name) names[name] = first(names[name], sourceOf(compilation, connection, folder));
    }
  }
  return sortByName(needs, (need) => ({ ...need, names: sortByName(need.names) }));
}

/** What the compiled shell brings into the page of each shared module. */
export function providedExports(
  compilation: Rspack.Compilation,
  shared: Shared,
): ShellDescription['provides'] {
  const { moduleGraph } = compilation;
  const provides: ShellDescription['provides'] = {};
  for (const module of modulesOf(compilation, 'provide-module')) {
    const [, name = ''] = providedModule.exec(module.identifier()) ?? [];
    const [provided] = moduleGraph.getOutgoingConnections(module);
    const names = provided?.module && moduleGraph.getProvidedExports(provided.module);
    if (!shared[name] || !Array.isArray(names)) {
      throw new Error(`The exports of the shared module ${module.identifier()} are not known`);
    }
    provides[name] = { version: shared[name].version, names: names.sort() };
  }
  return sortByName(provides);
}

function modulesOf({ modules }: Rspack.Compilation, type: string): Rspack.Module[] {
  return [...modules].filter((module) => module.type === type);
}

/** CommonJS modules are imported as `default` too, and their names are properties of it. */
function importedName([first, second]: string[] = []): string | undefined {
  return first === 'default' ? second : first;
}

/** The same one in every build, whatever the order in which modules were compiled. */
function first(known: string | undefined, file: string): string {
  return known !== undefined && known < file ? known : file;
}

/** A file of the app by its path in there, another one by its path in the workspace or below its package's name. */
function sourceOf({ moduleGraph }: Rspack.Compilation, connection: Connection, folder: string) {
  const source = moduleGraph.getParentModule(connection.dependency) ?? connection.originModule;
  return relative(folder, source?.nameForCondition() ?? '')
    .replaceAll('\\', '/')
    .replace(/^(.*\/)?node_modules\/|^(\.\.\/)+/, '');
}

function sortByName<T, Result = T>(
  record: Record<string, T>,
  change: (value: T) => Result = (value) => value as unknown as Result,
): Record<string, Result> {
  return Object.fromEntries(
    Object.entries(record)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([name, value]) => [name, change(value)]),
  );
}
