import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { quantile } from '../measure.ts';

const runs = 5;

/** A word in the source of what is on the screen. */
interface Edit {
  file: string;
  word: string;
}

/**
 * Seconds from saving a source file until its word has changed on the screen, without a reload: the median of some, after one
 * that only warms up.
 */
export async function timeHotReload(page: Page, { file, word }: Edit): Promise<number> {
  const source = await readFile(file, 'utf8');
  await page.getByText(word, { exact: true }).first().waitFor();
  await page.evaluate(() => Object.assign(window, { isStillTheSamePage: true }));
  const times: number[] = [];
  for (let run = 0; run <= runs; run += 1) {
    const changed = `${word} ${run}`;
    const shown = page.getByText(changed, { exact: true }).first().waitFor();
    const startedAt = performance.now();
    await writeFile(file, source.replace(word, changed));
    await shown;
    if (run > 0) times.push((performance.now() - startedAt) / 1_000);
  }
  if (!(await page.evaluate(() => 'isStillTheSamePage' in window))) {
    throw new Error(`The page was loaded anew after a change of ${file}`);
  }
  return quantile(times, 0.5);
}
