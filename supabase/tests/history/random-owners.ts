import { expect, it } from 'vitest';
import { createRandom } from '../../seed/random.ts';
import { freshPortal } from '../portal.ts';
import { deeds } from './owner-deeds.ts';
import { Owners } from './owners.ts';

const often = [
  'edits the record',
  'merges',
  'merges',
  'parts again',
  'parts again',
  'works elsewhere',
];

/** Whether people read of nobody but themselves, whatever happens to their records. */
export function testRandomOwners(steps: number) {
  it(`tells nobody of others in ${steps} random merges, undos, claims and edits`, {
    timeout: 300_000,
  }, async () => {
    const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
    process.stdout.write(`SEED=${seed}\n`);
    const portal = await freshPortal();
    await portal.sql(`delete from auth.users where email <> 'admin@portal.example'`);
    await portal.sql('delete from public.alumni');
    const random = createRandom(seed);
    const owners = new Owners(portal, random);
    const done: string[] = [];
    const names = [...Object.keys(deeds), ...often];
    const first = ['appears', 'joins a record', 'works', 'appears', 'changes an event'];
    const some = Array.from({ length: steps }, () => random.pick(names));
    const last = ['appears', 'works', 'merges', 'works elsewhere', 'parts again'];
    for (const name of [...first, ...first, ...some, ...last, ...last]) {
      await deeds[name]?.(owners);
      done.push(name);
      await owners.look();
      const place = `SEED=${seed} after ${done.length}: ${done.slice(-8)}`;
      expect(await owners.strange(), place).toEqual([]);
    }
    expect(owners.undone, `SEED=${seed}`).toBeGreaterThan(0);
  });
}
