import { emptyDatabase, filledTables } from './clear-database.ts';
import type { Sql } from './database.ts';

const keep = (name: string) => `
  do $$
  declare
    filled regclass;
    copy text;
    columns text;
    has_rows boolean;
  begin
    create schema if not exists kept;
    create table if not exists kept.copies (name text, statement text);
    for filled in ${filledTables}
    loop
      execute format('select exists (select from %s)', filled) into has_rows;
      continue when not has_rows;
      copy := format('kept.%I', '${name} ' || filled::text);
      execute format('create table %s as table %s', copy, filled);
      select string_agg(quote_ident(attname), ', ') into columns
      from pg_attribute
      where attrelid = filled and attnum > 0 and not attisdropped and attgenerated = '';
      insert into kept.copies
      values ('${name}', format('insert into %1$s (%2$s) overriding system value select %2$s from %3$s', filled, columns, copy));
    end loop;
  end
  $$`;

const putBack = (name: string) => `
  do $$
  declare
    copy text;
  begin
    set local session_replication_role = replica;
    for copy in select statement from kept.copies where name = '${name}'
    loop
      execute copy;
    end loop;
  end
  $$`;

/** Copies what the tables hold under a new name, for `restoreRows`. As a superuser. */
export async function keepRows(sql: Sql, name: string): Promise<void> {
  await sql(keep(name));
}

/** Brings the tables back to what `keepRows` saw, without triggers. As a superuser. */
export async function restoreRows(sql: Sql, name: string): Promise<void> {
  await emptyDatabase(sql);
  await sql(putBack(name));
}
