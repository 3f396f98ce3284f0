import { relative } from 'node:path';
import * as z from 'zod/mini';

export interface TestResult {
  name: string;
  file: string;
  hasPassed: boolean;
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

const spec = z.object({ title: z.string(), ok: z.boolean(), file: z.string() });
const suite = z.object({
  specs: z._default(z.array(spec), []),
  get suites() {
    return z._default(z.array(suite), []);
  },
});
type Suite = z.infer<typeof suite>;
const playwrightReport = z.object({ suites: z.array(suite) });

/** The tests of Vitest's JSON report; none when it is no report. */
export function vitestResults(report: unknown, root: string): TestResult[] {
  const { data } = vitestReport.safeParse(report);
  return (data?.testResults ?? []).flatMap(({ name: path, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      name: fullName,
      file: relative(root, path).replaceAll('\\', '/'),
      hasPassed: status === 'passed',
    })),
  );
}

function specsOf({ specs, suites }: Suite): z.infer<typeof spec>[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** The tests of Playwright's JSON report; none when it is no report. */
export function playwrightResults(report: unknown): TestResult[] {
  const { data } = playwrightReport.safeParse(report);
  return (data?.suites ?? [])
    .flatMap(specsOf)
    .map(({ title, ok, file }) => ({ name: title, file: `e2e/${file}`, hasPassed: ok }));
}
