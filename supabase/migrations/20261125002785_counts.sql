create function public.home_statistics() returns table (
  alumni_count bigint,
  events_count bigint,
  jobs_count bigint
)
language sql stable security definer set search_path = '' as $$
  select
    (select count(*) from public.alumni where validation_status = 'verified'),
    (select count(*) from public.events where status = 'approved'),
    (select count(*) from private.open_jobs)
$$;

-- Three approved events for the home page: the next ones first, then the latest past ones; and the number of all. Today is the date in
-- Jakarta.
create function public.home_events() returns jsonb
language sql stable security definer set search_path = '' as $$
  with calendar as (
    select (now() at time zone 'Asia/Jakarta')::date as today
  ),
  pages as (
    select place, public.approved_events(place = 1, today, page_size => 3) -> 'items' as items
    from calendar, generate_series(1, 2) as place
  )
  select jsonb_build_object(
    'items', (
      select coalesce(jsonb_agg(item), '[]') from (
        select item from pages, jsonb_array_elements(items) with ordinality as listed (item, position)
        order by place, position
        limit 3
      ) as chosen
    ),
    'total', (select count(*) from public.events where status = 'approved')
  )
$$;

-- What waits for the admin's decision, in one answer: the menu of every admin page asks for it, each minute. Seats that are due are
-- given back, and what is too old leaves the history, on the way: no scheduled job is needed.
create function public.waiting_counts() returns table (
  alumni_count bigint,
  events_count bigint,
  jobs_count bigint
)
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.free_all_due_seats();
  perform private.trim_history();
  return query select
    (select count(*) from private.waiting_rows where of_kind = 'alumni'),
    (select count(*) from public.events where status = 'pending'),
    (select count(*) from private.waiting_rows where of_kind = 'jobs');
end
$$;
