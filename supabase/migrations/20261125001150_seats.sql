-- Who gets a seat of an event, and who waits for one.

-- Every change of registrations begins with this lock: a session that waited for it reads what the previous one has written. Whoever
-- needs an alumnus to stay as they are locks their row before.
create function private.lock_event(event_id uuid) returns public.events
language plpgsql security definer set search_path = '' as $$
declare
  event public.events;
begin
  select * into event from public.events as e where e.id = lock_event.event_id for update;
  if event.id is null then
    raise sqlstate 'PT404' using message = 'Kegiatan ini sudah tidak ada.';
  end if;
  if private.free_due_seats(event) then
    perform private.promote_waiting(event.id);
    select * into event from public.events as e where e.id = lock_event.event_id;
  end if;
  return event;
end
$$;

-- Who comes now has to wait.
create function private.is_full_for(event_id uuid, party_size integer) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.events where id = event_id and seats_taken + party_size > capacity)
$$;

-- Gives free seats to the first in the queue that fit: a smaller party passes a bigger one for which too few are
-- left, so that no seat stays empty, and the bigger one keeps its place. So does an alumnus who is not verified. Once the event has
-- begun, only the admin gives seats.
create function private.promote_waiting(event_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  event constant public.events := private.lock_event(event_id);
  seats_left bigint := event.capacity - event.seats_taken;
  waiting record;
  promoted uuid[] := '{}';
begin
  if event.waiting_count = 0 or event.status <> 'approved' or private.event_start(event) <= now() then
    return;
  end if;
  for waiting in
    select r.id, r.party_size
    from public.event_registrations as r
    left join public.alumni as alumnus on alumnus.id = r.alumni_id
    where r.event_id = event.id and r.status = 'waiting'
      and coalesce(alumnus.validation_status, 'verified') = 'verified'
    order by r.queue_number
  loop
    exit when seats_left <= 0;
    if seats_left is null or waiting.party_size <= seats_left then
      seats_left := seats_left - waiting.party_size;
      promoted := promoted || waiting.id;
    end if;
  end loop;
  update public.event_registrations set status = 'registered' where id = any (promoted);
end
$$;

-- Of all events, for a page that asks from time to time. Sessions that ask at the same moment take different people.
create function private.free_all_due_seats() returns void
language plpgsql security definer set search_path = '' as $$
declare
  changed_ids constant uuid[] := array(
    select alumni_id from private.changed_verifications
    where due_at <= now()
    for update skip locked
  );
begin
  if changed_ids = '{}' then
    return;
  end if;
  perform private.promote_waiting(held.event_id)
  from (
    select distinct event_id from private.coming_registrations
    where alumni_id = any (changed_ids)
    order by event_id
  ) as held;
  delete from private.changed_verifications where alumni_id = any (changed_ids);
end
$$;

create function private.promote_after_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.promote_waiting(new.id);
  return null;
end
$$;

create trigger events_promote_waiting
  after update of capacity, status, event_date, event_time on public.events
  for each row when (new.waiting_count > 0)
  execute function private.promote_after_change();

-- Once per statement, so that a promotion of hundreds writes the event once.
create function private.maintain_registration_counts() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  added constant text := 'select event_id, status, party_size, 1 from new_rows';
  removed constant text := 'select event_id, status, party_size, -1 from old_rows';
  changed_event uuid;
begin
  for changed_event in execute format(
    $statement$
      with changed as (
        select
          event_id,
          coalesce(sum(sign * party_size) filter (where status in ('registered', 'attended')), 0) as seats,
          coalesce(sum(sign) filter (where status = 'waiting'), 0) as waiting
        from (%s) as rows (event_id, status, party_size, sign)
        group by event_id
      )
      update public.events as event
      set seats_taken = seats_taken + changed.seats, waiting_count = waiting_count + changed.waiting
      from changed
      where event.id = changed.event_id and (changed.seats, changed.waiting) <> (0, 0)
      returning event.id
    $statement$,
    case tg_op
      when 'INSERT' then added
      when 'DELETE' then removed
      else added || ' union all ' || removed
    end
  ) loop
    -- With the person gone, their seat goes to the next; all other changes are followed by their functions.
    if tg_op = 'DELETE' then
      perform private.promote_waiting(changed_event);
    end if;
  end loop;
  return null;
end
$$;

create trigger event_registrations_counts_insert after insert on public.event_registrations
  referencing new table as new_rows for each statement
  execute function private.maintain_registration_counts();
create trigger event_registrations_counts_update after update on public.event_registrations
  referencing old table as old_rows new table as new_rows for each statement
  execute function private.maintain_registration_counts();
create trigger event_registrations_counts_delete after delete on public.event_registrations
  referencing old table as old_rows for each statement
  execute function private.maintain_registration_counts();

-- The place in the queue, from 1; null for those who do not wait.
create function private.queue_place(
  event_id uuid,
  status public.registration_status,
  queue_number bigint
) returns integer
language sql stable security definer set search_path = '' as $$
  select case when queue_place.status = 'waiting' then (
    select count(*)::integer
    from public.event_registrations as r
    where r.event_id = queue_place.event_id and r.status = 'waiting'
      and r.queue_number <= queue_place.queue_number
  ) end
$$;

create function private.require_party_fits(event public.events, party_size integer) returns void
language plpgsql stable set search_path = '' as $$
begin
  if party_size not between 1 and 5 or party_size is null then
    raise sqlstate 'PT400' using message = 'Jumlah orang harus antara 1 dan 5.';
  end if;
  if party_size > event.capacity then
    raise sqlstate 'PT400' using
      message = format('Kegiatan ini hanya untuk %s orang.', event.capacity);
  end if;
end
$$;

-- Puts a person into the locked event: on a seat if the whole party fits, else at the end of the queue. A cancelled
-- registration of an alumnus becomes a new one.
create function private.enter_event(
  event public.events,
  registration_id uuid,
  alumni_id uuid,
  guest_name text,
  party_size integer,
  note text
) returns public.event_registrations
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  entered public.event_registrations;
begin
  perform private.require_party_fits(event, enter_event.party_size);
  insert into public.event_registrations as r
    (id, event_id, alumni_id, guest_name, party_size, note, status)
  values (
    registration_id,
    event.id,
    enter_event.alumni_id,
    enter_event.guest_name,
    enter_event.party_size,
    enter_event.note,
    case when private.is_full_for(event.id, enter_event.party_size) then 'waiting' else 'registered' end::public.registration_status
  )
  on conflict (event_id, alumni_id) do update set
    party_size = excluded.party_size,
    note = excluded.note,
    status = excluded.status,
    queue_number = excluded.queue_number,
    registered_at = null,
    waiting_since = null,
    attended_at = null
  returning * into entered;
  return entered;
end
$$;

-- The answer to what the person did: the state of the registration afterwards.
create type public.registration_state as (
  status public.registration_status,
  party_size integer,
  queue_place integer
);

create function private.state_of(registration public.event_registrations)
returns public.registration_state
language sql stable security definer set search_path = '' as $$
  select
    registration.status,
    registration.party_size,
    private.queue_place(registration.event_id, registration.status, registration.queue_number)
$$;
