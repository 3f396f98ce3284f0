-- A change of an event notifies all participants in a few statements, so that a change of an event with thousands of people
-- takes the admin a second.
create function private.notify_participants(
  event_id uuid,
  topic text,
  value_before text,
  value_after text,
  message text,
  link text,
  only_seats boolean default false
) returns void
language sql security definer set search_path = '' as $$
  select private.notify_of_changes(
    notify_participants.topic,
    array_agg(p.id),
    array_agg(p.user_id),
    array_agg(notify_participants.value_before),
    array_agg(notify_participants.value_after),
    array_agg(notify_participants.message),
    array_agg(notify_participants.link)
  )
  from private.event_participants as p
  where p.event_id = notify_participants.event_id and not (only_seats and p.status = 'waiting')
$$;

-- In short form, for comparison only.
create function private.event_place_and_time(event public.events) returns text
language sql immutable set search_path = '' as $$
  select concat_ws(
    ' ', event.event_date, coalesce(event.event_time::text, '-'), coalesce(event.end_time::text, '-'),
    md5(event.location)
  )
$$;

create function private.notify_about_event() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was_on constant boolean := old.status = 'approved';
  is_on constant boolean := new.status = 'approved';
  facts constant text := private.event_facts(new);
  link constant text := private.event_link(new.id);
  -- What participants know, also if it was changed while the event was not published.
  former constant public.events := private.as_published(old);
  former_place constant text := private.event_place_and_time(former);
  place constant text := private.event_place_and_time(new);
begin
  if greatest(private.event_start(old), private.event_start(new)) <= now() then
    return null;
  end if;
  if is_on and not was_on then
    perform private.notify_participants(
      new.id, 'event', 'off', 'on', format('Kegiatan "%s" jadi diadakan: %s.', new.title, facts), link
    );
  elsif was_on and not is_on then
    perform private.notify_participants(
      new.id, 'event', 'on', 'off', format('Kegiatan "%s" dibatalkan.', former.title), '/kegiatan'
    );
  end if;
  if is_on and new.online_link is distinct from former.online_link then
    perform private.notify_participants(
      new.id, 'event link', coalesce(md5(former.online_link), '-'), coalesce(md5(new.online_link), '-'),
      format(
        case
          when new.online_link is null then 'Tautan daring "%s" dihapus.'
          else 'Tautan daring "%s" berubah. Yang berlaku ada pada pendaftaran Anda di halaman kegiatan ini.'
        end,
        new.title
      ),
      link, only_seats => true
    );
  end if;
  if is_on and place <> former_place then
    perform private.notify_participants(
      new.id, 'event time', former_place, place,
      format('Waktu atau lokasi "%s" berubah, kini: %s.', new.title, facts), link
    );
  end if;
  perform private.plan_reminders(new.id);
  return null;
end
$$;

create trigger events_notify
  after update of title, status, event_date, event_time, end_time, location, online_link on public.events
  for each row
  when (
    (new.title, new.status, new.event_date, new.event_time, new.end_time, new.location, new.online_link)
      is distinct from
      (old.title, old.status, old.event_date, old.event_time, old.end_time, old.location, old.online_link)
  )
  execute function private.notify_about_event();

-- Notifies those who do not know yet that the event is called off.
create function private.notify_about_removed_event() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  published constant public.events := private.as_published(old);
  message constant text := format('Kegiatan "%s" dibatalkan.', published.title);
begin
  if private.event_start(published) > now() then
    insert into public.notifications (user_id, message, link)
    select p.user_id, message, '/kegiatan'
    from private.event_participants as p
    left join (
      select distinct on (n.subject_id) n.subject_id, n.value_after
      from private.event_participants as p
      join public.notifications as n on n.subject_id = p.id
      where p.event_id = old.id and n.topic = 'event' and n.visible_from <= now()
      order by n.subject_id, n.visible_from desc
    ) as sent on sent.subject_id = p.id
    where p.event_id = old.id and coalesce(sent.value_after, 'on') = 'on'
      and p.user_id is distinct from (select auth.uid());
  end if;
  return old;
end
$$;

create trigger events_notify_removal before delete on public.events
  for each row execute function private.notify_about_removed_event();

-- Before the admin writes to participants, moves or deletes their event: one row for those who have a seat, one for those who
-- wait. `people` counts those whom they bring; `others` has no account and is told nothing by the portal.
create function public.event_audience(event_id uuid) returns table (
  is_waiting boolean,
  registrations integer,
  people integer,
  with_account integer,
  others jsonb
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
  select
    r.status = 'waiting', count(*)::integer, sum(r.party_size)::integer, count(alumnus.user_id)::integer,
    coalesce(
      jsonb_agg(
        jsonb_build_object('name', r.name, 'email', alumnus.email, 'phone', alumnus.phone_number) order by r.name
      ) filter (where alumnus.user_id is null),
      '[]'
    )
  from private.named_registrations as r
  left join public.alumni as alumnus on alumnus.id = r.alumni_id
  where r.event_id = event_audience.event_id and r.status <> 'cancelled'
  group by r.status = 'waiting';
end
$$;

-- What an alumnus holds of events to come, and loses with their row.
create function public.registrations_of_alumnus(alumni_id uuid) returns table (
  title text,
  event_date date,
  is_waiting boolean,
  party_size integer
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
  select event.title, event.event_date, r.status = 'waiting', r.party_size
  from public.event_registrations as r
  join public.events as event on event.id = r.event_id
  where r.alumni_id = registrations_of_alumnus.alumni_id and r.status <> 'cancelled'
    and private.event_start(event) > now()
  order by event.event_date, event.id;
end
$$;

-- A message of the admin to those who have a seat, to those who wait, or to both. The caller generates the id,
-- so that a repeated request notifies nobody twice. Returns the number of people notified.
create function public.message_participants(
  message_id uuid,
  event_id uuid,
  message text,
  only_status public.registration_status default null
) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  event public.events;
  sent integer;
begin
  perform private.require_admin();
  event := private.lock_event(event_id);
  select count(*) into sent from public.notifications as n where n.subject_id = message_id;
  if sent > 0 then
    return sent;
  end if;
  if not coalesce(private.is_filled(message, 700), false) then
    raise sqlstate 'PT400' using message = 'Pesan harus diisi, paling banyak 700 karakter.';
  end if;
  if private.count_today('messages to participants', private.own_account_id(), 1) > 10 then
    raise sqlstate 'PT429' using
      message = 'Paling banyak 10 pesan kepada peserta sehari. Coba lagi besok.';
  end if;
  insert into public.notifications
    (user_id, message, link, subject_id, topic, value_before, value_after)
  select
    p.user_id, format('Pesan panitia "%s": %s', coalesce((private.as_published(event)).title, event.title), private.clean_text(message_participants.message)),
    private.event_link(event.id), message_id, 'message', '', ''
  from private.event_participants as p
  where p.event_id = event.id and (only_status is null or (only_status = 'waiting') = (p.status = 'waiting'));
  get diagnostics sent = row_count;
  return sent;
end
$$;
