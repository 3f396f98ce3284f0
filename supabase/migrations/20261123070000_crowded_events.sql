-- A change of an event, or of many of its registrations at once, notifies all participants in a few statements, so that a change of an
-- event with thousands of people takes the admin a second.

-- Compares with what each participant knows, as `tell_change` does for one person.
create function private.tell_participants(
  event_id uuid,
  topic text,
  value_before text,
  value_after text,
  message text,
  link text
) returns void
language sql security definer set search_path = '' as $$
  with withdrawn as (
    delete from public.notifications as n
    using private.event_participants as p
    where p.event_id = tell_participants.event_id and n.subject_id = p.id
      and n.topic = tell_participants.topic and n.visible_from > now()
    returning n.subject_id, n.value_before
  ),
  told as (
    select distinct on (n.subject_id) n.*
    from private.event_participants as p
    join public.notifications as n on n.subject_id = p.id
    where p.event_id = tell_participants.event_id and n.topic = tell_participants.topic
      and n.visible_from <= now()
    order by n.subject_id, n.visible_from desc
  ),
  to_tell as (
    select
      p.id, p.user_id, told.id as told_id,
      coalesce(told.value_after, withdrawn.value_before, tell_participants.value_before) as known,
      coalesce(told.value_before = tell_participants.value_after and not told.is_read, false) as is_taken_back
    from private.event_participants as p
    left join told on told.subject_id = p.id
    left join withdrawn on withdrawn.subject_id = p.id
    where p.event_id = tell_participants.event_id
      and coalesce(told.value_after, withdrawn.value_before, tell_participants.value_before)
        <> tell_participants.value_after
  ),
  taken_back as (
    delete from public.notifications as n
    using to_tell
    where n.id = to_tell.told_id and to_tell.is_taken_back
  )
  insert into public.notifications
    (user_id, message, link, visible_from, subject_id, topic, value_before, value_after)
  select
    user_id, tell_participants.message, tell_participants.link, now() + private.undo_time(),
    id, tell_participants.topic, known, tell_participants.value_after
  from to_tell
  where not is_taken_back and user_id is distinct from (select auth.uid())
$$;

create or replace function private.notify_about_event() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was_on constant boolean := old.status = 'approved';
  is_on constant boolean := new.status = 'approved';
  facts constant text := private.event_facts(new);
  link constant text := private.event_link(new.id);
  former_place constant text := private.event_place_and_time(old);
  place constant text := private.event_place_and_time(new);
begin
  if greatest(private.event_start(old), private.event_start(new)) <= now() then
    return null;
  end if;
  if is_on and not was_on then
    perform private.tell_participants(
      new.id, 'event', 'off', 'on', format('Kegiatan "%s" jadi diadakan: %s.', new.title, facts), link
    );
  elsif was_on and not is_on then
    perform private.tell_participants(
      new.id, 'event', 'on', 'off', format('Kegiatan "%s" dibatalkan.', new.title), '/kegiatan'
    );
  end if;
  if is_on and place <> former_place then
    perform private.tell_participants(
      new.id, 'event time', former_place, place,
      format('Waktu atau tempat "%s" berubah, kini: %s.', new.title, facts), link
    );
  end if;
  perform private.plan_reminders(new.id);
  return null;
end
$$;

create or replace function private.notify_about_removed_event() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  message constant text := format('Kegiatan "%s" dibatalkan.', old.title);
begin
  if private.event_start(old) > now() then
    insert into public.notifications (user_id, message, link)
    select p.user_id, message, '/kegiatan'
    from private.event_participants as p
    left join (
      select distinct on (n.subject_id) n.subject_id, n.value_after
      from private.event_participants as p
      join public.notifications as n on n.subject_id = p.id
      where p.event_id = old.id and n.topic = 'event' and n.visible_from <= now()
      order by n.subject_id, n.visible_from desc
    ) as told on told.subject_id = p.id
    where p.event_id = old.id and coalesce(told.value_after, 'on') = 'on'
      and p.user_id is distinct from (select auth.uid());
  end if;
  return old;
end
$$;

-- Without registrations, it plans the reminders of all participants.
drop function private.plan_reminders(uuid, uuid);
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
  insert into public.notifications
    (user_id, message, link, created_at, visible_from, subject_id, topic, value_before, value_after)
  select
    p.user_id, message, private.event_link(event.id),
    due, due, p.id, 'reminder', '', event.event_date::text
  from private.event_participants as p
  where p.id = any (ids) and p.status = 'registered'
    and not exists (
      select from public.notifications as told
      where told.subject_id = p.id and told.topic = 'reminder'
        and told.value_after = event.event_date::text
    );
end
$$;

-- People are notified of their own registration too, as a receipt. A later state replaces a notification that is still unread.
-- `former_statuses` are those of the registrations with these ids; null for new ones.
create function private.tell_registrations(ids uuid[], former_statuses public.registration_status[])
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
    alumnus.user_id, told.message, private.event_link(event.id),
    r.id, 'registration', coalesce(changed.former::text, ''), r.status::text
  from unnest(ids, former_statuses) as changed (id, former)
  join public.event_registrations as r on r.id = changed.id
  join public.alumni as alumnus on alumnus.id = r.alumni_id
  join public.events as event on event.id = r.event_id
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
  ) as told
  where alumnus.user_id is not null and told.message is not null;
end
$$;

create or replace function private.notify_about_registration() returns trigger
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
  end if;
  if ids is not null then
    perform private.tell_registrations(ids, former_statuses);
  end if;
  return null;
end
$$;

create function private.withdraw_untold_of_registrations() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.notifications as n
  using old_rows
  where n.subject_id = old_rows.id and n.visible_from > now();
  return null;
end
$$;

drop trigger event_registrations_notify on public.event_registrations;
drop trigger event_registrations_notify_change on public.event_registrations;
drop trigger event_registrations_withdraw_untold on public.event_registrations;
create trigger event_registrations_notify after insert on public.event_registrations
  referencing new table as new_rows for each statement
  execute function private.notify_about_registration();
create trigger event_registrations_notify_change after update on public.event_registrations
  referencing old table as old_rows new table as new_rows for each statement
  execute function private.notify_about_registration();
create trigger event_registrations_withdraw_untold after delete on public.event_registrations
  referencing old table as old_rows for each statement
  execute function private.withdraw_untold_of_registrations();
