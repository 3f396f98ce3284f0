import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The areas of the workspace: the apps that expose a remote. */
export function findAreas(root: string): string[] {
  const apps = join(root, 'apps');
  return readdirSync(apps)
    .filter((name) => existsSync(join(apps, name, 'src/remote.tsx')))
    .sort();
}
