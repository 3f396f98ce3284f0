import { beforeAll, describe, expect, it } from 'vitest';
import { database } from '../portal.ts';
import { actorNames } from './actors.ts';
import { type Check, findDeviations } from './check.ts';
import { createWorld, type World } from './world.ts';

/** Makes a test for each table or function and each actor out of the checks about them. */
export function runChecks(checks: readonly Check[]): void {
  let world: World;
  beforeAll(async () => {
    world = await createWorld(await database);
  });

  describe.each([...new Set(checks.map((check) => check.subject))])('%s', (subject) => {
    const ofSubject = checks.filter((check) => check.subject === subject);
    const present = actorNames.filter((name) => ofSubject.some(({ actor }) => actor === name));
    it.each(present)('is to the %s what the matrix says', async (name) => {
      const cells = ofSubject.filter(({ actor }) => actor === name);
      expect(await findDeviations(world, cells)).toEqual([]);
    });
  });
}
