import { accessMatrix } from '../matrix/access-matrix.ts';
import { lettersFor, type Subject, type TableAccess, type Verb } from '../matrix/subject.ts';
import { type Actor, type ActorName, actorNames, people } from '../world/actors.ts';
import type { Change } from '../world/state.ts';
import type { World } from '../world/world.ts';
import type { Check } from './check.ts';
import { fileRequests, tableRequests } from './table-requests.ts';

const verbNames: Record<Verb, string> = {
  S: 'select',
  I: 'insert',
  U: 'update',
  P: 'upsert',
  D: 'delete',
};

/** One check for every cell of the access matrix. */
export function tableChecks(): Check[] {
  return Object.entries(accessMatrix).flatMap(([table, access]) =>
    Object.entries(access.subjects).flatMap(([name, subject]) =>
      actorNames.flatMap((actor) =>
        verbsFor(subject, access).map((verb): Check => {
          const isAllowed = lettersFor(subject, actor).includes(verb);
          return {
            subject: table,
            actor,
            isPermission: isAllowed,
            name: `${actor} ${isAllowed ? 'may' : 'may not'} ${verbNames[verb]} ${name}`,
            run: (world) => checkCell(world, { table, access, subject, actor, verb, isAllowed }),
          };
        }),
      ),
    ),
  );
}

function verbsFor({ key, row }: Subject, { conflict }: TableAccess): Verb[] {
  return [
    ...(key ? (['S', 'U', 'D'] as const) : []),
    ...(key && conflict ? (['P'] as const) : []),
    ...(row ? (['I'] as const) : []),
  ];
}

interface Cell {
  table: string;
  access: TableAccess;
  subject: Subject;
  actor: ActorName;
  verb: Verb;
  isAllowed: boolean;
}

async function checkCell(world: World, cell: Cell): Promise<string | undefined> {
  const { table, access, subject, verb, isAllowed } = cell;
  const { actor, client } = await world.enter(cell.actor);
  // A visitor tries the rows of an alumnus.
  const self = (actor as Actor).self ?? people.verified;
  if (verb === 'I' && subject.replaces) {
    const [column = '', value] = Object.entries(subject.replaces(self))[0] ?? [];
    await world.settle(`delete from ${table} where ${column}::text = $1`, [value]);
  }
  const requests = table === 'storage.objects' ? fileRequests : tableRequests;
  const wasSeen = await requests[verb]({ world, client, table, self, access, subject });
  const changes = await world.changes();

  if (!isAllowed && changes.size > 0) return `changed ${[...changes.keys()]}`;
  if (verb === 'S' && wasSeen !== isAllowed) return wasSeen ? 'was seen' : 'was not seen';
  return isAllowed ? findWrongChange(cell, changes) : undefined;
}

/** Exactly one row must be added, deleted or changed, and other tables only as a consequence. */
function findWrongChange({ table, access, verb }: Cell, changes: Map<string, Change>) {
  const foreign = [...changes.keys()].filter(
    (changed) =>
      changed !== table && changed !== 'private.history' && !access.along?.includes(changed),
  );
  if (foreign.length > 0) return `changed ${foreign} as well`;
  const wanted = { I: [0, 1], U: [1, 1], P: [1, 1], D: [1, 0], S: [0, 0] }[verb];
  const change = changes.get(table);
  const found = [change?.removed.length ?? 0, change?.added.length ?? 0];
  return String(found) === String(wanted) ? undefined : `changed rows: ${found}, not ${wanted}`;
}
