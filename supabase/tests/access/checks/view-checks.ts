import { actorNames, people } from '../world/actors.ts';
import type { World } from '../world/world.ts';
import type { Check } from './check.ts';

const view = 'alumni_directory';

/**
 * The directory reads with its owner's rights, so writing through it would bypass every policy. PostgreSQL
 * cannot write through its joins today; the refusal must not depend on that.
 */
export function viewChecks(): Check[] {
  return actorNames.map((actor) => ({
    subject: `public.${view}`,
    actor,
    isPermission: false,
    name: `${actor} is refused because the directory is read-only`,
    run: async (world: World) => {
      const { client } = await world.enter(actor);
      const id = people.peer.alumniId;
      const answers = [
        await client.from(view).insert({ bio: 'Curi' }),
        await client.from(view).update({ bio: 'Curi' }).eq('id', id),
        await client.from(view).delete().eq('id', id),
      ];
      const other = answers.find(({ error }) => !error?.message.includes('is read-only'));
      return other && `answered: ${other.error?.message ?? 'nothing'}`;
    },
  }));
}
