import { accounts, expect, openInPage, signIn, test } from '../fixtures/portal.ts';

const megabyte = 1_048_576;

test('repeated mounts: after 40 mounts and unmounts of two areas the memory is back within 2 MB', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const usedMemory = async () => {
    // Objects freed by the first collection may hold others that only the second one frees.
    await session.send('HeapProfiler.collectGarbage');
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
  };
  const mountBoth = async () => {
    await openInPage(page, '/kontak');
    await expect(page.locator('[data-area="public-site"] h1')).toBeVisible();
    await openInPage(page, '/notifications');
    await expect(page.locator('[data-area="member"] h1')).toBeVisible();
  };

  await signIn(page, accounts.budi);
  for (let round = 0; round < 5; round += 1) await mountBoth();
  const before = await usedMemory();
  for (let round = 0; round < 20; round += 1) await mountBoth();
  expect((await usedMemory()) - before).toBeLessThan(2 * megabyte);
});
