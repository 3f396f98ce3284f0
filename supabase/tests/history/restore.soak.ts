import { randomInt } from 'node:crypto';
import { expect, it } from 'vitest';
import { freshPortal } from '../portal.ts';
import { restoreRandomly, writeHistories } from './restored.ts';

it('brings two hundred random deletions back, from a new seed each time', async () => {
  const seed = randomInt(1_000_000);
  process.stdout.write(`seed ${seed}\n`);
  const portal = await freshPortal();
  await writeHistories(portal);
  expect(await restoreRandomly(portal, 200, seed)).toEqual([]);
}, 600_000);
