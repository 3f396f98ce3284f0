import { foreignValues } from '@portal/federation/foreign-values';
import * as z from 'zod/mini';
import { readJson, type SiteFolder, shellName } from './site-folder.ts';

const buildSchema = z.string().check(z.regex(foreignValues.build));
const entrySchema = z.object({
  /** Null after a withdrawal. */
  current: z.nullable(buildSchema),
  /** When that became so, as an ISO time. Logs from before it was written lack it, and the next list. */
  since: z.optional(z.string()),
  /** Every build in the order of its release. */
  builds: z.array(buildSchema),
  /** Builds that were rolled back: a rollback returns to them only when it names them. */
  bad: z.optional(z.array(buildSchema)),
});
const logSchema = z.record(z.string().check(z.regex(foreignValues.name)), entrySchema);

type Entry = z.infer<typeof entrySchema>;
/** What is live, by area (and for the shell). */
export type ReleaseLog = z.infer<typeof logSchema>;

export async function readReleaseLog(site: SiteFolder): Promise<ReleaseLog> {
  return parseReleaseLog((await readJson(site.releases)) ?? {});
}

/** @throws where it has another shape */
export function parseReleaseLog(log: unknown): ReleaseLog {
  return logSchema.parse(log);
}

/** The log after a release: the build is live and the newest. */
export function afterRelease(log: ReleaseLog, name: string, build: string): ReleaseLog {
  const entry = entryOf(log, name);
  if (entry.current === build) return log;
  const builds = [...without(entry.builds, build), build];
  return { ...log, [name]: { ...entry, ...now(build), builds, bad: without(entry.bad, build) } };
}

/** The log after a rollback. The build that was live counts as bad from then on, except where the wanted one is newer. */
export function afterRollback(log: ReleaseLog, name: string, build: string): ReleaseLog {
  const entry = entryOf(log, name);
  const { current, builds, bad = [] } = entry;
  const isBack = current !== null && builds.indexOf(build) < builds.indexOf(current);
  const known = isBack ? [...without(bad, current), current] : bad;
  return { ...log, [name]: { ...entry, ...now(build), bad: without(known, build) } };
}

/** The log after the area was taken out of the portal. Its builds stay, for going back to the last one. */
export function afterWithdrawal(log: ReleaseLog, name: string): ReleaseLog {
  const entry = entryOf(log, name);
  if (entry.current === null) throw new Error(`${name} is not live.`);
  return { ...log, [name]: { ...entry, ...now(null) } };
}

/** The newest build before the live one that was not rolled back; after a withdrawal, the one that was live. */
export function buildBefore(log: ReleaseLog, name: string): string | undefined {
  const { current, builds, bad = [] } = entryOf(log, name);
  const earlier = current === null ? builds : builds.slice(0, builds.indexOf(current));
  return earlier.findLast((build) => !bad.includes(build));
}

/** The build to go back to: the wanted one, else the one before. @throws when there is none */
export function rollbackBuild(log: ReleaseLog, name: string, wanted?: string): string {
  const { builds } = entryOf(log, name);
  const build = wanted ?? buildBefore(log, name);
  if (build !== undefined && builds.includes(build)) return build;
  const known = `Builds of ${name}: ${builds.join(', ') || 'none'}.`;
  if (wanted) throw new Error(`There is no build ${wanted} of ${name}. ${known}`);
  const advice = [
    ...(builds.length > 1 ? ['name one of them'] : ['release one with the fault mended']),
    ...(name === shellName ? [] : [`take the area out: pnpm withdraw ${name}`]),
  ].join(', or ');
  throw new Error(
    `There is no build of ${name} before the current one that was not rolled back. ${known} What you can do: ${advice}.`,
  );
}

/** Whether this build was rolled back. */
export function isBad(log: ReleaseLog, name: string, build: string): boolean {
  return log[name]?.bad?.includes(build) ?? false;
}

function entryOf(log: ReleaseLog, name: string): Entry {
  return log[name] ?? { current: null, builds: [] };
}

function now(current: string | null) {
  return { current, since: new Date().toISOString() };
}

function without(builds: string[] = [], build: string): string[] {
  return builds.filter((known) => known !== build);
}
