import { expect, it } from 'vitest';
import { storyFaults } from './story-limits.ts';

const test = (title: string) => ({ title, file: 'a.spec.ts', line: 2 });
const reportOf = (title: string, specs: object[]) => ({ suites: [{ title, specs }] });
const sourceOf = (lines: number) =>
  ['import x;', "  test('a', async ({", '    page,', '  }) => {']
    .concat(Array(lines - 4).fill('    step();'), '  });', 'more();')
    .join('\n');

it('takes sixty stories of eighty lines, and as many long tests as there are', () => {
  const read = () => sourceOf(80);
  const sixty = Array(60).fill(test('x'.repeat(100)));
  expect(storyFaults(reportOf('a.spec.ts', sixty), read)).toEqual([]);
  expect(storyFaults(reportOf('a.long.spec.ts', [...sixty, test('more')]), read)).toEqual([]);
});

it('names a test that is too long, one whose title is, and a story too many', () => {
  expect(storyFaults(reportOf('a.spec.ts', [test('a')]), () => sourceOf(81))).toEqual([
    'a.spec.ts:2 has 81 lines, of 80',
  ]);
  const many = [test('x'.repeat(101)), ...Array(60).fill(test('a'))];
  expect(storyFaults(reportOf('a.spec.ts', many), () => sourceOf(9))).toEqual([
    'a.spec.ts:2 has a title of 101 characters, of 100',
    'there are 61 stories, of 60: see *.long.spec.ts',
  ]);
});
