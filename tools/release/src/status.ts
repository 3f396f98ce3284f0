import { runAndPrint } from './command-line.ts';
import { buildBefore, type ReleaseLog, readReleaseLog } from './release-log.ts';
import { siteFolder } from './site-folder.ts';

await runAndPrint(async (target) => {
  const log = await readReleaseLog(siteFolder(target.site));
  const lines = Object.keys(log)
    .sort()
    .map((name) => describe(log, name));
  return [`${target.site}:`, ...(lines.length > 0 ? lines : ['  nothing is released'])].join('\n');
});

/** What is live, since when, and what a rollback leads to. */
function describe(log: ReleaseLog, name: string): string {
  const { current = null, since, bad = [] } = log[name] ?? {};
  const live = current === null ? 'withdrawn' : `build ${current}`;
  const before = buildBefore(log, name);
  const parts = [
    `  ${name.padEnd(16)} ${live}`,
    since && `since ${since}`,
    before ? `before: ${before}` : 'nothing to go back to',
    bad.length > 0 && `rolled back: ${bad.join(', ')}`,
  ];
  return parts.filter(Boolean).join(', ');
}
