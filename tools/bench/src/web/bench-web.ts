import { loadavg } from 'node:os';
import { browserArguments, ensureBrowser } from '@portal/test/browser';
import { chromium } from 'playwright';
import { openVariants, type Variant } from './variants.ts';
import { type Profile, type Visit, visit } from './visit.ts';

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
say(`load ${loadavg()[0]?.toFixed(1)} at the start; medians of ${runs} first visits`);
for (const profile of profiles.filter(({ name }) => name.includes(onlyProfile))) {
  for (const path of paths.filter((it) => !onlyPath || it === onlyPath)) {
    report(profile, path, await measure(profile, path));
  }
}
say(`load ${loadavg()[0]?.toFixed(1)} at the end`);
process.exit(0);

/** The variants take turns, so that a busy minute of the machine hits all of them. */
async function measure(profile: Profile, path: string): Promise<Map<Variant['name'], Visit[]>> {
  const visits = new Map<Variant['name'], Visit[]>(variants.map(({ name }) => [name, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const { name, stack } of variants) {
      visits.get(name)?.push(await visit(browser, stack.url + path, profile));
    }
  }
  return visits;
}

function report({ name: profile }: Profile, path: string, visits: Map<Variant['name'], Visit[]>) {
  say(`\n${profile} ${path}`);
  const yardstick = median(visits.get('one application'), 'largestPaint');
  for (const [name, all] of visits) {
    const of = (figure: keyof Visit) => median(all, figure);
    const kilobytes = (figure: keyof Visit) => `${(of(figure) / 1_000).toFixed(1)} kB`;
    const spread = all.map(({ largestPaint }) => Math.round(largestPaint)).sort((a, b) => a - b);
    say(
      [
        name.padEnd(16),
        `FCP ${of('firstPaint').toFixed(0).padStart(5)} ms`,
        `LCP ${of('largestPaint').toFixed(0).padStart(5)} ms (${spread[0]} to ${spread.at(-1)}, ratio ${(of('largestPaint') / yardstick).toFixed(2)})`,
        `blocking ${of('blocking').toFixed(0).padStart(4)} ms`,
        `shift ${of('shift').toFixed(3)}`,
        `${of('requests')} requests`,
        `JS ${kilobytes('script')}`,
        `CSS ${kilobytes('style')}`,
        `data ${kilobytes('data')}`,
        `other ${kilobytes('other')}`,
      ].join('  '),
    );
  }
}

function median(visits: Visit[] | undefined, figure: keyof Visit): number {
  const sorted = (visits ?? []).map((it) => it[figure]).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
