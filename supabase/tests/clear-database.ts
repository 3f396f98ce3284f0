import type { Sql } from './database.ts';

/** The tables that hold what people can enter: these, and those that refer to them. */
export const filledTables = `
  with recursive tables as (
    select unnest(array[
      'auth.users', 'public.alumni', 'public.events', 'public.job_postings',
      'public.organization_structure', 'public.site_configurations', 'public.notifications',
      'private.daily_counts', 'private.causes', 'private.former_rows', 'private.history',
      'private.year_groups', 'storage.objects'
    ]::regclass[]) as id
    union
    select referring.conrelid::regclass
    from tables
    join pg_constraint as referring on referring.confrelid = id and referring.contype = 'f'
  )
  select id from tables`;

// A truncation costs ten times as much, and all plans of the functions; it is for what would leave many dead rows. No trigger
// runs, so that the counts which triggers keep are emptied too.
const emptyTables = `
  do $$
  declare
    filled regclass;
  begin
    set local session_replication_role = replica;
    for filled in ${filledTables}
    loop
      if pg_relation_size(filled) > 262144 then
        execute format('truncate %s cascade', filled);
      else
        execute format('delete from %s', filled);
      end if;
    end loop;
  end
  $$`;

/** Deletes all data that people can enter, the texts of the site included. As a superuser. */
export async function emptyDatabase(sql: Sql): Promise<void> {
  await sql(emptyTables);
}

/** Deletes all data that people can enter, so that the database is as after its migrations. As a superuser. */
export async function clearDatabase(sql: Sql): Promise<void> {
  await emptyDatabase(sql);
  await sql('update private.app_settings set admin_email = null');
  await sql('select private.restore_site_defaults()');
}
