import type { FunctionCall, Outcome } from '../matrix/function-call.ts';
import { functionMatrix } from '../matrix/function-matrix.ts';
import { type ActorName, actorNames, actors, type Person, people } from '../world/actors.ts';
import type { World } from '../world/world.ts';
import type { Check } from './check.ts';

/** One check for every call of the function matrix and every actor. */
export function functionChecks(): Check[] {
  return Object.entries(functionMatrix).flatMap(([name, calls]) =>
    Object.entries(calls).flatMap(([way, call]) =>
      actorNames.map((actor): Check => {
        const outcome = call.outcome[actor] ?? call.outcome[actors[actor].role];
        return {
          subject: `${name}()`,
          actor,
          isPermission: outcome !== 'refuses' && outcome !== 'forbids',
          name: `${outcome} the ${actor} ${way}`,
          run: (world) => checkCall(world, { name, call, actor, outcome }),
        };
      }),
    ),
  );
}

interface Call {
  name: string;
  call: FunctionCall;
  actor: ActorName;
  outcome: Outcome;
}

async function checkCall(world: World, { name, call, ...wanted }: Call) {
  const { actor, client } = await world.enter(wanted.actor);
  const self: Person = actor.self ?? people.verified;
  const request = client.rpc(name, call.args(self));
  const { error } = await (call.isText ? request.csv() : request);
  const { size } = await world.changes();
  const refusal = wanted.outcome === 'forbids' && error?.code === '42501' ? 'forbids' : 'refuses';
  const found: Outcome = error ? refusal : size > 0 ? 'changes' : 'answers';
  if (error && size > 0) return 'refused, and changed rows';
  return found === wanted.outcome ? undefined : `${found}${error ? `: ${error.message}` : ''}`;
}
