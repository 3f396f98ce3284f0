import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const megabyte = 1024 * 1024;

/** A disk of the given number of MB in memory; needs root on Linux. */
export async function mountDisk(folder: string, megabytes: number) {
  const ballast = join(folder, 'ballast');
  const mount = (options: string) =>
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
  await mkdir(folder, { recursive: true });
  mount(`size=${megabytes}m`);
  return {
    /** Leaves the given number of MB free. */
    fill: async (free: number) => {
      const { bavail, bsize } = await statfs(folder);
      await writeFile(ballast, Buffer.alloc(bavail * bsize - free * megabyte));
    },
    free: () => rm(ballast),
    unmount: () => void execFileSync('umount', [folder]),
  };
}

const groups = '/sys/fs/cgroup';

/** A control group of the given number of MB, which a process joins by `env`; needs root on Linux. */
export function limitMemory(megabytes: number) {
  const isFirstVersion = existsSync(`${groups}/memory`);
  const group = join(groups, isFirstVersion ? 'memory' : '', `portal-${process.pid}`);
  mkdirSync(group);
  const limit = isFirstVersion ? 'memory.limit_in_bytes' : 'memory.max';
  writeFileSync(join(group, limit), String(megabytes * megabyte));
  const script = new URL('./join-memory-group.mjs', import.meta.url).href;
  return {
    env: { NODE_OPTIONS: `--import ${script}`, MEMORY_GROUP: group },
    remove: () => rmdirSync(group),
  };
}
