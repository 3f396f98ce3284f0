-- The admin's decisions on alumni, events and jobs: `of_kind` is the table. One row, selected rows and all rows that match a filter
-- are decided on by the same function, batch by batch, so that the admin can follow, stop and undo it.

-- The condition that a filter of the admin's list, and the statuses that are decided on, stand for. Null is any status.
create function private.matching_condition(of_kind text, search text, by_statuses text[], filters jsonb)
returns text
language plpgsql immutable set search_path = '' as $$
begin
  if of_kind <> all ('{alumni,events,job_postings}') or (of_kind <> 'alumni' and filters <> '{}') then
    raise invalid_parameter_value using message = format('no such list or filter: %s %s', of_kind, filters);
  end if;
  return concat_ws(
    ' and ',
    case of_kind when 'alumni' then private.alumni_condition(search, null, filters)
      else private.words_condition('{searched}', private.word_patterns(search)) end,
    private.status_column(of_kind) || ' = any (' || quote_literal(by_statuses::text) || ')'
  );
end
$$;

-- The columns that a decision changes. Null leaves a value as it is; an empty text removes the badge.
create function private.decided_values(
  of_kind text,
  new_status text,
  new_right boolean,
  new_badge text
) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  if of_kind <> 'alumni' then
    if num_nonnulls(new_right, new_badge) > 0 then
      raise invalid_parameter_value using message = format('%s have neither right nor badge', of_kind);
    end if;
    return jsonb_strip_nulls(jsonb_build_object('status', new_status));
  end if;
  return jsonb_strip_nulls(
    jsonb_build_object('validation_status', new_status, 'can_post_jobs', new_right)
  ) || case when new_badge is null then '{}' else
    jsonb_build_object('special_badge', nullif(private.clean_text(new_badge), ''))
  end;
end
$$;

-- The rows that do not offer the decision: a trigger would refuse them, and with them the whole batch.
create function private.refused_condition(new_values jsonb) returns text
language sql immutable set search_path = '' as $$
  select case
    when new_values ->> 'validation_status' = 'verified' then
      $condition$validation_status <> 'verified' and email_confirmed is false$condition$
    else 'false'
  end
$$;

-- The columns that name a row to the admin, and that hold its status.
create function private.name_column(of_kind text) returns text
language sql immutable set search_path = '' as $$
  select case of_kind when 'alumni' then 'full_name' else 'title' end
$$;
create function private.status_column(of_kind text) returns text
language sql immutable set search_path = '' as $$
  select case of_kind when 'alumni' then 'validation_status' else 'status' end
$$;

-- Nobody decides on rows that they have not counted.
create function private.check_total(of_kind text, condition text, expected_total bigint) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  total bigint;
begin
  if expected_total is null then
    return;
  end if;
  execute format('select count(*) from public.%I where %s', of_kind, condition) into total;
  if total <> expected_total then
    raise sqlstate 'PT409' using message = format(
      'Sekarang %s %s yang cocok, bukan %s. Periksa daftarnya, lalu ulangi.',
      total,
      case of_kind when 'events' then 'kegiatan' when 'job_postings' then 'lowongan' else of_kind end,
      expected_total
    );
  end if;
end
$$;

-- The rows as they were, for the undo. Kept for an hour.
create table private.decided_rows (
  decision_id uuid not null,
  row_id uuid not null,
  kind text not null,
  -- Of the columns that were changed.
  former_values jsonb not null,
  -- Of the row after the decision: what was changed since is not undone.
  version integer not null,
  decided_at timestamptz not null default now(),
  primary key (decision_id, row_id)
);
create index decided_rows_decided_at on private.decided_rows (decided_at);

-- The rows of one batch, in the order of their ids, each with the version that was read: by the admin, if `versions` are given, else now.
create function private.next_batch(
  of_kind text, condition text, picked_ids uuid[], picked_versions integer[],
  after_id uuid, until_time timestamptz, batch_size integer,
  out ids uuid[], out versions integer[]
)
language plpgsql security definer set search_path = '' as $$
begin
  execute format(
    $query$
      select array_agg(id order by id), array_agg(version order by id) from (
        select id, version from %s and ($1 is null or id > $1) order by id limit $2
      ) as batch
    $query$,
    case when picked_ids is null
      then format('public.%I where %s and created_at <= $3', of_kind, condition)
      else 'unnest($4, $5) as picked (id, version) where true'
    end
  ) into ids, versions using after_id, batch_size, until_time, picked_ids, picked_versions;
end
$$;

-- The ids of the changed rows. Rows that already have the decided values do not count as changed. A version of null stands for any.
create function private.decide_on_rows(
  of_kind text, decision_id uuid, ids uuid[], versions integer[], new_values jsonb
) returns uuid[]
language plpgsql security definer set search_path = '' as $$
declare
  changed_ids uuid[];
begin
  execute (
    select format(
      $query$
        with former as materialized (
          select id, version, jsonb_build_object(%2$s) as former_values
          from public.%1$I join unnest($1, $2) as picked (id, picked_version) using (id)
          where version = coalesce(picked_version, version) and (%3$s) and not (%4$s)
        ), changed as (
          update public.%1$I as decided set %5$s
          from former where decided.id = former.id and decided.version = former.version
          returning decided.id, decided.version
        ), noted as (
          insert into private.decided_rows (decision_id, row_id, kind, former_values, version)
          select $3, id, %1$L, former_values, changed.version from former join changed using (id)
          returning row_id
        )
        select coalesce(array_agg(row_id), '{}') from noted
      $query$,
      of_kind,
      string_agg(format('%1$L, %1$I', name), ', '),
      string_agg(format('%I is distinct from %L', name, value), ' or '),
      private.refused_condition(new_values),
      string_agg(format('%I = %L', name, value), ', ')
    )
    from jsonb_each_text(new_values) as new_value (name, value)
  ) into changed_ids using ids, versions, decision_id;
  return changed_ids;
end
$$;

create function private.delete_rows(of_kind text, ids uuid[], versions integer[]) returns uuid[]
language plpgsql security definer set search_path = '' as $$
declare
  deleted_ids uuid[];
begin
  execute format(
    $query$
      with deleted as (
        delete from public.%I as stored using unnest($1, $2) as picked (id, picked_version)
        where stored.id = picked.id and stored.version = coalesce(picked_version, stored.version)
        returning stored.id
      )
      select coalesce(array_agg(id), '{}') from deleted
    $query$, of_kind
  ) into deleted_ids using ids, versions;
  return deleted_ids;
end
$$;

-- What the decision has left out of a batch: [{id, name, status, reason}], as it is now. A deleted row has neither name nor status; a
-- deletion does not miss it. Were the changed rows read from `decided_rows`, which has no statistics of them, each would be compared with all.
create function private.left_out_rows(
  of_kind text, changed_ids uuid[], ids uuid[], versions integer[], new_values jsonb
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  left_out jsonb;
begin
  execute format(
    $query$
      select coalesce(jsonb_agg(to_jsonb(one) order by one.name), '[]') from (
        select
          picked.id, %3$I as name, %4$I as status,
          case when stored.id is null then 'gone' when %2$s then 'unconfirmed' else 'changed' end as reason
        from unnest($1, $2) as picked (id, picked_version) left join public.%1$I as stored on stored.id = picked.id
        where (%2$s or version <> picked_version or (stored.id is null and $4))
          and picked.id <> all ($3)
      ) as one
    $query$, of_kind, private.refused_condition(new_values), private.name_column(of_kind), private.status_column(of_kind)
  ) into left_out using ids, versions, changed_ids, new_values <> '{}';
  return left_out;
end
$$;

-- Decides either on `ids`, if given only on the `versions` that were read, or on all rows under a filter. Works until `time_limit`:
-- where `next_id` is not null, the rest needs another call with the same `decision_id`, `after_id` and `created_until`, which excludes
-- later rows. `by_statuses` are those that offer the decision, or that the admin has named. `expected_total` is the number of matches
-- that the admin saw; if it has changed, the first call is refused.
create function public.decide(
  of_kind text,
  decision_id uuid,
  ids uuid[] default null,
  versions integer[] default null,
  expected_total bigint default null,
  search text default null,
  by_statuses text[] default null,
  filters jsonb default null,
  new_status text default null,
  new_right boolean default null,
  new_badge text default null,
  is_deletion boolean default false,
  after_id uuid default null,
  created_until timestamptz default null,
  batch_size integer default 500,
  time_limit interval default '1 second'
) returns table (next_id uuid, until_time timestamptz, seen_count integer, changed_count integer, left_out jsonb)
language plpgsql security definer set search_path = '' set statement_timeout = '60s' as $$
declare
  started constant timestamptz := clock_timestamp();
  size integer := least(greatest(batch_size, 1), 5000);
  batch_started timestamptz;
  condition text;
  new_values jsonb;
  batch record;
  changed_ids uuid[];
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'only the admin may decide';
  end if;
  condition := private.matching_condition(of_kind, search, by_statuses, filters);
  new_values := private.decided_values(of_kind, new_status, new_right, new_badge);
  if is_deletion = (new_values <> '{}') or num_nonnulls(ids, expected_total) <> 1 then
    raise invalid_parameter_value
      using message = 'a decision changes something, or deletes, either picked rows or a number of matches';
  end if;
  if after_id is null then
    perform private.check_total(of_kind, condition, expected_total);
    delete from private.decided_rows where decided_at < now() - interval '1 hour';
  end if;
  perform set_config('portal.decision_id', decision_id::text, true);
  if coalesce(cardinality(ids), 0) <> 1 then
    perform set_config('portal.undo_time', '2 minutes', true);
  end if;
  until_time := coalesce(created_until, now());
  next_id := after_id;
  seen_count := 0;
  changed_count := 0;
  left_out := '[]';
  loop
    batch_started := clock_timestamp();
    batch := private.next_batch(of_kind, condition, ids, versions, next_id, until_time, size);
    seen_count := seen_count + coalesce(cardinality(batch.ids), 0);
    if batch.ids is not null then
      changed_ids := case when is_deletion
        then private.delete_rows(of_kind, batch.ids, batch.versions)
        else private.decide_on_rows(of_kind, decision_id, batch.ids, batch.versions, new_values)
      end;
      changed_count := changed_count + cardinality(changed_ids);
      left_out := left_out || private.left_out_rows(of_kind, changed_ids, batch.ids, batch.versions, new_values);
    end if;
    next_id := batch.ids[size];
    exit when next_id is null or clock_timestamp() >= started + time_limit;
    size := private.next_batch_size(size, clock_timestamp() - batch_started);
  end loop;
  return next;
end
$$;
