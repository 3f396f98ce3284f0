import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseReleaseLog, readReleaseLog } from './release-log.ts';
import { readJson, releasesPath, siteFolder } from './site-folder.ts';

/** What is live in a release folder: the shell and each area, with the folder of its build. */
export async function liveBuilds(site: string) {
  const folder = siteFolder(site);
  const log = await readReleaseLog(folder);
  return Object.entries(log).flatMap(([name, { current }]) =>
    current === null ? [] : [{ name, build: current, folder: folder.build(name, current) }],
  );
}

/** Whether the build in a folder is the one that is live at an address. False where no server answers, or the answer names no releases. */
export async function hasLiveBuild(output: string, site: string): Promise<boolean> {
  try {
    const { name, build } = (await readJson(join(output, 'build.json'))) as Record<string, string>;
    const answer = await fetch(new URL(releasesPath, site));
    const log = parseReleaseLog(await answer.json());
    return build !== undefined && log[name ?? '']?.current === build;
  } catch {
    return false;
  }
}

/** Whether files or folders differ from a commit. Where git does not know it, as before the first push of a branch, they do. */
export function hasChanged(root: string, since: string, paths: string[]): boolean {
  try {
    const compare = ['diff', '--quiet', since, 'HEAD', '--', ...paths];
    execFileSync('git', compare, { cwd: root, stdio: 'ignore' });
    return false;
  } catch {
    return true;
  }
}
