import { loadavg } from 'node:os';
import { browserArguments, ensureBrowser } from '@portal/test/browser';
import { chromium } from 'playwright';
import { type Measured, tableHead, tableRows } from './report.ts';
import { openVariants } from './variants.ts';
import { type Profile, visitTwice } from './visit.ts';

const paths = ['/', '/alumni', '/kegiatan', '/lowongan'] as const;

const profiles: Profile[] = [
  { name: 'slow', latency: 150, megabits: 1.6, cpu: 4 },
  { name: 'fast', latency: 20, megabits: 20, cpu: 1 },
];

const [runs = 9, onlyProfile = '', onlyPath = ''] = process.argv
  .slice(2)
  .map((argument, index) => (index === 0 ? Number(argument) || 9 : argument)) as [
  number?,
  string?,
  string?,
];
const say = (line: string) => process.stdout.write(`${line}\n`);

const browser = await chromium.launch({
  ...ensureBrowser(say),
  args: browserArguments,
});
const variants = await openVariants(browser, paths);
say(`load ${loadavg()[0]?.toFixed(1)} at the start; medians of ${runs} visits\n\n${tableHead}`);
for (const profile of profiles.filter(({ name }) => name.includes(onlyProfile))) {
  for (const path of paths.filter((it) => !onlyPath || it === onlyPath)) {
    const { first, second } = await measure(profile, path);
    for (const row of tableRows(`${profile.name} \`${path}\``, first)) say(row);
    for (const row of tableRows(`${profile.name} \`${path}\`, second visit`, second)) say(row);
  }
}
say(`\nload ${loadavg()[0]?.toFixed(1)} at the end`);
process.exit(0);

/** The variants take turns, so that a busy minute of the machine hits all of them. */
async function measure(
  profile: Profile,
  path: string,
): Promise<Record<'first' | 'second', Measured>> {
  const begin = (): Measured => new Map(variants.map(({ name }) => [name, []]));
  const measured = { first: begin(), second: begin() };
  for (let run = 0; run < runs; run += 1) {
    for (const { name, stack } of variants) {
      const { first, second } = await visitTwice(browser, stack.url + path, profile);
      measured.first.get(name)?.push(first);
      measured.second.get(name)?.push(second);
    }
  }
  return measured;
}
