import { launchBrowser, load, say } from '../bench.ts';
import { storeFigures } from '../figures.ts';
import { type Measured, tableRows, webTableHead } from './report.ts';
import { openVariants } from './variants.ts';
import { fast, type Profile, slow, visitTwice } from './visit.ts';

const paths = ['/', '/alumni', '/kegiatan', '/lowongan'];

const [wantedRuns = '', onlyProfile = '', onlyPath = ''] = process.argv.slice(2);
const runs = Number(wantedRuns) || 9;

const browser = await launchBrowser();
const variants = await openVariants(browser, paths);
say(`${load()} at the start; medians of ${runs} visits\n\n${webTableHead}`);
for (const profile of [slow, fast].filter(({ name }) => name.includes(onlyProfile))) {
  for (const path of paths.filter((it) => !onlyPath || it === onlyPath)) {
    const { first, second } = await measure(profile, path);
    const page = `${profile.name} \`${path}\``;
    for (const row of tableRows(page, first)) say(row);
    for (const row of tableRows(`${page}, second visit`, second)) say(row);
  }
}
say(`\n${load()} at the end`);
storeFigures();
process.exit(0);

/** The variants take turns, so that a busy minute of the machine slows all of them. */
async function measure(profile: Profile, path: string) {
  const empty = (): Measured => new Map(variants.map(({ name }) => [name, []]));
  const measured = { first: empty(), second: empty() };
  for (let run = 0; run < runs; run += 1) {
    for (const { name, stack } of variants) {
      const { first, second } = await visitTwice(browser, stack.url + path, profile);
      measured.first.get(name)?.push(first);
      measured.second.get(name)?.push(second);
    }
  }
  return measured;
}
