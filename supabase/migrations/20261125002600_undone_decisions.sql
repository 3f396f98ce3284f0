-- One batch of the undo; 0 once all are done. Rows that were changed since, by anybody, stay as they are.
create function public.undo_decision(decision_id uuid, batch_size integer default 2000)
returns integer
language plpgsql security definer
set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  of_kind text;
  names text[];
  undone_count integer;
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'only the admin may undo a decision';
  end if;
  select kind, array(select jsonb_object_keys(former_values)) into of_kind, names
  from private.decided_rows as n where n.decision_id = undo_decision.decision_id limit 1;
  if of_kind is null then
    return 0;
  end if;
  execute (
    select format(
      $query$
        with batch as (
          delete from private.decided_rows
          where (decision_id, row_id) in (
            select decision_id, row_id from private.decided_rows
            where decision_id = $1 order by row_id limit $2
          )
          returning *
        ), restored as (
          update public.%1$I as decided set %2$s
          from batch cross join lateral jsonb_populate_record(null::public.%1$I, former_values) as former
          where decided.id = batch.row_id and decided.version = batch.version
        )
        select count(*) from batch
      $query$,
      of_kind,
      string_agg(format('%1$I = former.%1$I', name), ', ')
    )
    from unnest(names) as name
  ) into undone_count using decision_id, least(greatest(batch_size, 1), 5000);
  return undone_count;
end
$$;

-- For builds that know decisions on alumni only.
create function public.decide_on_matching_alumni(
  decision_id uuid,
  expected_total bigint,
  search text default null,
  by_status public.validation_status default null,
  new_status public.validation_status default null,
  new_right boolean default null,
  new_badge text default null,
  is_deletion boolean default false,
  after_id uuid default null,
  created_until timestamptz default null,
  batch_size integer default 2000,
  filters jsonb default null
) returns table (
  last_id uuid,
  seen_count integer,
  changed_count integer,
  unconfirmed_names text[],
  until_time timestamptz
)
language sql security definer set search_path = '' as $$
  select * from public.decide_on_matching(
    'alumni', decision_id, expected_total, search, by_status::text, filters, new_status::text, new_right,
    new_badge, is_deletion, after_id, created_until, batch_size
  )
$$;
create function public.undo_decision_on_alumni(decision_id uuid, batch_size integer default 2000)
returns integer
language sql security definer set search_path = '' as $$
  select public.undo_decision(decision_id, batch_size)
$$;
