import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTurns } from './database.ts';

it('runs one task after the other, also after a failure', async () => {
  const takeTurn = createTurns();
  const log: string[] = [];
  const work = (name: string, isFailing = false) =>
    takeTurn(async () => {
      log.push(`${name} begins`);
      await wait(5);
      log.push(`${name} ends`);
      if (isFailing) throw new Error(name);
      return name;
    });
  const results = await Promise.allSettled([work('a'), work('b', true), work('c')]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});
