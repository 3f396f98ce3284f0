-- One decision on all rows that match a search, for alumni, events and jobs: `of_kind` is the table. It runs batch by batch,
-- so that the admin can follow, stop and undo it.

-- The condition that a filter of the admin's list stands for.
create function private.matching_condition(of_kind text, search text, by_status text, filters jsonb)
returns text
language plpgsql immutable set search_path = '' as $$
declare
  searched constant text[] := case of_kind
    when 'events' then '{title,location}'
    when 'job_postings' then '{title,company_name}'
  end;
begin
  if of_kind = 'alumni' then
    return private.alumni_condition(search, by_status::public.validation_status, filters);
  end if;
  if searched is null or filters <> '{}' then
    raise invalid_parameter_value using message = format('no such list or filter: %s %s', of_kind, filters);
  end if;
  return concat_ws(
    ' and ',
    private.words_condition(searched, 'ilike', private.word_patterns(search)),
    case when by_status is not null then format('status = %L', by_status) end
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
    jsonb_build_object('special_badge', nullif(btrim(new_badge), ''))
  end;
end
$$;

-- The rows that the decision leaves out: a trigger would refuse them, and with them the whole batch.
create function private.refused_condition(new_values jsonb) returns text
language sql immutable set search_path = '' as $$
  select case
    when new_values ->> 'validation_status' = 'verified' then
      $condition$validation_status <> 'verified' and email_confirmed is false$condition$
    else 'false'
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

-- Rows that already have the decided values do not count as changed.
create function private.decide_on_rows(
  of_kind text,
  decision_id uuid,
  ids uuid[],
  new_values jsonb
) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  changed_count integer;
begin
  execute (
    select format(
      $query$
        with former as materialized (
          select id, jsonb_build_object(%2$s) as former_values
          from public.%1$I
          where id = any($1) and (%3$s) and not (%4$s)
        ), changed as (
          update public.%1$I as decided set %5$s
          from former where decided.id = former.id
          returning decided.id, decided.version
        )
        insert into private.decided_rows (decision_id, row_id, kind, former_values, version)
        select $2, id, %1$L, former_values, version from former join changed using (id)
      $query$,
      of_kind,
      string_agg(format('%1$L, %1$I', name), ', '),
      string_agg(format('%I is distinct from %L', name, value), ' or '),
      private.refused_condition(new_values),
      string_agg(format('%I = %L', name, value), ', ')
    )
    from jsonb_each_text(new_values) as new_value (name, value)
  ) using ids, decision_id;
  get diagnostics changed_count = row_count;
  return changed_count;
end
$$;

-- One batch. `expected_total` is the number of matches that the admin saw. The first batch, which has no `after_id`, is refused if that
-- number has changed. `created_until` excludes later rows.
create function public.decide_on_matching(
  of_kind text,
  decision_id uuid,
  expected_total bigint,
  search text default null,
  by_status text default null,
  filters jsonb default null,
  new_status text default null,
  new_right boolean default null,
  new_badge text default null,
  is_deletion boolean default false,
  after_id uuid default null,
  created_until timestamptz default null,
  batch_size integer default 2000
) returns table (
  last_id uuid,
  seen_count integer,
  changed_count integer,
  unconfirmed_names text[],
  until_time timestamptz
)
language plpgsql security definer set search_path = '' as $$
declare
  condition text;
  new_values jsonb;
  total bigint;
  ids uuid[];
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'only the admin may decide on all who match';
  end if;
  condition := private.matching_condition(of_kind, search, by_status, filters);
  new_values := private.decided_values(of_kind, new_status, new_right, new_badge);
  if is_deletion = (new_values <> '{}') then
    raise invalid_parameter_value using message = 'a decision changes something, or deletes';
  end if;
  if after_id is null then
    execute format('select count(*) from public.%I where %s', of_kind, condition) into total;
    if total <> expected_total then
      raise sqlstate 'PT409' using message = format(
        'Sekarang %s %s yang cocok, bukan %s. Periksa daftarnya, lalu ulangi.',
        total,
        case of_kind when 'events' then 'kegiatan' when 'job_postings' then 'lowongan' else of_kind end,
        expected_total
      );
    end if;
    delete from private.decided_rows where decided_at < now() - interval '1 hour';
  end if;
  until_time := coalesce(created_until, now());
  execute format(
    $query$
      select array_agg(id order by id) from (
        select id from public.%I
        where %s and created_at <= $1 and ($2 is null or id > $2)
        order by id limit $3
      ) as batch
    $query$,
    of_kind, condition
  ) into ids using until_time, after_id, least(greatest(batch_size, 1), 5000);
  last_id := ids[cardinality(ids)];
  seen_count := coalesce(cardinality(ids), 0);
  perform set_config('portal.undo_time', '2 minutes', true);
  if is_deletion then
    execute format('delete from public.%I where id = any($1)', of_kind) using ids;
    get diagnostics changed_count = row_count;
  else
    changed_count := private.decide_on_rows(of_kind, decision_id, ids, new_values);
  end if;
  unconfirmed_names := '{}';
  if of_kind = 'alumni' then
    -- They may have left the filter by the decision; what could not be done has not changed them.
    execute format(
      'select coalesce(array_agg(full_name order by full_name), ''{}'') from public.alumni where id = any($1) and %s',
      private.refused_condition(new_values)
    ) into unconfirmed_names using ids;
  end if;
  return next;
end
$$;
