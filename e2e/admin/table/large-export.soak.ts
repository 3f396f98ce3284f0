import { readFile } from 'node:fs/promises';
import { inflateRawSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { expect, test } from '../../fixtures/portal.ts';
import { addAlumni, count, openAlumni } from '../alumni/alumni-screen.ts';
import { exportAs, main } from './list-screen.ts';

const exportButton = (page: Page) =>
  main(page).getByRole('button', { name: /^(Ekspor|Batalkan \(.*)$/ });

/** In the sheet of a workbook, whose name stands before its packed text. */
function rowsIn(file: Buffer): number {
  const name = 'xl/worksheets/sheet1.xml';
  const sheet = inflateRawSync(file.subarray(file.indexOf(name) + name.length));
  return sheet.toString().split('<row').length - 1;
}

/** Notes what the button says, and the largest heap, while an export runs. */
async function watch(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable');
  const heap = async () => {
    const { metrics } = await devTools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
  };
  await page.evaluate(() => {
    const labels = new Set<string>();
    const longTasks: number[] = [];
    Object.assign(window, { labels, longTasks });
    new PerformanceObserver((list) =>
      longTasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' });
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('main button')) {
        if (textContent?.startsWith('Batalkan (')) labels.add(textContent);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  const before = await heap();
  let largest = before;
  let isDone = false;
  const sampling = (async () => {
    while (!isDone) {
      largest = Math.max(largest, await heap());
      await page.waitForTimeout(100);
    }
  })();
  return async () => {
    isDone = true;
    await sampling;
    const { labels, longTasks } = await page.evaluate(() => {
      const noted = window as unknown as { labels: Set<string>; longTasks: number[] };
      return { labels: [...noted.labels], longTasks: noted.longTasks };
    });
    const megabytes = (bytes: number) => Math.round(bytes / 1e6);
    return {
      labels,
      longestTask: Math.round(Math.max(0, ...longTasks)),
      heapBefore: megabytes(before),
      heapLargest: megabytes(largest),
    };
  };
}

test('thousands of rows: 50,000 alumni are exported as a workbook with progress, or cancelled', async ({
  page,
  portal,
}, testInfo) => {
  testInfo.setTimeout(900_000);
  await addAlumni(portal, 50_000);
  await openAlumni(page);
  await expect(count(page)).toHaveText('Alumni (50.065)');

  await test.step('cancelled while it reads and while it writes', async () => {
    const downloads: string[] = [];
    page.on('download', (file) => downloads.push(file.suggestedFilename()));
    for (const running of [/^Batalkan \([1-9][\d.]* dari 50\.065\)$/, /^Batalkan \(menulis /]) {
      await exportAs(page, 'Excel');
      const cancel = main(page).getByRole('button', { name: running });
      await cancel.click({ timeout: 300_000 });
      await expect(exportButton(page)).toHaveText('Ekspor');
    }
    expect(downloads).toEqual([]);
  });
  await test.step('exported whole', async () => {
    const stop = await watch(page);
    const download = page.waitForEvent('download', { timeout: 600_000 });
    const start = Date.now();
    await exportAs(page, 'Excel');
    const file = await readFile(await (await download).path());
    const seconds = Math.round((Date.now() - start) / 1000);
    const { labels, ...figures } = await stop();
    process.stdout.write(`${JSON.stringify({ seconds, bytes: file.length, ...figures })}\n`);
    expect(rowsIn(file)).toBe(50_065 + 1);
    expect(labels.filter((label) => !label.includes('menulis')).length).toBeGreaterThan(40);
    expect(labels.filter((label) => label.includes('menulis')).length).toBeGreaterThan(40);
    expect(figures.longestTask).toBeLessThan(2000);
  });
});
