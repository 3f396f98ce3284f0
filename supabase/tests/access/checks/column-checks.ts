import type { Client, Row } from '../../database.ts';
import { isShort } from '../../rotation.ts';
import { accessMatrix } from '../matrix/access-matrix.ts';
import { type Column, columns, type Writer } from '../matrix/columns.ts';
import { lettersFor, type Subject, type TableAccess } from '../matrix/subject.ts';
import { type ActorName, actors, type Person, people } from '../world/actors.ts';
import type { World } from '../world/world.ts';
import type { Check } from './check.ts';

type Operation = 'insert' | 'update' | 'upsert';

interface Attempt {
  table: string;
  access: TableAccess;
  subject: Subject;
  actor: ActorName;
  operation: Operation;
  /** What a greedy client sends, by column. */
  greedy: Row;
  isTaken: boolean;
  /** Whether the rest of the row is saved although these columns are not taken. */
  isSaved: boolean;
}

/** The actor who would gain the most, and the admin. */
function greedyActors(table: string): ActorName[] {
  const isForPosters = table === 'public.job_postings';
  return [isForPosters ? 'alumnus with the posting right' : 'pending alumnus', 'admin'];
}

const letters = { insert: 'I', update: 'U', upsert: 'P' } as const;

/**
 * For every column: each actor who may write the row sends a value for it by every kind of write. Columns share a request if
 * it is saved. A column that may be refused is sent alone, since one refusal would hide another; `pnpm test` sends these together
 * first, and after a refusal each half of them.
 */
export function columnChecks(): Check[] {
  return Object.entries(columns).flatMap(([table, ofTable]) =>
    attemptsOn(table, ofTable).map(
      (attempt): Check => ({
        subject: table,
        actor: attempt.actor,
        isPermission: attempt.isTaken,
        name: `${attempt.actor} ${attempt.isTaken ? 'decides' : 'does not decide'} ${Object.keys(attempt.greedy).join(', ')} by ${attempt.operation}`,
        run: (world) => checkAttempt(world, attempt),
      }),
    ),
  );
}

function attemptsOn(table: string, ofTable: Record<string, Column>): Attempt[] {
  const access = accessMatrix[table];
  const [subject] = Object.values(access?.subjects ?? {});
  if (!access || !subject) return [];
  return greedyActors(table).flatMap((actor) =>
    (Object.keys(letters) as Operation[])
      .filter((operation) => lettersFor(subject, actor).includes(letters[operation]))
      .filter((operation) => operation !== 'upsert' || access.conflict !== undefined)
      .flatMap((operation) => {
        const sent = Object.entries(ofTable).map(([column, [writer, greedy]]) => ({
          greedy: { [column]: greedy },
          isSaved: operation === 'update' && writer !== 'derived',
          isDerived: writer === 'derived',
          isTaken: isTaken(writer, actor, column, { operation, conflict: access.conflict }),
        }));
        return together(sent).map((group) => ({
          table,
          access,
          subject,
          actor,
          operation,
          ...group,
        }));
      }),
  );
}

type Sent = Pick<Attempt, 'greedy' | 'isSaved' | 'isTaken'> & { isDerived: boolean };

function together(sent: Sent[]): Sent[] {
  const isAlone = ({ isTaken, isSaved, isDerived }: Sent) =>
    !isTaken && !isSaved && (isDerived || !isShort);
  const joined = [
    sent.filter(({ isTaken }) => isTaken),
    sent.filter((one) => !one.isTaken && !isAlone(one)),
  ].flatMap(([first, ...others]): Sent[] =>
    first
      ? [{ ...first, greedy: Object.assign({}, first.greedy, ...others.map((one) => one.greedy)) }]
      : [],
  );
  return [...joined, ...sent.filter(isAlone)];
}

/** An upsert finds its row by the conflicting column, so it cannot change that column. */
function isTaken(
  writer: Writer,
  actor: ActorName,
  column: string,
  { operation, conflict }: { operation: Operation; conflict: string | undefined },
): boolean {
  if (operation === 'upsert' && column === conflict) return false;
  if (writer === 'person') return true;
  const isForAdmin = writer === 'admin' || (writer === 'creating admin' && operation === 'insert');
  return isForAdmin && actors[actor].role === 'admin';
}

async function checkAttempt(world: World, attempt: Attempt): Promise<string | undefined> {
  const { table, greedy, isSaved, isTaken: isExpected } = attempt;
  const { actor, client } = await world.enter(attempt.actor);
  const self = actor.self ?? people.verified;
  await requests[attempt.operation](world, client, self, attempt);
  const [row] = (await world.changes()).get(table)?.added ?? [];
  if (isSaved && !row) return 'nothing was saved';
  const sent = Object.entries(greedy);
  if (!row && !isExpected && sent.length > 1) {
    const middle = Math.ceil(sent.length / 2);
    const half = (part: typeof sent) =>
      checkAttempt(world, { ...attempt, greedy: Object.fromEntries(part) });
    return (await half(sent.slice(0, middle))) ?? (await half(sent.slice(middle)));
  }
  const [wanted] = await world.sql(
    `select to_jsonb(jsonb_populate_record(null::${table}, $1::text::jsonb))::text as row`,
    [JSON.stringify(greedy)],
  );
  const stored: Row = JSON.parse(String(wanted?.row));
  const wrong = Object.keys(greedy).filter((column) => {
    const wasTaken = row !== undefined && isEqual(row[column], stored[column]);
    return wasTaken !== isExpected;
  });
  if (wrong.length === 0) return undefined;
  return wrong.map((column) => `${column} is ${JSON.stringify(row?.[column])}`).join(', ');
}

type SendAttempt = (world: World, client: Client, self: Person, attempt: Attempt) => Promise<void>;

const requests: Record<Operation, SendAttempt> = {
  insert: async (world, client, self, { table, subject, greedy }) => {
    if (subject.replaces) {
      const [key = '', value] = Object.entries(subject.replaces(self))[0] ?? [];
      await world.settle(`delete from ${table} where ${key}::text = $1`, [value]);
    }
    await rowsOf(client, table).insert({ ...subject.row?.(self), ...greedy });
  },
  update: async (_world, client, self, { table, access, subject, greedy }) => {
    await rowsOf(client, table)
      .update({ ...access.change, ...greedy })
      .match(subject.key?.(self) ?? {});
  },
  upsert: async (world, client, self, { table, access, subject, greedy }) => {
    const stored = await world.storedRow(table, subject.key?.(self) ?? {});
    const onConflict = access.conflict ?? 'id';
    const sent = { ...stored, ...access.change, ...greedy };
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
