import { expect, it } from 'vitest';
import { describePromises } from './promises.ts';

const named = (name: string, hasPassed = true) => ({ name, file: 'e2e/a.spec.ts', hasPassed });
const lineOf = (page: string, name: string) =>
  page.split('\n').find((line) => line.startsWith(`| **${name}**`));

it('finds every promise that a name mentions, in the name of its group too', () => {
  const page = describePromises([
    named('failed reads, request limit: a list'),
    named('unsafe links: web links takes https'),
  ]);
  for (const name of ['failed reads', 'request limit', 'unsafe links']) {
    expect(lineOf(page, name)).toContain('| `e2e/a.spec.ts` | held |');
  }
  expect(lineOf(page, 'two tabs')).toContain('no test names it');
});

it('names the tests that failed', () => {
  const page = describePromises([named('offline: a read'), named('offline: b', false)]);
  expect(lineOf(page, 'offline')).toContain('| `e2e/a.spec.ts` (2) | **failed:** offline: b |');
});
