import { asRow, launchBrowser, load, say, siteDir, tableHead } from '../bench.ts';
import { openBenchStack, sizes } from '../bench-stack.ts';
import { storeFigures } from '../figures.ts';
import { byteCells, byteColumns, medianOf } from './report.ts';
import { openContext, slow, type Visit, visit } from './visit.ts';

const runs = Number(process.argv[2]) || 5;

// What the directory costs a visitor, with the alumni of a small department and of the biggest one.
const browser = await launchBrowser();
say(`medians of ${runs} first visits to /alumni\n`);
say(tableHead(['Alumni', 'LCP, ms', ...byteColumns]));
for (const size of sizes) {
  const stack = await openBenchStack(size, siteDir);
  const visits: Visit[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await openContext(browser, stack, {});
    visits.push(await visit(context, `${stack.url}/alumni`, slow));
    await context.close();
  }
  await stack.close();
  say(asRow([size, medianOf(visits, 'largestPaint').toFixed(0), ...byteCells(visits)]));
}
say(`\n${load()} at the end`);
storeFigures();
await browser.close();
process.exit(0);
