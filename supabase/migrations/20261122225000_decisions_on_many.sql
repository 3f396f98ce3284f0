-- One decision on all alumni who match a search. It runs batch by batch, so that the admin can follow, stop and undo it.

-- The condition that a filter of the admin's list stands for.
create function private.alumni_condition(search text, by_status public.validation_status)
returns text
language sql immutable set search_path = '' as $$
  select concat_ws(
    ' and ',
    private.words_condition('{full_name,email}', 'ilike', private.word_patterns(search)),
    case when by_status is not null then format('validation_status = %L', by_status) end
  )
$$;

do $$
begin
  execute regexp_replace(
    pg_get_functiondef('public.search_alumni_for_admin'::regproc),
    'concat_ws\(.*?\n  \);',
    'private.alumni_condition(search, by_status);'
  );
end
$$;

-- The time before people are notified of a decision. Longer for a decision on many, since undo is offered after the last row.
create function private.undo_time() returns interval
language sql stable set search_path = '' as $$
  select coalesce(nullif(current_setting('portal.undo_time', true), ''), '12 seconds')::interval
$$;

do $$
begin
  execute replace(
    pg_get_functiondef('private.tell_change'::regproc),
    $former$now() + interval '12 seconds'$former$,
    'now() + private.undo_time()'
  );
end
$$;

-- The rows as they were, for the undo. Kept for an hour.
create table private.decided_rows (
  decision_id uuid not null,
  alumni_id uuid not null,
  validation_status public.validation_status not null,
  can_post_jobs boolean not null,
  special_badge text,
  -- Of the row after the decision: what was changed since is not undone.
  version integer not null,
  decided_at timestamptz not null default now(),
  primary key (decision_id, alumni_id)
);
create index decided_rows_decided_at on private.decided_rows (decided_at);

-- One batch. `expected_total` is the number of matches that the admin saw. The first batch, which has no `after_id`, is refused if that
-- number has changed. `created_until` excludes later rows. Null leaves a value as it is; an empty text removes the badge.
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
  condition constant text := private.alumni_condition(search, by_status);
  total bigint;
  ids uuid[];
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'only the admin may decide on alumni';
  end if;
  if after_id is null then
    execute format('select count(*) from public.alumni where %s', condition) into total;
    if total <> expected_total then
      raise sqlstate 'PT409' using message = format(
        'Sekarang %s alumni yang cocok, bukan %s. Periksa daftarnya, lalu ulangi.', total, expected_total
      );
    end if;
    delete from private.decided_rows where decided_at < now() - interval '1 hour';
  end if;
  until_time := coalesce(created_until, now());
  execute format(
    $query$
      select array_agg(id order by id) from (
        select id from public.alumni
        where %s and created_at <= $1 and ($2 is null or id > $2)
        order by id limit $3
      ) as batch
    $query$,
    condition
  ) into ids using until_time, after_id, least(greatest(batch_size, 1), 5000);
  last_id := ids[cardinality(ids)];
  seen_count := coalesce(cardinality(ids), 0);
  perform set_config('portal.undo_time', '2 minutes', true);
  if is_deletion then
    delete from public.alumni where id = any(ids);
    get diagnostics changed_count = row_count;
  else
    changed_count := private.decide_on_alumni(decision_id, ids, new_status, new_right, new_badge);
  end if;
  -- They may have left the filter by the decision; what could not be done has not changed them.
  unconfirmed_names := array(
    select full_name from public.alumni
    where id = any(ids) and new_status = 'verified' and validation_status <> 'verified'
      and email_confirmed is false
    order by full_name
  );
  return next;
end
$$;

-- Rows that already have the decided values do not count as changed.
create function private.decide_on_alumni(
  decision_id uuid,
  ids uuid[],
  new_status public.validation_status,
  new_right boolean,
  new_badge text
) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  changed_count integer;
begin
  with former as (
    select id, validation_status, can_post_jobs, special_badge
    from public.alumni
    where id = any(ids)
      and (validation_status, can_post_jobs, coalesce(special_badge, '')) is distinct from (
        coalesce(new_status, validation_status),
        coalesce(new_right, can_post_jobs),
        coalesce(btrim(new_badge), special_badge, '')
      )
      and not (new_status = 'verified' and validation_status <> 'verified' and email_confirmed is false)
  ), changed as (
    update public.alumni as a
    set
      validation_status = coalesce(new_status, a.validation_status),
      can_post_jobs = coalesce(new_right, a.can_post_jobs),
      special_badge = nullif(coalesce(btrim(new_badge), a.special_badge), '')
    from former
    where a.id = former.id
    returning a.id, a.version
  )
  insert into private.decided_rows
    (decision_id, alumni_id, validation_status, can_post_jobs, special_badge, version)
  select
    decide_on_alumni.decision_id, id, validation_status, can_post_jobs, special_badge, version
  from former join changed using (id);
  get diagnostics changed_count = row_count;
  return changed_count;
end
$$;

-- One batch of the undo; 0 once all are done. Rows that were changed since, by anybody, stay as they are.
create function public.undo_decision_on_alumni(decision_id uuid, batch_size integer default 2000)
returns integer
language plpgsql security definer set search_path = '' as $$
declare
  undone_count integer;
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'only the admin may decide on alumni';
  end if;
  with batch as (
    delete from private.decided_rows as d
    where (d.decision_id, d.alumni_id) in (
      select n.decision_id, n.alumni_id
      from private.decided_rows as n
      where n.decision_id = undo_decision_on_alumni.decision_id
      order by n.alumni_id
      limit least(greatest(batch_size, 1), 5000)
    )
    returning d.*
  ), restored as (
    update public.alumni as a
    set
      validation_status = batch.validation_status,
      can_post_jobs = batch.can_post_jobs,
      special_badge = batch.special_badge
    from batch
    where a.id = batch.alumni_id and a.version = batch.version
  )
  select count(*) into undone_count from batch;
  return undone_count;
end
$$;

revoke all on function
  private.alumni_condition, private.undo_time, private.decide_on_alumni
from public, anon, authenticated;
