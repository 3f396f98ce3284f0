import type { openDatabase, Row, Sql } from '../../database.ts';

type Database = Awaited<ReturnType<typeof openDatabase>>;

/** All rows of a table as JSON texts, by the table's name. */
export type State = Map<string, string[]>;
export interface Change {
  removed: Row[];
  added: Row[];
}

/**
 * Reads every row as superuser and puts rows back, so that each check begins with the same
 * database and sees whatever changed anywhere.
 */
export async function watchState({ sql, transaction }: Pick<Database, 'sql' | 'transaction'>) {
  const tables = await sql(`
    select
      format('%I.%I', n.nspname, c.relname) as name,
      (
        select string_agg(quote_ident(attname), ', ' order by attnum)
        from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
      ) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r'
      and (
        n.nspname in ('public', 'private')
        or (n.nspname, c.relname) in (('auth', 'users'), ('storage', 'objects'), ('storage', 'buckets'))
      )
    order by 1`);
  const union = (select: (name: string) => string) =>
    tables.map(({ name }) => select(String(name))).join(' union all ');
  // Functions keep their plans: planning for all tables takes longer than reading them.
  for (const text of [
    'drop schema if exists watched cascade',
    'create schema watched',
    `create function watched.state() returns table (name text, rows text) language plpgsql as $$
     begin
       return query ${union(
         (
           name,
         ) => `select '${name}', coalesce(array_to_json(array_agg(row order by row)), '[]')::text
           from (select to_jsonb(t)::text as row from ${name} as t) as listed`,
       )};
     end $$`,
    // Every written row carries the id of a later transaction, which is cheaper to read than all rows.
    `create function watched.signature() returns text language plpgsql as $$
     begin
       return (
         select count(*) || ' ' || max(id)
         from (${union((name) => `select xmin::text::bigint as id from ${name}`)}) as written
       );
     end $$`,
  ]) {
    await sql(text);
  }

  const sign = async (): Promise<string> => {
    const [row] = await sql('select watched.signature() as signature');
    return String(row?.signature);
  };
  let known = { signature: '', state: new Map() as State };
  const read = async (): Promise<State> => {
    const signature = await sign();
    if (signature !== known.signature) {
      const rows = await sql('select * from watched.state()');
      const state = new Map(
        rows.map(({ name, rows }) => [String(name), JSON.parse(String(rows))] as const),
      );
      known = { signature, state };
    }
    return known.state;
  };

  /** Triggers are disabled, since the values that they would derive are restored as well. */
  const restore = async (wanted: State): Promise<void> => {
    const changed = compare(await read(), wanted);
    if (changed.size === 0) return;
    await transaction(async (session) => {
      await session('set local session_replication_role = replica');
      for (const { name, columns } of tables) {
        const change = changed.get(String(name));
        if (change) await replaceRows(session, `${name}`, `${columns}`, change);
      }
    });
    known = { signature: await sign(), state: wanted };
  };

  return { read, restore };
}

async function replaceRows(
  sql: Sql,
  table: string,
  columns: string,
  { removed, added }: Change,
): Promise<void> {
  if (removed.length > 0) {
    await sql(
      `delete from ${table} as t
       where to_jsonb(t) in (select jsonb_array_elements($1::text::jsonb))`,
      [JSON.stringify(removed)],
    );
  }
  if (added.length > 0) {
    await sql(
      `insert into ${table} (${columns}) overriding system value
       select ${columns} from jsonb_populate_recordset(null::${table}, $1::text::jsonb)`,
      [JSON.stringify(added)],
    );
  }
}

/** What differs, by table; tables that are equal do not appear. */
export function compare(before: State, after: State): Map<string, Change> {
  const changes = new Map<string, Change>();
  if (before === after) return changes;
  for (const [table, rows] of before) {
    const others = after.get(table) ?? [];
    const removed = rows.filter((row) => !others.includes(row)).map((row) => JSON.parse(row));
    const added = others.filter((row) => !rows.includes(row)).map((row) => JSON.parse(row));
    if (removed.length + added.length > 0) changes.set(table, { removed, added });
  }
  return changes;
}
