import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

/** Everything that has identity, and only that: two copies of one of these would be a bug that a visitor sees. */
export const sharedNames = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'jotai',
  '@portal/federation/router',
  '@portal/api/query',
  '@portal/api/client',
  '@portal/auth/session',
  '@portal/ui/toast',
] as const;

/**
 * How an app takes part: the shell brings its copies into the page before any area (`eager`); an area brings none, since the
 * contract's version says what the page provides.
 */
type Part = { eager: true } | { import: false };

/** The `shared` option of module federation: of these modules, what the app has installed. */
export function sharedModules(app: string, part: Part) {
  return Object.fromEntries(
    sharedNames.flatMap((name) => {
      const version = versionOf(app, name);
      const singleton = { singleton: true, strictVersion: true, ...part };
      if (!version) return [];
      return [[name, { ...singleton, version, requiredVersion: rangeOf(version) }]];
    }),
  );
}

/**
 * Patches fix and minors add: an app runs with the minor that it was built with or a later one, whatever the patch. So each app may
 * raise a patch first. `react` and `react-dom` must match exactly, and do: both come from the shell.
 */
function rangeOf(version: string): string {
  const [major, minor] = version.split('.');
  return `^${major}.${minor}.0`;
}

/** Workspace packages carry `workspace:*`, which is no range: the version is read from the package itself. */
function versionOf(app: string, name: string): string | undefined {
  const parts = name.split('/');
  const packageName = name.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? name);
  return readOf<{ version: string }>(app, packageName, 'package.json')?.version;
}

/** The newest migration that the data layer of an app was made for; nothing where the app uses no module of it. */
export function describeMigration(app: string, used: string[]): { migration?: string } {
  if (!used.some((name) => name.startsWith(`${dataLayer}/`))) return {};
  const migration = readOf<string>(app, dataLayer, 'src/newest-migration.json');
  return migration === undefined ? {} : { migration };
}

const dataLayer = '@portal/api';

/** A JSON file of a package that the app, or this one, has installed. */
function readOf<T>(app: string, packageName: string, file: string): T | undefined {
  const installed = [join(app, 'node_modules'), ...(require.resolve.paths(packageName) ?? [])];
  for (const folder of installed) {
    try {
      return JSON.parse(readFileSync(join(folder, packageName, file), 'utf8')) as T;
    } catch {
      // Not in this folder.
    }
  }
  return undefined;
}
