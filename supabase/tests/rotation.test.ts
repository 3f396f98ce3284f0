import { expect, it } from 'vitest';
import { inRotation } from './rotation.ts';

const items = ['a', 'b', 'c', 'd', 'e'];

it('takes every item once in as many runs as there are parts, and an empty part never', () => {
  const runs = ['7', '8', '9'].map((seed) => inRotation(items, 3, seed));
  expect(runs.flat().sort()).toEqual(items);
  expect(runs.every(({ length }) => length > 0)).toBe(true);
});

it('takes everything without a seed', () => {
  expect(inRotation(items, 3, '')).toEqual(items);
});
