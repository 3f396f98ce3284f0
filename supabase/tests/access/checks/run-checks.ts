import { beforeAll, describe, expect, it } from 'vitest';
import { database } from '../../portal.ts';
import { inRotation } from '../../rotation.ts';
import { actorNames } from '../world/actors.ts';
import { createWorld, type World } from '../world/world.ts';
import { type Check, findDeviations } from './check.ts';

/** Creates one test for each table or function (of an eighth of them in `pnpm test`) and each actor, with all checks about them. */
export function runChecks(checks: readonly Check[]): void {
  let world: World;
  beforeAll(async () => {
    world = await createWorld(await database);
  });

  const subjects = [...new Set(checks.map((check) => check.subject))];
  describe.each(inRotation(subjects, 8))('%s', (subject) => {
    const ofSubject = checks.filter((check) => check.subject === subject);
    const present = actorNames.filter((name) => ofSubject.some(({ actor }) => actor === name));
    it.each(present)('gives the %s exactly the access that the matrix lists', async (name) => {
      const cells = ofSubject.filter(({ actor }) => actor === name);
      expect(await findDeviations(world, cells)).toEqual([]);
    });
  });
}
