-- What people read of their own record and jobs.

-- A row as its owner knows it: what stood there before the entries of its history since the last one that they are told. Once no
-- notification waits, they know it as it is: also a decision that came back when the one that had replaced it was undone.
create function private.as_told(of_row jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  with noted as (
    select id, name, changes #> array[name, '0'] as former, name = any (private.untold_columns(entry)) as is_untold
    from private.history as entry cross join lateral jsonb_object_keys(changes) as name
    where area in ('alumni', 'job') and record_id = of_row ->> 'id' and operation = 'update'
  ), untold as (
    select distinct on (name) name, former from noted as one
    where is_untold and not exists (select from noted as later where later.name = one.name and later.id > one.id and not later.is_untold)
    order by name, id
  )
  select of_row || coalesce(jsonb_object_agg(name, former), '{}')
    || case when bool_or(name ~ 'status|^decision') then '{"decided_at": null}' else '{}' end::jsonb
  from untold where former <> of_row -> name
    and exists (select from public.notifications where subject_id = (of_row ->> 'id')::uuid and visible_from > now())
$$;

-- The caller's own row as one JSON value, or these columns of it: no request can ask for a text of it more than once.
create function public.own_profile(column_names text[] default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_object_agg(name, value)
  from public.alumni as own, jsonb_each(private.as_told(to_jsonb(own))) as part (name, value)
  where user_id = (select private.own_account_id()) and (column_names is null or name = any (column_names))
$$;

-- A page of the jobs that the caller has proposed, or the one with this id, the newest first, as one JSON value: no request can ask for a
-- text of them more than once.
create function public.own_jobs(by_id uuid default null, page_size integer default 12, page_offset integer default 0) returns jsonb
language sql stable security definer set search_path = '' as $$
  with own as (
    select * from public.job_postings
    where posted_by_user_id = (select private.own_account_id()) and (by_id is null or id = by_id)
  ),
  page as (
    select * from own
    order by created_at desc, id desc
    limit least(greatest(page_size, 1), 48) offset greatest(page_offset, 0)
  )
  select jsonb_build_object(
    'items', (
      select coalesce(jsonb_agg(private.as_told(to_jsonb(page)) - '{searched,searched_description}'::text[] order by created_at desc, id desc), '[]')
      from page
    ),
    'total', case when page_offset <= 0 then (select count(*) from own) end
  )
$$;

-- Null for those who are not verified.
create function public.own_year_group() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('link', year_group.group_link, 'is_year_checked', changed.alumni_id is null)
  from public.alumni as alumnus
  left join private.changed_years as changed on changed.alumni_id = alumnus.id
  left join private.year_groups as year_group on year_group.entry_year = alumnus.entry_year and changed.alumni_id is null
  where alumnus.user_id = private.own_account_id() and private.is_verified_alumnus()
    and private.as_told(to_jsonb(alumnus)) ->> 'validation_status' = 'verified'
$$;
