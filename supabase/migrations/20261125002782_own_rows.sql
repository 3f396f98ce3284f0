-- What people read of their own record and jobs.

-- A row as its owner knows it: what a decision of the admin has replaced, until it can no longer be undone and they are notified.
create function private.as_told(of_row jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  row_id constant text := of_row ->> 'id';
  told jsonb := of_row;
  untold record;
begin
  for untold in
    select topic, value_before as value, split_part(value_before, ' ', 1) as status, split_part(value_before, ' ', 2) as reason
    from public.notifications as pending
    where subject_id = row_id::uuid and visible_from > now() and exists (
      select from private.history
      where area in ('alumni', 'job') and record_id = row_id and actor_kind = 'admin' and at >= pending.created_at
    )
  loop
    told := told || case untold.topic
      when 'posting right' then jsonb_build_object('can_post_jobs', untold.value::boolean)
      when 'badge' then jsonb_build_object('special_badge', nullif(untold.value, ''))
      when 'validation' then jsonb_build_object('validation_status', untold.status)
      when 'job' then jsonb_build_object('status', untold.status)
      else '{}'
    end;
    if untold.topic in ('validation', 'job') then
      told := told || jsonb_build_object('decided_at', null, 'decision_code', null, 'decision_note', (
        select note from (
          select of_row ->> 'decision_note'
          union all
          select changes #>> '{decision_note,0}' from private.history where area in ('alumni', 'job') and record_id = row_id
        ) as known (note)
        where md5(note) = untold.reason limit 1
      ));
    end if;
  end loop;
  return told;
end
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
