-- The way back of everything that has a cause; what was deleted comes back from the history.

-- Takes back what a cause ($1) has done to some rows ($2) of a table. What was changed since is left out and named, as it is now, until that
-- was taken back itself: for other causes ($3) a row stands in its former version again.
create function private.take_back_query(of_table regclass, operation text, names text[]) returns text
language sql stable set search_path = '' as $$
  select format(
    $query$
      with batch as (
        select * from private.former_rows where cause = $1 and record_id = any ($2)
      ), locked as materialized (
        select id from %1$s where id = any ($2)
        order by id
        for no key update
      ), restored as (%2$s), done as (
        delete from private.former_rows using restored where cause = $1 and record_id = id
      ), left_there as (
        update private.former_rows set is_left = true where cause = $1 and record_id = any ($2) and record_id not in (select id from restored)
      ), stepped_back as (
        update private.former_rows as earlier set version_after = restored.version
        from batch join restored on id = record_id
        where earlier.cause = any ($3) and earlier.record_id = id and earlier.version_after = batch.version_before
      ), missed as (
        select record_id as id, %3$I as name, %4$I as status, case when stored.id is null then 'gone' else %5$s end as reason
        from batch left join %1$s as stored on stored.id = record_id
        where record_id not in (select id from restored)
      )
      select
        (select count(*) from restored)::integer as undone_count,
        (select coalesce(jsonb_agg(to_jsonb(missed)), '[]') from missed) as left_out
    $query$,
    of_table,
    case operation
      -- Only alumni are inserted.
      when 'insert' then
        'delete from public.alumni as stored using batch
        where stored.id = record_id and version = version_after and user_id is null
          and not exists (select from public.work_history where alumni_id = stored.id)
          and not exists (select from public.event_registrations where alumni_id = stored.id)
        returning stored.id, 0 as version'
      else format(
        'update %s as stored set %s
        from batch join locked on locked.id = record_id cross join lateral jsonb_populate_record(null::%1$s, former) as known
        where stored.id = record_id and stored.version = version_after
        returning stored.id, stored.version', of_table, (
          select string_agg(format('%1$I = case when former ? %1$L then known.%1$I else stored.%1$I end', name), ', ') from unnest(names) as name
        )
      )
    end,
    private.name_column(relname),
    private.status_column(relname),
    case operation when 'insert' then 'case when user_id is null then ''changed'' else ''account'' end' else '''changed''' end
  )
  from pg_catalog.pg_class where oid = of_table
$$;

-- Works until `time_limit`; the rest needs another call: {undone, left_out: [{id, name, status, reason}], has_more}.
create function public.take_back(cause_id uuid, batch_size integer default 500, time_limit interval default '1 second') returns jsonb
language plpgsql security definer
set search_path = '' set plan_cache_mode = force_custom_plan set statement_timeout = '60s' as $$
declare
  started constant timestamptz := clock_timestamp();
  batch_started timestamptz;
  size integer := least(greatest(batch_size, 1), 5000);
  head private.causes;
  next private.former_rows;
  ids uuid[];
  batch record;
  undone integer := 0;
  left_out jsonb := '[]';
  others uuid[];
  is_partial boolean;
begin
  perform private.require_admin();
  if exists (select from private.history where cause = cause_id and operation = 'delete' and cause_kind in ('decision', 'deletion')) then
    return private.restore_together(cause_id, started + time_limit);
  end if;
  select * into head from private.causes where id = cause_id and undone_at is null and expires_at > now() for update;
  if head.id is null then
    raise sqlstate 'PT409' using message = 'Ini sudah diurungkan, atau sudah terlalu lama untuk diurungkan.';
  end if;
  perform set_config('portal.cause', head.kind || ' ' || head.id, true);
  if head.kind = 'merge' then
    left_out := private.part_merged(head);
    delete from private.former_rows where cause = head.id;
    undone := 1;
  end if;
  others := array(select id from private.causes where id <> head.id and undone_at is null and expires_at > now());
  loop
    select * into next from private.former_rows where cause = head.id and not is_left order by record_id limit 1;
    exit when next.cause is null or batch_started is not null and clock_timestamp() >= started + time_limit;
    if batch_started is not null then
      size := private.next_batch_size(size, clock_timestamp() - batch_started);
    end if;
    batch_started := clock_timestamp();
    -- Asked for by the cause alone, the planner, which expects few rows, would sort all of them for each batch.
    ids := array(
      select record_id from (
        select * from private.former_rows where (cause, record_id) >= (head.id, next.record_id) order by cause, record_id limit size
      ) as batch
      where cause = head.id and of_table = next.of_table and operation = next.operation and not is_left
    );
    execute private.take_back_query(next.of_table, next.operation, array(
      select distinct jsonb_object_keys(former) from private.former_rows where cause = head.id and record_id = any (ids)
    )) into batch using head.id, ids, others;
    undone := undone + batch.undone_count;
    left_out := left_out || batch.left_out;
  end loop;
  if next.cause is null then
    update private.former_rows set is_left = false where cause = head.id;
    is_partial := found;
  end if;
  update private.causes set
    row_count = row_count - undone,
    undone_at = case when not is_partial then now() end,
    detail = detail || case when is_partial then jsonb_build_object('partly_undone_at', now()) else '{}' end
  where id = head.id;
  return jsonb_build_object('undone', undone, 'left_out', left_out, 'has_more', next.cause is not null);
end
$$;
