import * as z from 'zod/mini';
import { publishCompressed } from './hosting/publish-compressed.ts';
import { readJson, type SiteFolder } from './site-folder.ts';

const logSchema = z.record(
  z.string(),
  z.object({ current: z.string(), builds: z.array(z.string()) }),
);

/** Per area (and for the shell): which build is live, and every build in the order of its release. */
export type ReleaseLog = z.infer<typeof logSchema>;

export async function readReleaseLog(site: SiteFolder): Promise<ReleaseLog> {
  return logSchema.parse((await readJson(site.releases)) ?? {});
}

export async function writeReleaseLog(site: SiteFolder, log: ReleaseLog) {
  await publishCompressed(site.releases, `${JSON.stringify(log, null, 2)}\n`);
}

/** The log after a release: the build is live and the newest. */
export function afterRelease(log: ReleaseLog, name: string, build: string): ReleaseLog {
  const earlier = (log[name]?.builds ?? []).filter((known) => known !== build);
  return { ...log, [name]: { current: build, builds: [...earlier, build] } };
}

/** The build that was released before the live one. @throws when there is none */
export function buildBefore(log: ReleaseLog, name: string): string {
  const entry = log[name];
  const before = entry?.builds[entry.builds.indexOf(entry.current) - 1];
  if (!before) throw new Error(`There is no build of ${name} before the current one.`);
  return before;
}
