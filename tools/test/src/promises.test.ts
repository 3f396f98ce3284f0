import { expect, it } from 'vitest';
import { describePromises } from './promises.ts';

const named = (name: string, hasPassed = true) => ({ name, file: 'e2e/a.spec.ts', hasPassed });
const lineOf = (page: string, start: string) =>
  page.split('\n').find((line) => line.startsWith(`| ${start}`));

it('finds every promise that a name mentions', () => {
  const page = describePromises([
    named('spec 2 §8, threats E1, E2: a read'),
    named('decisions 73 and 78, threat E5: two tabs'),
  ]);
  for (const id of ['E1:', 'E2:', 'E5:', '73 ', '78 ']) {
    expect(lineOf(page, id)).toContain('| `e2e/a.spec.ts` | held |');
  }
  expect(lineOf(page, 'E3:')).toContain('no test names it');
});

it('names the tests that failed', () => {
  const page = describePromises([named('threat E1: a read'), named('threat E1: b', false)]);
  expect(lineOf(page, 'E1:')).toContain('| `e2e/a.spec.ts` (2) | **failed:** threat E1: b |');
});
