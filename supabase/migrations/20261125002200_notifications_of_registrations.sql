-- The participants of events who can be notified.
create view private.event_participants as
select r.id, r.event_id, r.status, alumnus.user_id
from public.event_registrations as r
join public.alumni as alumnus on alumnus.id = r.alumni_id
where r.status <> 'cancelled' and alumnus.user_id is not null;

-- The reminder is stored with the seat and becomes visible a day before the event: no scheduled job is needed, and no
-- duplicate can appear. Without `registration_ids`, it plans the reminders of all participants.
create function private.plan_reminders(event_id uuid, registration_ids uuid[] default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  event public.events;
  due timestamptz;
  message text;
  ids constant uuid[] := coalesce(
    registration_ids,
    array(select r.id from public.event_registrations as r where r.event_id = plan_reminders.event_id)
  );
begin
  select * into event from public.events as e where e.id = plan_reminders.event_id;
  due := (event.event_date - 1 + coalesce(event.event_time, time '08:00')) at time zone 'Asia/Jakarta';
  delete from public.notifications as n
  where n.subject_id = any (ids) and n.topic = 'reminder' and n.visible_from > now();
  if event.status <> 'approved' or due <= now() then
    return;
  end if;
  message := format('Besok: "%s", %s.', event.title, private.event_facts(event));
  -- Never the link itself: who gives up the seat keeps the notification.
  if event.online_link is not null then
    message := message || ' Tautan daring ada pada pendaftaran Anda di halaman kegiatan ini.';
  end if;
  insert into public.notifications
    (user_id, message, link, created_at, visible_from, subject_id, topic, value_before, value_after)
  select
    p.user_id, message, private.event_link(event.id),
    due, due, p.id, 'reminder', '', event.event_date::text
  from private.event_participants as p
  where p.id = any (ids) and p.status = 'registered'
    and not exists (
      select from public.notifications as sent
      where sent.subject_id = p.id and sent.topic = 'reminder'
        and sent.value_after = event.event_date::text
    );
end
$$;

-- People are notified of their own registration too, as a receipt, unless the event was never published. A later state replaces a
-- notification that is still unread.
-- `former_statuses` are those of the registrations with these ids; null for new ones.
create function private.notify_of_registrations(ids uuid[], former_statuses public.registration_status[])
returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.notifications as n
  where n.subject_id = any (ids) and n.topic = 'registration' and not n.is_read;
  perform private.plan_reminders(r.event_id, array_agg(r.id))
  from public.event_registrations as r
  where r.id = any (ids)
  group by r.event_id;
  insert into public.notifications
    (user_id, message, link, subject_id, topic, value_before, value_after)
  select
    alumnus.user_id, receipt.message, private.event_link(event.id),
    r.id, 'registration', coalesce(changed.former::text, ''), r.status::text
  from unnest(ids, former_statuses) as changed (id, former)
  join public.event_registrations as r on r.id = changed.id
  join public.alumni as alumnus on alumnus.id = r.alumni_id
  join public.events as stored on stored.id = r.event_id
  cross join lateral private.as_published(stored) as event
  cross join lateral (
    select case
      when r.status = 'registered' then format(
        case
          when changed.former = 'waiting' then 'Anda mendapat tempat di "%s" untuk %s orang: %s.'
          else 'Anda terdaftar di "%s" untuk %s orang: %s.'
        end,
        event.title, r.party_size, private.event_facts(event)
      )
      when r.status = 'waiting' then format(
        'Anda masuk daftar tunggu "%s" untuk %s orang, urutan ke-%s.',
        event.title, r.party_size, private.queue_place(r.event_id, r.status, r.queue_number)
      )
      when r.cancel_reason is not null then format(
        'Pendaftaran Anda di "%s" dibatalkan panitia: %s.', event.title, r.cancel_reason
      )
    end as message
  ) as receipt
  where alumnus.user_id is not null and event.id is not null and receipt.message is not null;
end
$$;

-- Who comes into a registration by a merge, or by joining the record that holds it, is told as everybody who registers.
create function private.notify_new_holders(ids uuid[]) returns void
language sql security definer set search_path = '' as $$
  select private.notify_of_registrations(array_agg(coming.id), array_agg(null::public.registration_status))
  from private.coming_registrations as coming join public.events as event on event.id = coming.event_id
  where coming.id = any (ids) and event.status = 'approved'
  having count(*) > 0
$$;

create function private.notify_about_joining() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify_new_holders(array(select id from public.event_registrations where alumni_id = new.id));
  return null;
end
$$;

create trigger alumni_notify_joining after update on public.alumni
  for each row when (new.user_id is distinct from old.user_id)
  execute function private.notify_about_joining();

create function private.notify_about_registration() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  ids uuid[];
  former_statuses public.registration_status[];
begin
  if tg_op = 'INSERT' then
    select array_agg(id), array_agg(null::public.registration_status) into ids, former_statuses
    from new_rows
    where status <> 'attended';
  else
    select array_agg(new_rows.id), array_agg(old_rows.status) into ids, former_statuses
    from new_rows
    join old_rows on old_rows.id = new_rows.id
    where new_rows.status <> old_rows.status and new_rows.status <> 'attended'
      and not (old_rows.status = 'attended' and new_rows.status = 'registered');
    perform private.notify_new_holders(array(
      select new_rows.id from new_rows join old_rows on old_rows.id = new_rows.id where new_rows.alumni_id <> old_rows.alumni_id
    ));
  end if;
  if ids is not null then
    perform private.notify_of_registrations(ids, former_statuses);
  end if;
  return null;
end
$$;

create trigger event_registrations_notify after insert on public.event_registrations
  referencing new table as new_rows for each statement
  execute function private.notify_about_registration();
create trigger event_registrations_notify_change after update on public.event_registrations
  referencing old table as old_rows new table as new_rows for each statement
  execute function private.notify_about_registration();

create trigger event_registrations_withdraw_pending after delete on public.event_registrations
  referencing old table as old_rows for each statement
  execute function private.withdraw_pending();
