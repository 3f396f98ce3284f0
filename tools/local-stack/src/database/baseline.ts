import type { Session } from './database.ts';

/** Remembers the current rows, so that they can be restored in milliseconds. */
export async function rememberBaseline({ run }: Session): Promise<void> {
  await run(baseline);
}

export async function restoreBaseline({ query }: Session): Promise<void> {
  await query('select baseline.restore()');
}

// Only writes take a transaction number: without a newer one, no row has changed. A table has changed when a row
// carries a newer number or rows are missing. Triggers are disabled during the restore, since derived rows are
// restored as well.
const baseline = `
  create schema baseline;

  create table baseline.tables as
  select format('%I.%I', n.nspname, c.relname) as name, 'baseline.' || quote_ident('t' || c.oid) as copy,
    (
      select string_agg(quote_ident(a.attname), ', ' order by a.attnum)
      from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    ) as columns
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in ('public', 'private', 'auth', 'storage');

  do $do$
  declare t record;
  begin
    for t in select * from baseline.tables loop
      execute format('create table %s as select %s from %s', t.copy, t.columns, t.name);
    end loop;
  end
  $do$;

  create function baseline.restore() returns void
  language plpgsql set search_path = '' set session_replication_role = replica as $function$
  declare
    t record;
    unchanged_at constant text := current_setting('baseline.unchanged_at', true);
    is_changed boolean;
  begin
    if pg_catalog.pg_snapshot_xmax(pg_catalog.pg_current_snapshot())::text = unchanged_at then return; end if;
    for t in select * from baseline.tables loop
      execute format(
        'select count(*) <> (select count(*) from %s) or coalesce(bool_or(xmin::text::bigint >= $1), true) from %s',
        t.copy, t.name
      ) into is_changed using unchanged_at::bigint;
      continue when not is_changed;
      execute 'delete from ' || t.name;
      execute format(
        'insert into %s (%s) overriding system value select %s from %s',
        t.name, t.columns, t.columns, t.copy
      );
    end loop;
    perform set_config(
      'baseline.unchanged_at', (pg_catalog.pg_current_xact_id()::text::bigint + 1)::text, false
    );
  end
  $function$;`;
