-- Three approved events for the home page: the next ones first, then the latest past ones. Today is the date in
-- Jakarta. Every row carries the number of all approved events.
create function public.home_events() returns table (
  total_count bigint,
  id uuid,
  title text,
  event_date date,
  location text,
  description text
)
language sql stable security definer set search_path = '' as $$
  with calendar as (
    select (now() at time zone 'Asia/Jakarta')::date as today
  ),
  upcoming as (
    select event.*, true as is_upcoming
    from public.events as event, calendar
    where status = 'approved' and event_date >= today
    order by event_date, event_time, event.id
    limit 3
  ),
  past as (
    select event.*, false as is_upcoming
    from public.events as event, calendar
    where status = 'approved' and event_date < today
    order by event_date desc, event_time desc, event.id
    limit 3
  )
  select private.row_count('events', 'approved'), id, title, event_date, location, description
  from (select * from upcoming union all select * from past) as chosen
  order by
    is_upcoming desc,
    case when is_upcoming then event_date end,
    case when is_upcoming then event_time end,
    event_date desc,
    event_time desc,
    id
  limit 3
$$;
