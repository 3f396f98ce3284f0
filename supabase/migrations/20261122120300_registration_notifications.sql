-- '5 Desember 2026, 09:00 WIB, Aula Fakultas'
create function private.event_facts(event public.events) returns text
language sql immutable set search_path = '' as $$
  select concat_ws(
    ', ',
    concat_ws(
      ' ',
      extract(day from event.event_date),
      ('{Januari,Februari,Maret,April,Mei,Juni,Juli,Agustus,September,Oktober,November,Desember}'::text[])
        [extract(month from event.event_date)],
      extract(year from event.event_date)
    ),
    to_char(event.event_time, 'HH24:MI') || ' WIB',
    event.location
  )
$$;

-- Where a notification about an event leads.
create function private.event_link(event_id uuid) returns text
language sql immutable set search_path = '' as $$
  select format('/kegiatan?event=%s', event_id)
$$;

-- The participants of events who can be notified.
create view private.event_participants as
select r.id, r.event_id, r.status, alumnus.user_id
from public.event_registrations as r
join public.alumni as alumnus on alumnus.id = r.alumni_id
where r.status <> 'cancelled' and alumnus.user_id is not null;

-- The reminder is stored with the seat and becomes visible a day before the event: no scheduled job is needed, and no
-- duplicate can appear. Without `registration_id`, it plans the reminders of all participants.
create function private.plan_reminders(event_id uuid, registration_id uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  event public.events;
  due timestamptz;
begin
  select * into event from public.events as e where e.id = plan_reminders.event_id;
  due := (event.event_date - 1 + coalesce(event.event_time, time '08:00')) at time zone 'Asia/Jakarta';
  delete from public.notifications as n
  using public.event_registrations as r
  where r.event_id = event.id and (registration_id is null or r.id = registration_id)
    and n.subject_id = r.id and n.topic = 'reminder' and n.visible_from > now();
  if event.status <> 'approved' or due <= now() then
    return;
  end if;
  insert into public.notifications
    (user_id, message, link, created_at, visible_from, subject_id, topic, value_before, value_after)
  select
    p.user_id,
    format('Besok: "%s", %s.', event.title, private.event_facts(event)),
    private.event_link(event.id),
    due, due, p.id, 'reminder', '', event.event_date::text
  from private.event_participants as p
  where p.event_id = event.id and p.status = 'registered'
    and (registration_id is null or p.id = registration_id)
    and not exists (
      select from public.notifications as told
      where told.subject_id = p.id and told.topic = 'reminder'
        and told.value_after = event.event_date::text
    );
end
$$;

-- People are notified of their own registration too, as a receipt. A later state replaces a notification that is still unread.
create function private.notify_about_registration() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  former constant public.registration_status := case when tg_op = 'UPDATE' then old.status end;
  recipient uuid;
  event public.events;
  message text;
begin
  if new.status = 'attended' or former = 'attended' and new.status = 'registered' then
    return null;
  end if;
  delete from public.notifications as n
  where n.subject_id = new.id and n.topic = 'registration' and not n.is_read;
  perform private.plan_reminders(new.event_id, new.id);
  select user_id into recipient from public.alumni where id = new.alumni_id;
  select * into event from public.events where id = new.event_id;
  message := case
    when new.status = 'registered' then format(
      case
        when former = 'waiting' then 'Anda mendapat tempat di "%s" untuk %s orang: %s.'
        else 'Anda terdaftar di "%s" untuk %s orang: %s.'
      end,
      event.title, new.party_size, private.event_facts(event)
    )
    when new.status = 'waiting' then format(
      'Anda masuk daftar tunggu "%s" untuk %s orang, urutan ke-%s.',
      event.title, new.party_size, private.queue_place(new.event_id, new.status, new.queue_number)
    )
    when new.cancel_reason is not null then format(
      'Pendaftaran Anda di "%s" dibatalkan panitia: %s.', event.title, new.cancel_reason
    )
  end;
  if recipient is not null and message is not null then
    insert into public.notifications
      (user_id, message, link, subject_id, topic, value_before, value_after)
    values (
      recipient, message, private.event_link(event.id),
      new.id, 'registration', coalesce(former::text, ''), new.status::text
    );
  end if;
  return null;
end
$$;

create trigger event_registrations_notify after insert on public.event_registrations
  for each row execute function private.notify_about_registration();
create trigger event_registrations_notify_change after update of status on public.event_registrations
  for each row when (new.status <> old.status)
  execute function private.notify_about_registration();
create trigger event_registrations_withdraw_untold after delete on public.event_registrations
  for each row execute function private.withdraw_untold();

create function private.notify_about_event() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was_on constant boolean := old.status = 'approved';
  is_on constant boolean := new.status = 'approved';
begin
  if greatest(private.event_start(old), private.event_start(new)) <= now() then
    return null;
  end if;
  if was_on <> is_on then
    perform private.tell_change(
      p.user_id, p.id, 'event', case when was_on then 'on' else 'off' end,
      case when is_on then 'on' else 'off' end,
      case
        when is_on then format('Kegiatan "%s" jadi diadakan: %s.', new.title, private.event_facts(new))
        else format('Kegiatan "%s" dibatalkan.', new.title)
      end,
      case when is_on then private.event_link(new.id) else '/kegiatan' end
    )
    from private.event_participants as p
    where p.event_id = new.id;
  end if;
  if is_on then
    perform private.tell_change(
      p.user_id, p.id, 'event time', private.event_place_and_time(old), private.event_place_and_time(new),
      format('Waktu atau tempat "%s" berubah, kini: %s.', new.title, private.event_facts(new)),
      private.event_link(new.id)
    )
    from private.event_participants as p
    where p.event_id = new.id
      and private.event_place_and_time(old) <> private.event_place_and_time(new);
  end if;
  perform private.plan_reminders(new.id);
  return null;
end
$$;

-- In short form, for comparison only.
create function private.event_place_and_time(event public.events) returns text
language sql immutable set search_path = '' as $$
  select concat_ws(
    ' ', event.event_date, coalesce(event.event_time::text, '-'), coalesce(event.end_time::text, '-'),
    md5(event.location)
  )
$$;

create trigger events_notify
  after update of title, status, event_date, event_time, end_time, location on public.events
  for each row
  when (
    (new.title, new.status, new.event_date, new.event_time, new.end_time, new.location)
      is distinct from
      (old.title, old.status, old.event_date, old.event_time, old.end_time, old.location)
  )
  execute function private.notify_about_event();

-- Notifies those who do not know yet that the event is called off.
create function private.notify_about_removed_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.event_start(old) > now() then
    perform private.notify(p.user_id, format('Kegiatan "%s" dibatalkan.', old.title), '/kegiatan')
    from private.event_participants as p
    where p.event_id = old.id and coalesce(
      (
        select n.value_after
        from public.notifications as n
        where n.subject_id = p.id and n.topic = 'event' and n.visible_from <= now()
        order by n.visible_from desc
        limit 1
      ),
      'on'
    ) = 'on';
  end if;
  return old;
end
$$;

create trigger events_notify_removal before delete on public.events
  for each row execute function private.notify_about_removed_event();

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
  told integer;
begin
  perform private.require_admin();
  event := private.lock_event(event_id);
  select count(*) into told from public.notifications as n where n.subject_id = message_id;
  if told > 0 then
    return told;
  end if;
  if not coalesce(private.is_filled(message, 700), false) then
    raise check_violation using message = 'Pesan harus diisi, paling banyak 700 karakter.';
  end if;
  if private.count_today('messages to participants', auth.uid(), 1) > 10 then
    raise sqlstate 'PT429' using
      message = 'Paling banyak 10 pesan kepada peserta sehari. Coba lagi besok.';
  end if;
  insert into public.notifications
    (user_id, message, link, subject_id, topic, value_before, value_after)
  select
    p.user_id, format('Pesan panitia "%s": %s', event.title, btrim(message_participants.message)),
    private.event_link(event.id), message_id, 'message', '', ''
  from private.event_participants as p
  where p.event_id = event.id and (only_status is null or (only_status = 'waiting') = (p.status = 'waiting'));
  get diagnostics told = row_count;
  return told;
end
$$;
