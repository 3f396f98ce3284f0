/** Runs one statement as the owner of the database. */
export type Sql = (text: string, params?: unknown[]) => Promise<unknown>;

type Row = Record<string, unknown>;

/** Inserts all rows of one shape in one statement; PostgreSQL turns the JSON into column types. */
export async function insertRows(sql: Sql, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  await sql(
    `insert into ${table} (${columns})
     select ${columns} from jsonb_populate_recordset(null::${table}, $1::text::jsonb)`,
    [JSON.stringify(rows)],
  );
}
