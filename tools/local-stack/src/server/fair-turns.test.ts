import { expect, test } from 'vitest';
import { createFairTurns } from './fair-turns.ts';

const round = () => new Promise((resolve) => setImmediate(resolve));

test('addresses take turns, and what one of them asks keeps its order', async () => {
  const started: string[] = [];
  const take = createFairTurns();
  for (const number of [1, 2, 3]) take('127.0.0.2', () => started.push(`restless ${number}`));
  take('127.0.0.1', () => started.push('visitor 1'));
  await round();
  take('127.0.0.1', () => started.push('visitor 2'));
  for (let rounds = 0; rounds < 5; rounds++) await round();
  expect(started).toEqual(['restless 1', 'visitor 1', 'restless 2', 'visitor 2', 'restless 3']);
});

test('starts one piece of work in a round of the event loop', async () => {
  const started: number[] = [];
  const take = createFairTurns();
  take('127.0.0.1', () => started.push(1));
  take('127.0.0.1', () => started.push(2));
  expect(started).toEqual([]);
  await round();
  expect(started).toEqual([1]);
  await round();
  expect(started).toEqual([1, 2]);
});
