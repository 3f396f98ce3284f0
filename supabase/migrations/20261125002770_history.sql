-- Who changed what, and when: one row for each record that a statement has written. Kept for two years.
create table private.history (
  id bigint generated always as identity primary key,
  -- Of the statement, so that the times are in the order of the ids.
  at timestamptz not null,
  -- Null where neither the admin nor the owner of the record has written: an account that was confirmed, a seat that became free.
  actor uuid,
  actor_kind text not null check (actor_kind in ('admin', 'owner', 'system')),
  area text not null,
  record_id text not null,
  -- The alumnus to whom the record belongs, of a job the account.
  owner_id uuid,
  operation text not null check (operation in ('insert', 'update', 'delete')),
  -- {column: [before, after]}, of a new row what is not empty. A deletion has the whole row instead.
  changes jsonb not null,
  deleted_row jsonb,
  -- The decision, import, merge, deletion or restoration of which this is a part.
  cause_kind text,
  cause uuid,
  check ((operation = 'delete') = (deleted_row is not null))
);
create index history_of_record on private.history (area, record_id, id desc);
create index history_of_owner on private.history (owner_id, id desc) where owner_id is not null;
create index history_at on private.history (at);
create index history_of_deletion on private.history (cause, owner_id) where operation = 'delete';
create index history_whole_rows on private.history (at) where deleted_row ? 'created_at';
create index history_of_merge on private.history (cause) where cause_kind = 'merge';
create index history_of_merged on private.history (record_id) where cause_kind = 'merge';

-- Nobody rewrites it; what is too old goes, while `trim_history` says so.
create function private.refuse_history_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'TRUNCATE' and current_setting('portal.trims_history', true) = 'yes' then
    return null;
  end if;
  raise insufficient_privilege using message = 'the history is never changed';
end
$$;
create trigger history_stays before update or delete or truncate on private.history
  for each statement execute function private.refuse_history_change();

-- The tables that are watched: the area's name, and the columns that tell a row, to whom it belongs and what people call it.
create function private.watched_tables() returns table (area text, name text, key_column text, owner_column text, name_column text)
language sql immutable set search_path = '' as $$
  values
    ('alumni', 'alumni', 'id', 'id', 'full_name'),
    ('work', 'work_history', 'id', 'alumni_id', 'position'),
    ('job', 'job_postings', 'id', 'posted_by_user_id', 'title'),
    ('event', 'events', 'id', null, 'title'),
    ('registration', 'event_registrations', 'id', 'alumni_id', 'guest_name'),
    ('organization', 'organization_structure', 'id', null, 'name'),
    ('site', 'site_configurations', 'config_key', null, 'config_key')
$$;

-- The columns whose changes are noted: what the portal itself derives, counts or stamps is not said twice.
create function private.watched_columns(watched regclass, key_column text) returns text[]
language plpgsql stable set search_path = '' as $$
begin
  return array(select attname::text from pg_catalog.pg_attribute
  where attrelid = watched and attnum > 0 and not attisdropped and attgenerated = ''
    and attname <> key_column and attname <> all (
      '{version,created_at,updated_at,seats_taken,waiting_count,queue_number,registered_at,waiting_since,cancelled_at,attended_at,
        tapped_at,decided_at,review_asked_at,review_count}'
    )
  order by attnum);
end
$$;

-- Of a long value, how it begins and how long it is. A function with settings of its own would not become a part of the query.
create function private.history_value(value jsonb) returns jsonb
language sql immutable as $$
  select case when char_length(value #>> '{}') > 2000
    then jsonb_build_object('start', left(value #>> '{}', 200), 'length', char_length(value #>> '{}'))
    else coalesce(value, 'null')
  end
$$;

-- The text that inserts the rows of one statement. $1 is the moment, $2 the caller, $3 the ids by which records are theirs, $4 whether they
-- are the admin, $5 and $6 the cause.
create function private.history_query(watched regclass, area text, operation text, key_column text, owner_column text) returns text
language sql stable set search_path = '' as $$
  select format(
    $query$
      insert into private.history
        (at, actor, actor_kind, area, record_id, owner_id, operation, changes, deleted_row, cause_kind, cause)
      select
        $1, case when $4 or owner_id = any ($3) then $2 end,
        case when $4 then 'admin' when owner_id = any ($3) then 'owner' else 'system' end,
        %1$L, record_id, owner_id, %2$L, changes, deleted_row, $5, $6
      from (
        select row.%3$I::text as record_id, %4$s as owner_id, %5$s as changes, %6$s as deleted_row from %7$s offset 0
      ) as written
      %8$s
    $query$,
    area, operation, key_column, coalesce('row.' || quote_ident(owner_column), 'null::uuid'),
    case operation when 'delete' then '''{}''::jsonb' else string_agg(
      format(
        case operation
          when 'insert' then
            'case when coalesce(row.%1$I::text, '''') in ('''', ''false'', ''[]'', ''{}'') then ''{}'' else '
              'jsonb_build_object(%1$L, jsonb_build_array(null, private.history_value(to_jsonb(row.%1$I)))) end'
          else
            'case when row.%1$I is not distinct from former.%1$I then ''{}'' else jsonb_build_object(%1$L, jsonb_build_array('
              'private.history_value(to_jsonb(former.%1$I)), private.history_value(to_jsonb(row.%1$I)))) end'
        end,
        name
      ), ' || '
    ) end,
    case operation when 'delete' then 'to_jsonb(row)' else 'null::jsonb' end,
    case operation
      when 'insert' then 'newer as row'
      when 'delete' then 'former as row'
      else format('newer as row join former using (%I)', key_column)
    end,
    case operation when 'update' then 'where changes <> ''{}''' else '' end
  )
  from unnest(private.watched_columns(watched, key_column)) as name
$$;

-- The setting `portal.cause` is '<kind> <id>', for the rest of the transaction. A deletion that has no other cause is one itself, so that
-- what went along with a row is found with it.
create function private.history_cause(is_deletion boolean) returns text[]
language plpgsql security definer set search_path = '' as $$
declare
  cause text := nullif(current_setting('portal.cause', true), '');
begin
  if cause is null and is_deletion then
    cause := 'deletion ' || gen_random_uuid();
    perform set_config('portal.cause', cause, true);
  end if;
  return string_to_array(cause, ' ');
end
$$;

-- Arguments: area, key column, owner column. Rows of a few are compared as JSON by a plan that is kept: to plan takes longer than to save
-- a profile. Those of many are compared column by column, planned each time, since a plan for one row compares each with all others.
create function private.note_history() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  few constant integer := 10;
  -- In the same order: a statement adds each row to both at once.
  former_rows jsonb[];
  rows jsonb[];
  cause text[];
  caller constant uuid := auth.uid();
  is_admin constant boolean := caller is not null and private.is_admin();
  owners constant uuid[] := case when not is_admin and caller is not null then array[caller, private.own_alumni_id()] end;
begin
  if tg_op <> 'INSERT' then
    former_rows := array(select to_jsonb(row) from former as row limit few + 1);
  end if;
  if tg_op <> 'DELETE' then
    rows := array(select to_jsonb(row) from newer as row limit few + 1);
  end if;
  if coalesce(rows, former_rows) = '{}' then
    return null;
  end if;
  cause := private.history_cause(tg_op = 'DELETE');
  if cardinality(coalesce(rows, former_rows)) > few then
    execute private.history_query(tg_relid, tg_argv[0], lower(tg_op), tg_argv[1], nullif(tg_argv[2], ''))
    using clock_timestamp(), caller, owners, is_admin, cause[1], cause[2]::uuid;
    return null;
  end if;
  insert into private.history
    (at, actor, actor_kind, area, record_id, owner_id, operation, changes, deleted_row, cause_kind, cause)
  select
    clock_timestamp(), case when kind <> 'system' then caller end, kind, tg_argv[0], known ->> tg_argv[1], owner_id, lower(tg_op),
    changes, case when tg_op = 'DELETE' then former end, cause[1], cause[2]::uuid
  from unnest(former_rows, rows) as pair (former, row)
  cross join lateral (select coalesce(row, former) as known) as one
  cross join lateral (select (known ->> nullif(tg_argv[2], ''))::uuid as owner_id) as owned
  cross join lateral (
    select case when is_admin then 'admin' when owner_id = any (owners) then 'owner' else 'system' end as kind
  ) as acting
  cross join lateral (
    select coalesce(jsonb_object_agg(
      field, jsonb_build_array(private.history_value(former -> field), private.history_value(row -> field))
    ), '{}') as changes
    from unnest(private.watched_columns(tg_relid, tg_argv[1])) as field
    where tg_op = 'UPDATE' and row -> field is distinct from former -> field
      or tg_op = 'INSERT' and coalesce(row ->> field, '') not in ('', 'false', '[]', '{}')
  ) as compared
  where tg_op <> 'UPDATE' or changes <> '{}';
  return null;
end
$$;

do $$
declare
  watched record;
begin
  for watched in select * from private.watched_tables() loop
    execute format(
      $statement$
        create trigger %1$s_history_insert after insert on public.%1$I
          referencing new table as newer for each statement execute function private.note_history(%2$L, %3$L, %4$L);
        create trigger %1$s_history_update after update on public.%1$I
          referencing old table as former new table as newer for each statement execute function private.note_history(%2$L, %3$L, %4$L);
        create trigger %1$s_history_delete after delete on public.%1$I
          referencing old table as former for each statement execute function private.note_history(%2$L, %3$L, %4$L);
      $statement$,
      watched.name, watched.area, watched.key_column, coalesce(watched.owner_column, '')
    );
  end loop;
end
$$;

-- Replaces the whole list while it is as expected, else raises PT409.
create function public.save_year_groups(groups jsonb, expected jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  former jsonb;
begin
  perform private.require_admin();
  lock table private.year_groups in share row exclusive mode;
  if public.year_groups() <> expected then
    raise sqlstate 'PT409' using message = 'Daftar grup angkatan diubah di tempat lain.';
  end if;
  former := (select jsonb_object_agg(entry_year, group_link) from private.year_groups);
  delete from private.year_groups where true;
  insert into private.year_groups
  select entry_year, private.clean_text(group_link)
  from jsonb_to_recordset(groups) as given (entry_year text, group_link text);
  -- One entry, with the years that changed as its fields.
  insert into private.history (at, actor, actor_kind, area, record_id, operation, changes)
  select clock_timestamp(), private.admin_account_id(), 'admin', 'site', 'year_groups', 'update', changes
  from (
    select jsonb_object_agg(year, jsonb_build_array(before, after)) as changes
    from jsonb_each_text(coalesce(former, '{}')) as one (year, before)
    full join (select entry_year, group_link from private.year_groups) as two (year, after) using (year)
    where before is distinct from after
  ) as compared
  where changes is not null;
end
$$;
