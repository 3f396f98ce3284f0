import { expect, test } from 'vitest';
import { scaleFor } from './bar-chart.tsx';
import { yearBars } from './growth-charts.tsx';

test('the lines of a chart are round numbers of people, the top one at or above the highest bar', () => {
  expect(scaleFor(1)).toEqual([1, 0]);
  expect(scaleFor(5)).toEqual([6, 3, 0]);
  expect(scaleFor(6)).toEqual([6, 3, 0]);
  expect(scaleFor(11)).toEqual([20, 10, 0]);
  expect(scaleFor(3804)).toEqual([4000, 2000, 0]);
});

test('years without a bar of their own are told in words', () => {
  const years = Array.from({ length: 16 }, (_, index) => ({ label: `${2005 + index}`, count: 2 }));
  const { bars, rest } = yearBars([...years, { label: '', count: 3 }]);
  expect(bars.map(({ tick }) => tick)).toEqual(years.slice(2).map(({ label }) => label));
  expect(rest).toBe('Selain itu 4 sebelum 2007, 3 tanpa angkatan.');
  expect(yearBars(years.slice(3)).rest).toBe('');
});
