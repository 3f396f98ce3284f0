-- What visitors saw last of an event. Its participants read this, whatever the admin prepares once it is no longer published.
create table private.published_events (
  event_id uuid primary key references public.events (id) on delete cascade on update cascade,
  title text not null,
  event_date date not null,
  event_time time,
  end_time time,
  location text,
  online_link text
);

create function private.keep_published_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.published_events values
    (new.id, new.title, new.event_date, new.event_time, new.end_time, new.location, new.online_link)
  on conflict (event_id) do update set
    title = excluded.title, event_date = excluded.event_date, event_time = excluded.event_time,
    end_time = excluded.end_time, location = excluded.location, online_link = excluded.online_link;
  return null;
end
$$;

-- After `events_notify`, which compares with what participants know, and before `events_promote_waiting`: triggers run in the order of their names.
create trigger events_now_published after insert or update of title, status, event_date, event_time, end_time, location, online_link
  on public.events
  for each row when (new.status = 'approved')
  execute function private.keep_published_event();

-- The event as it was published last; null if it never was.
create function private.as_published(event public.events) returns public.events
language sql stable security definer set search_path = '' as $$
  select jsonb_populate_record(event, to_jsonb(published) - 'event_id')
  from private.published_events as published where event_id = event.id
$$;
