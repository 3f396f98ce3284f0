import { storeSiteTexts } from '../../../seed/seed-database.ts';
import { insertRows } from '../../../seed/sql.ts';
import { clearDatabase } from '../../clear-database.ts';
import { type openDatabase, type Row, type Sql, startSession } from '../../database.ts';
import { type Actor, type ActorName, actors, type Person, people } from './actors.ts';
import { rowsOfWorld } from './rows.ts';
import { compare, type State, watchState } from './state.ts';

type Database = Awaited<ReturnType<typeof openDatabase>>;
export type World = Awaited<ReturnType<typeof createWorld>>;

/**
 * A portal with every kind of row for every kind of person, which is restored after each check.
 */
export async function createWorld(database: Database) {
  const { sql, as } = database;
  await clearDatabase(sql);
  await storeSiteTexts(sql);
  await fill(sql);
  const { read, restore } = await watchState(database);
  const original = await read();
  let current: State = original;
  let entered: ActorName | undefined;

  return {
    ...database,
    /** Restores the data and brings the actor's account into its state. */
    enter: async (name: ActorName) => {
      const actor: Actor = actors[name];
      if (entered !== name) {
        await restore(original);
        if (actor.prepare) await sql(actor.prepare, [people.admin.email]);
        current = actor.prepare ? await read() : original;
        entered = name;
      }
      return { actor, client: as(actor.self, actor.claims) };
    },
    /** What has changed since the actor entered, or since `settle`. */
    changes: async () => {
      const changes = compare(current, await read());
      if (changes.size > 0) entered = undefined;
      return changes;
    },
    /** Runs a statement that prepares a check and does not count as its outcome. */
    settle: async (statement: string, params: unknown[]) => {
      await sql(statement, params);
      current = await read();
      entered = undefined;
    },
    /** The whole row as a form would send it back, without what is derived from it. */
    storedRow: async (table: string, key: Row): Promise<Row> => {
      const [column = '', value] = Object.entries(key)[0] ?? [];
      const [row] = await sql(
        `select (to_jsonb(t) - array(
           select attname::text from pg_attribute
           where attrelid = $2::text::regclass and attgenerated <> ''
         ))::text as row
         from ${table} as t where ${column}::text = $1`,
        [value, table],
      );
      return JSON.parse(String(row?.row ?? '{}'));
    },
  };
}

async function fill(sql: Sql): Promise<void> {
  await sql('update private.app_settings set admin_email = $1', [people.admin.email]);
  for (const account of Object.values(people)) await createAccount(sql, account);
  // The sign-ups above inserted rows with ids that no check could name.
  await sql('delete from public.alumni');
  for (const [table, rows] of Object.entries(rowsOfWorld())) await insertRows(sql, table, rows);
  // The triggers of the rows above inserted these.
  await sql("delete from public.notifications where message not like 'Pesan untuk %'");
}

async function createAccount(sql: Sql, { id, email }: Person): Promise<void> {
  await sql('insert into auth.users (id, email, email_confirmed_at) values ($1, $2, now())', [
    id,
    email,
  ]);
  await startSession(sql, id);
}
