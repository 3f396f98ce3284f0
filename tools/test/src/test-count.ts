import * as z from 'zod/mini';

export interface TestCount {
  passed: number;
  failed: number;
}

const vitestReport = z.object({ numPassedTests: z.number(), numTotalTests: z.number() });
const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

/** Counts Vitest's JSON report; whatever did not pass, skipped tests included, counts as failed. */
export function countVitest(report: unknown): TestCount {
  const { success, data } = vitestReport.safeParse(report);
  if (!success) return { passed: 0, failed: 1 };
  return { passed: data.numPassedTests, failed: data.numTotalTests - data.numPassedTests };
}

/** Counts Playwright's JSON report; a skipped or flaky test counts as failed, since there are to be none. */
export function countPlaywright(report: unknown): TestCount {
  const { success, data } = playwrightReport.safeParse(report);
  if (!success) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky, skipped } = data.stats;
  return { passed: expected, failed: unexpected + flaky + skipped };
}
