import { appendFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';

const startedAt = performance.now();
const fresh = { currentTestId: '', hitCount: 0, hitLimit: 100_000 };
/** Where instrumented code counts. Modules that test files share keep it; an endless loop ends at the limit. */
const counters = Object.assign(
  Reflect.get(globalThis, '__stryker__') ?? { mutantCoverage: { static: {} } },
  fresh,
);
Reflect.set(globalThis, '__stryker__', counters);
counters.mutantCoverage.perTest = {};
let isGreen = true;

beforeAll(() => {
  counters.currentTestId = 'tests';
});

afterEach(({ task }) => {
  isGreen &&= task.result?.state !== 'fail';
});

afterAll(() => {
  const { MUTANT_COVERAGE } = process.env;
  if (!MUTANT_COVERAGE || !isGreen) return;
  const { static: loaded, perTest } = counters.mutantCoverage;
  const [seen, run] = [loaded, perTest.tests ?? {}].map(Object.keys);
  const milliseconds = performance.now() - startedAt;
  const line = { file: expect.getState().testPath, milliseconds, loaded: seen, run };
  appendFileSync(MUTANT_COVERAGE, `${JSON.stringify(line)}\n`);
});
