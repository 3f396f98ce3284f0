-- Of a decision and of its undo: the next batch takes about half a second at the speed of the last one, whatever the machine, and at most twice as many rows.
create function private.next_batch_size(size integer, took interval) returns integer
language sql immutable set search_path = '' as $$
  select least(
    greatest(size * least(0.5 / greatest(extract(epoch from took), 0.001), 2), 1), 5000
  )::integer
$$;

-- Takes back what a decision has changed, until `time_limit`; the rest needs another call. Rows that were changed since, by anybody, stay
-- as they are: `left_out` names them as `decide` does.
create function public.undo_decision(
  decision_id uuid,
  batch_size integer default 500,
  time_limit interval default '1 second'
) returns table (has_more boolean, undone_count integer, left_out jsonb)
language plpgsql security definer
set search_path = '' set plan_cache_mode = force_custom_plan set statement_timeout = '60s' as $$
declare
  started constant timestamptz := clock_timestamp();
  size integer := least(greatest(batch_size, 1), 5000);
  batch_started timestamptz;
  of_kind text;
  names text[];
  batch record;
begin
  perform private.require_admin();
  has_more := false;
  undone_count := 0;
  left_out := '[]';
  select kind, array(select jsonb_object_keys(former_values)) into of_kind, names
  from private.decided_rows as n where n.decision_id = undo_decision.decision_id limit 1;
  if of_kind is null then
    return next;
    return;
  end if;
  perform set_config('portal.undone_decision_id', decision_id::text, true);
  loop
    batch_started := clock_timestamp();
    execute private.undo_query(of_kind, names) into batch using decision_id, size;
    undone_count := undone_count + batch.undone_count;
    left_out := left_out || batch.left_out;
    has_more := batch.seen_count = size;
    exit when not has_more or clock_timestamp() >= started + time_limit;
    size := private.next_batch_size(size, clock_timestamp() - batch_started);
  end loop;
  return next;
end
$$;

-- One batch of the undo, of the decision $1 and at most $2 rows.
create function private.undo_query(of_kind text, names text[]) returns text
language sql immutable set search_path = '' as $$
  select format(
    $query$
      with batch as (
        delete from private.decided_rows
        where (decision_id, row_id) in (
          select decision_id, row_id from private.decided_rows
          where decision_id = $1 order by row_id limit $2
        )
        returning *
      ), locked as materialized (
        select id from public.%1$I where id in (select row_id from batch)
        order by id
        for no key update
      ), restored as (
        update public.%1$I as decided set %2$s
        from batch join locked on locked.id = batch.row_id cross join lateral jsonb_populate_record(null::public.%1$I, former_values) as former
        where decided.id = batch.row_id and decided.version = batch.version
        returning decided.id
      ), missed as (
        select row_id as id, %3$I as name, %4$I as status, case when stored.id is null then 'gone' else 'changed' end as reason
        from batch left join public.%1$I as stored on stored.id = row_id
        where row_id not in (select id from restored)
      )
      select
        (select count(*) from batch) as seen_count,
        (select count(*) from restored)::integer as undone_count,
        (select coalesce(jsonb_agg(to_jsonb(missed) order by missed.name), '[]') from missed) as left_out
    $query$,
    of_kind,
    (select string_agg(format('%1$I = former.%1$I', name), ', ') from unnest(names) as name),
    private.name_column(of_kind),
    private.status_column(of_kind)
  )
$$;
