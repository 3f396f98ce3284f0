-- The way back of everything that has a cause.

-- Takes back what a cause ($1) has done to at most $2 rows of a table. What was changed since is left out and named, as it is now.
create function private.take_back_query(of_table regclass, operation text, names text[]) returns text
language sql stable set search_path = '' as $$
  select format(
    $query$
      with batch as (
        delete from private.former_rows
        where (cause, record_id) in (
          select cause, record_id from private.former_rows
          where cause = $1 and of_table = %1$L::regclass and operation = %2$L
          order by record_id limit $2
        )
        returning *
      ), locked as materialized (
        select id from %1$s where id in (select record_id from batch)
        order by id
        for no key update
      ), restored as (
        update %1$s as stored set %3$s
        from batch join locked on locked.id = record_id cross join lateral jsonb_populate_record(null::%1$s, former) as known
        where stored.id = record_id and stored.version = version_after
        returning stored.id
      ), missed as (
        select record_id as id, %4$I as name, %5$I as status, case when stored.id is null then 'gone' else 'changed' end as reason
        from batch left join %1$s as stored on stored.id = record_id
        where record_id not in (select id from restored)
      )
      select
        (select count(*) from batch) as seen_count,
        (select count(*) from restored)::integer as undone_count,
        (select coalesce(jsonb_agg(to_jsonb(missed) order by missed.name), '[]') from missed) as left_out
    $query$,
    of_table,
    operation,
    (
      select string_agg(format('%1$I = case when former ? %1$L then known.%1$I else stored.%1$I end', name), ', ') from unnest(names) as name
    ),
    private.name_column(relname),
    private.status_column(relname)
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
  batch record;
  undone integer := 0;
  left_out jsonb := '[]';
begin
  perform private.require_admin();
  select * into head from private.causes where id = cause_id and undone_at is null and expires_at > now() for update;
  if head.id is null then
    raise sqlstate 'PT409' using message = 'Ini sudah diurungkan, atau sudah terlalu lama untuk diurungkan.';
  end if;
  perform set_config('portal.cause', head.kind || ' ' || head.id, true);
  loop
    select * into next from private.former_rows where cause = head.id order by record_id limit 1;
    exit when next.cause is null or batch_started is not null and clock_timestamp() >= started + time_limit;
    if batch_started is not null then
      size := private.next_batch_size(size, clock_timestamp() - batch_started);
    end if;
    batch_started := clock_timestamp();
    execute private.take_back_query(next.of_table, next.operation, array(
      select distinct jsonb_object_keys(former) from (
        select former from private.former_rows
        where cause = head.id and of_table = next.of_table and operation = next.operation
        order by record_id limit size
      ) as batch
    )) into batch using head.id, size;
    undone := undone + batch.undone_count;
    left_out := left_out || batch.left_out;
  end loop;
  update private.causes set row_count = row_count - undone, undone_at = case when next.cause is null then now() end where id = head.id;
  return jsonb_build_object('undone', undone, 'left_out', left_out, 'has_more', next.cause is not null);
end
$$;
