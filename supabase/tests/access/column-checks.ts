import type { Client, Row } from '../database.ts';
import { accessMatrix } from './access-matrix.ts';
import { type ActorName, actors, type Person, people } from './actors.ts';
import type { Check } from './check.ts';
import { columns, type Writer } from './columns.ts';
import { lettersFor, type Subject, type TableAccess } from './subject.ts';
import type { World } from './world.ts';

type Operation = 'insert' | 'update' | 'upsert';

interface Attempt {
  table: string;
  access: TableAccess;
  subject: Subject;
  actor: ActorName;
  column: string;
  greedy: unknown;
  operation: Operation;
  isTaken: boolean;
  /** Whether the rest of the row is saved although this column is not taken. */
  isSaved: boolean;
}

/** Who has the most to gain, and the admin. */
function greedyActors(table: string): ActorName[] {
  const isForPosters = table === 'public.job_postings';
  return [isForPosters ? 'alumnus with the posting right' : 'pending alumnus', 'admin'];
}

const letters = { insert: 'I', update: 'U', upsert: 'P' } as const;

/** For every column: each actor who may write the row sends a value for it by every kind of write. */
export function columnChecks(): Check[] {
  return Object.entries(columns).flatMap(([table, ofTable]) =>
    Object.entries(ofTable).flatMap(([column, [writer, greedy]]) =>
      attemptsOn(table, column, writer, greedy).map(
        (attempt): Check => ({
          subject: table,
          actor: attempt.actor,
          isPermission: attempt.isTaken,
          name: `${attempt.actor} ${attempt.isTaken ? 'decides' : 'does not decide'} ${column} by ${attempt.operation}`,
          run: (world) => checkAttempt(world, attempt),
        }),
      ),
    ),
  );
}

function attemptsOn(table: string, column: string, writer: Writer, greedy: unknown): Attempt[] {
  const access = accessMatrix[table];
  const [subject] = Object.values(access?.subjects ?? {});
  if (!access || !subject) return [];
  return greedyActors(table).flatMap((actor) =>
    (Object.keys(letters) as Operation[])
      .filter((operation) => lettersFor(subject, actor).includes(letters[operation]))
      .map((operation) => ({
        table,
        access,
        subject,
        actor,
        column,
        greedy,
        operation,
        isSaved: operation === 'update' && writer !== 'derived',
        isTaken: isTaken(writer, actor, column, { operation, conflict: access.conflict }),
      })),
  );
}

/** An upsert finds its row by the conflicting column, so that it cannot change that one. */
function isTaken(
  writer: Writer,
  actor: ActorName,
  column: string,
  { operation, conflict }: { operation: Operation; conflict: string },
): boolean {
  if (operation === 'upsert' && column === conflict) return false;
  if (writer === 'person') return true;
  const isForAdmin = writer === 'admin' || (writer === 'creating admin' && operation === 'insert');
  return isForAdmin && actors[actor].role === 'admin';
}

async function checkAttempt(world: World, attempt: Attempt): Promise<string | undefined> {
  const { table, column, greedy, isSaved, isTaken: isExpected } = attempt;
  const { actor, client } = await world.enter(attempt.actor);
  const self = actor.self ?? people.verified;
  await requests[attempt.operation](world, client, self, attempt);
  const [row] = (await world.changes()).get(table)?.added ?? [];
  if (isSaved && !row) return 'nothing was saved';
  const [wanted] = await world.sql(
    `select (to_jsonb(jsonb_populate_record(null::${table}, $1::text::jsonb)) -> $2::text)::text as value`,
    [JSON.stringify({ [column]: greedy }), column],
  );
  const wasTaken = row !== undefined && isEqual(row[column], JSON.parse(String(wanted?.value)));
  if (wasTaken === isExpected) return undefined;
  return `${column} is ${JSON.stringify(row?.[column])}`;
}

type SendAttempt = (world: World, client: Client, self: Person, attempt: Attempt) => Promise<void>;

const requests: Record<Operation, SendAttempt> = {
  insert: async (world, client, self, { table, subject, column, greedy }) => {
    if (subject.replaces) {
      const [key = '', value] = Object.entries(subject.replaces(self))[0] ?? [];
      await world.settle(`delete from ${table} where ${key}::text = $1`, [value]);
    }
    await rowsOf(client, table).insert({ ...subject.row?.(self), [column]: greedy });
  },
  update: async (_world, client, self, { table, access, subject, column, greedy }) => {
    await rowsOf(client, table)
      .update({ ...access.change, [column]: greedy })
      .match(subject.key?.(self) ?? {});
  },
  upsert: async (world, client, self, { table, access, subject, column, greedy }) => {
    const stored = await world.storedRow(table, subject.key?.(self) ?? {});
    const onConflict = access.conflict;
    const sent = { ...stored, ...access.change, [column]: greedy };
    await rowsOf(client, table).upsert(
      { ...sent, [onConflict]: stored[onConflict] },
      { onConflict },
    );
  },
};

function rowsOf(client: Client, table: string) {
  return client.from(table.replace('public.', ''));
}

function isEqual(one: unknown, other: unknown): boolean {
  const sorted = (value: unknown) =>
    JSON.stringify(value, (_key, part: unknown) =>
      part && typeof part === 'object' && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part as Row).sort())
        : part,
    );
  return sorted(one) === sorted(other);
}
