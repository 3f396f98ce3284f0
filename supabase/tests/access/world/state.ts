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
  const reading = tables
    .map(
      ({ name }) =>
        `select '${name}' as name, coalesce(array_to_json(array_agg(row order by row)), '[]')::text as rows
         from (select to_jsonb(t)::text as row from ${name} as t) as listed`,
    )
    .join(' union all ');

  const read = async (): Promise<State> =>
    new Map((await sql(reading)).map(({ name, rows }) => [String(name), JSON.parse(String(rows))]));

  // Every written row carries the id of a later transaction, which is cheaper to read than all rows.
  const signing = tables
    .map(({ name }) => `select count(*), coalesce(max(xmin::text::bigint), 0) as last from ${name}`)
    .join(' union all ');
  const sign = async (): Promise<string> => JSON.stringify(await sql(signing), asText);

  /** Triggers are disabled, since the values that they would derive are restored as well. */
  const restore = async (wanted: State): Promise<void> => {
    const changed = compare(await read(), wanted);
    if (changed.size === 0) return;
    await transaction(async (session) => {
      await session('set local session_replication_role = replica');
      for (const { name, columns } of tables) {
        if (changed.has(String(name))) await refill(session, `${name}`, `${columns}`, wanted);
      }
    });
  };

  return { read, sign, restore };
}

function asText(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}

async function refill(sql: Sql, table: string, columns: string, wanted: State): Promise<void> {
  await sql(`delete from ${table}`);
  await sql(
    `insert into ${table} (${columns}) overriding system value
     select ${columns} from jsonb_populate_recordset(null::${table}, $1::text::jsonb)`,
    [`[${wanted.get(table)?.join(',') ?? ''}]`],
  );
}

/** What differs, by table; tables that are equal do not appear. */
export function compare(before: State, after: State): Map<string, Change> {
  const changes = new Map<string, Change>();
  for (const [table, rows] of before) {
    const others = after.get(table) ?? [];
    const removed = rows.filter((row) => !others.includes(row)).map((row) => JSON.parse(row));
    const added = others.filter((row) => !rows.includes(row)).map((row) => JSON.parse(row));
    if (removed.length + added.length > 0) changes.set(table, { removed, added });
  }
  return changes;
}
