import { expect, it } from 'vitest';
import { storyFaults } from './story-limits.ts';

const test = (title: string) => ({ title, file: 'a.spec.ts', line: 2 });
const reportOf = (title: string, specs: object[]) => ({ suites: [{ title, specs }] });

it('takes sixty stories, and as many long tests as there are', () => {
  const sixty = Array(60).fill(test('x'.repeat(100)));
  expect(storyFaults(reportOf('a.spec.ts', sixty))).toEqual([]);
  expect(storyFaults(reportOf('a.long.spec.ts', [...sixty, test('more')]))).toEqual([]);
});

it('names a title that is too long, and a story too many', () => {
  const many = [test('x'.repeat(101)), ...Array(60).fill(test('a'))];
  expect(storyFaults(reportOf('a.spec.ts', many))).toEqual([
    'a.spec.ts:2 has a title of 101 characters, of 100',
    'there are 61 stories, of 60: see docs/commands.md',
  ]);
});
