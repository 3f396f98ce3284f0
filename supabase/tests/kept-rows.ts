import { emptyDatabase, filledTables } from './clear-database.ts';
import type { Sql } from './database.ts';

const keep = `
  do $$
  declare
    filled regclass;
    copy text;
    columns text;
    has_rows boolean;
  begin
    drop schema if exists kept cascade;
    create schema kept;
    create table kept.copies (statement text);
    for filled in ${filledTables}
    loop
      execute format('select exists (select from %s)', filled) into has_rows;
      continue when not has_rows;
      copy := format('kept.%I', filled::text);
      execute format('create table %s as table %s', copy, filled);
      select string_agg(quote_ident(attname), ', ') into columns
      from pg_attribute
      where attrelid = filled and attnum > 0 and not attisdropped and attgenerated = '';
      insert into kept.copies
      values (format('insert into %1$s (%2$s) overriding system value select %2$s from %3$s', filled, columns, copy));
    end loop;
  end
  $$`;

const putBack = `
  do $$
  declare
    copy text;
  begin
    set local session_replication_role = replica;
    for copy in select statement from kept.copies
    loop
      execute copy;
    end loop;
  end
  $$`;

/** Copies what the tables hold, for `restoreRows`. As a superuser. */
export async function keepRows(sql: Sql): Promise<void> {
  await sql(keep);
}

/**
 * Brings the tables back to what `keepRows` saw, without triggers, which take most of the time of writing the same rows
 * anew. The price: ids and times of the rows are the same in every test. As a superuser.
 */
export async function restoreRows(sql: Sql): Promise<void> {
  await emptyDatabase(sql);
  await sql(putBack);
}
