import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const skippedFolders = new Set(['node_modules', 'dist', '.turbo']);
const testFile = /\.test\.tsx?$/;

/** The files below a folder that can change a build, sorted: no tests, no output. */
function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : sourceFiles(path);
      return testFile.test(entry.name) ? [] : [path];
    })
    .sort();
}

/**
 * Twelve hex digits over everything that goes into a build: the same sources give the same id on every machine, so that an
 * unchanged area is never released twice. `PORTAL_BUILD_LABEL` makes a build of its own from the same sources.
 */
export function buildId(root: string, folder: string): string {
  const hash = createHash('sha256').update(process.env.PORTAL_BUILD_LABEL ?? '');
  const inputs = [folder, join(root, 'packages')].flatMap(sourceFiles);
  for (const file of [...inputs, join(root, 'pnpm-lock.yaml')]) {
    hash.update(relative(root, file).replaceAll('\\', '/')).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 12);
}
