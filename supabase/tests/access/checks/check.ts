import type { ActorName } from '../world/actors.ts';
import type { World } from '../world/world.ts';

/** One sentence about the access to a table or function, and how to find out whether it is true. */
export interface Check {
  /** The table or function that the sentence is about. */
  subject: string;
  actor: ActorName;
  /** Whether the sentence lets something happen: then the grants must suffice for it. */
  isPermission: boolean;
  name: string;
  /** Resolves to the difference that was found, or to nothing. */
  run: (world: World) => Promise<string | undefined>;
}

/** Runs checks in sequence; returns the sentences that are not true. */
export async function findDeviations(world: World, checks: readonly Check[]): Promise<string[]> {
  const deviations: string[] = [];
  for (const check of checks) {
    const deviation = await check.run(world);
    if (deviation !== undefined) deviations.push(`${check.subject}: ${check.name}: ${deviation}`);
  }
  return deviations;
}
