import { becomeClient } from '../../become-client.ts';
import type { Row } from '../../database.ts';
import { accessMatrix } from '../matrix/access-matrix.ts';
import { lettersFor, type TableAccess } from '../matrix/subject.ts';
import { type Actor, type ActorName, actorNames, type Person, people } from '../world/actors.ts';
import type { World } from '../world/world.ts';
import type { Check } from './check.ts';

interface Sweep {
  table: string;
  access: TableAccess;
  actor: ActorName;
  verb: 'U' | 'D';
}

/**
 * Requests for all rows at once. Without a filter PostgreSQL does not apply the policies for reading, so
 * only the policies for changing and deleting protect everybody's rows.
 */
export function sweepChecks(): Check[] {
  return Object.entries(accessMatrix).flatMap(([table, access]) =>
    actorNames.flatMap((actor) =>
      (['U', 'D'] as const).map((verb): Check => {
        const sweep = { table, access, actor, verb };
        return {
          subject: table,
          actor,
          isPermission: false,
          name: `${actor} ${verb === 'U' ? 'changes' : 'deletes'} all of their own rows and no other`,
          run: (world) => checkSweep(world, sweep),
        };
      }),
    ),
  );
}

async function checkSweep(world: World, sweep: Sweep): Promise<string | undefined> {
  const { table, access, verb } = sweep;
  const { actor, client } = await world.enter(sweep.actor);
  if (table === 'storage.objects') {
    await sweepFiles(world, actor, verb);
  } else {
    const rows = client.from(table.replace('public.', ''));
    await (verb === 'U' ? rows.update(access.change) : rows.delete());
  }
  const changes = await world.changes();

  const subjects = Object.values(access.subjects).filter(({ key }) => key);
  const allowed = subjects.filter((subject) => lettersFor(subject, sweep.actor).includes(verb));
  if (allowed.length === 0) return changes.size > 0 ? `changed ${[...changes.keys()]}` : undefined;
  const touched = changes.get(table)?.removed ?? [];
  if (touched.length === 0) return 'touched no row';
  if (allowed.length === subjects.length) return undefined;
  const foreign = touched.filter(
    (row) => !allowed.some(({ key }) => isRow(row, key?.(self(actor)))),
  );
  return foreign.length > 0 ? `touched ${foreign.length} rows of others` : undefined;
}

/** The storage service always filters by name, so this tests the policies directly. */
async function sweepFiles(world: World, actor: Actor, verb: 'U' | 'D'): Promise<void> {
  await world.transaction(async (sql) => {
    await becomeClient(sql, actor.self, actor.claims);
    const operation = verb === 'U' ? 'upload_update' : 'delete_many';
    await sql("select set_config('storage.operation', 'storage.object.' || $1, true)", [operation]);
    await sql(
      verb === 'U' ? `update storage.objects set version = 'v2'` : 'delete from storage.objects',
    );
  });
}

function self(actor: Actor): Person {
  return actor.self ?? people.verified;
}

function isRow(row: Row, key: Row | undefined): boolean {
  return key !== undefined && Object.entries(key).every(([column, value]) => row[column] === value);
}
