import { launchBrowser, load, say } from '../bench.ts';
import { storeFigures } from '../figures.ts';
import { type Measured, tableRows, webTableHead } from './report.ts';
import { openVariants } from './variants.ts';
import { fast, openContext, type Profile, slow, visit } from './visit.ts';
import { pagePaths, plainPaths, type WayIn, waysIn } from './ways-in.ts';

const [wantedRuns = '', onlyProfile = '', onlyWay = ''] = process.argv.slice(2);
const runs = Number(wantedRuns) || 9;

const browser = await launchBrowser();
const variants = await openVariants(pagePaths);
const ways = await waysIn(variants[0].stack);
say(
  `${load()} at the start; medians (and ranges) of ${runs} visits; ratios against the one application / the one with first paint\n\n${webTableHead}`,
);
for (const profile of [slow, fast].filter(({ name }) => name.includes(onlyProfile))) {
  for (const way of ways.filter(({ name }) => name.includes(onlyWay))) {
    // The other ways in differ by what has to arrive, which a fast connection hides.
    if (profile === slow || isPlain(way)) await report(profile, way);
  }
}
say(`\n${load()} at the end`);
storeFigures();
process.exit(0);

function isPlain({ path, account }: WayIn): boolean {
  return plainPaths.includes(path) && !account;
}

async function report(profile: Profile, way: WayIn) {
  const { first, second } = await measure(profile, way);
  const page = `${profile.name} ${way.name}`;
  for (const row of tableRows(page, first)) say(row);
  if (isPlain(way)) for (const row of tableRows(`${page}, second visit`, second)) say(row);
}

/** The variants take turns, so that a busy minute of the machine slows all of them. */
async function measure(profile: Profile, way: WayIn) {
  const empty = (): Measured => new Map(variants.map(({ name }) => [name, []]));
  const measured = { first: empty(), second: empty() };
  const visits = isPlain(way) ? (['first', 'second'] as const) : (['first'] as const);
  for (let run = 0; run < runs; run += 1) {
    for (const { name, stack } of variants) {
      const context = await openContext(browser, stack, way);
      for (const each of visits) {
        measured[each].get(name)?.push(await visit(context, stack.url + way.path, profile));
      }
      await context.close();
    }
  }
  return measured;
}
