import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { youngFunctions, youngNames } from './young-functions.ts';

const names = youngNames(createRequire(import.meta.url)('@mdn/browser-compat-data'));
const found = (code: string) => youngFunctions(code, names).map(({ name }) => name);

it.each([
  ['fetch(url,{signal:AbortSignal.any([a,b])})', 'AbortSignal.any'],
  ['URL.canParse(link)', 'URL.canParse'],
  ['let{promise:e}=Promise.withResolvers();', 'Promise.withResolvers'],
  ['Object.groupBy(rows,by)', 'Object.groupBy'],
  ['rows.toSorted(by)', 'toSorted'],
  ['layer.current.showPopover()', 'showPopover'],
  ['let w=new CloseWatcher(x)', 'CloseWatcher'],
  ['let d=new Temporal.PlainDate(1,2,3)', 'Temporal'],
  ['/(?<=a)b/.test(x)', '(?<='],
  ['/(?<!a)b/.test(x)', '(?<!'],
])('finds what the lowest browsers lack, in %s', (code, name) => {
  expect(found(code)).toContain(name);
});

it.each([
  'structuredClone(rows).at(-1)',
  'Object.hasOwn(row,"id")&&rows.flatMap(f)',
  'crypto.randomUUID()',
  'dialog.showModal()',
  'text.replaceAll("a","b")',
  'new ResizeObserver(f)',
  'layer?.showPopover?.()',
  'group.exec(/(?<year>\\d+)/)',
  'schema.any([one,other])',
])('takes what they have, or what is asked for first, in %s', (code) => {
  expect(found(code)).toEqual([]);
});

it('shows each name once, with the code around it', () => {
  const code = 'x'.repeat(100).concat(';URL.canParse(a);URL.canParse(b)');
  const [finding, ...others] = youngFunctions(code, names);
  expect(finding?.place).toMatch(/^x{59};URL\.canParse\(a\);/);
  expect(others).toEqual([]);
});
