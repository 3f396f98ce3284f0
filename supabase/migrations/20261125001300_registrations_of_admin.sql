-- What the admin does with the registrations of others.

-- The registration that the admin names, with its event locked.
create function private.locked_registration(registration_id uuid) returns public.event_registrations
language plpgsql security definer set search_path = '' as $$
declare
  registration public.event_registrations;
begin
  perform private.require_admin();
  perform private.lock_event(r.event_id)
  from public.event_registrations as r
  where r.id = registration_id;
  select * into registration from public.event_registrations as r where r.id = registration_id;
  if registration.id is null then
    raise sqlstate 'PT404' using message = 'Pendaftaran ini sudah tidak ada.';
  end if;
  return registration;
end
$$;

-- Adds somebody by name, or an alumnus of any status, also after the deadline: for people at the door. The caller
-- generates the id, so that a repeated request adds the person once.
create function public.add_registration(
  id uuid,
  event_id uuid,
  party_size integer,
  note text default null,
  alumni_id uuid default null,
  guest_name text default null
) returns setof public.registration_state
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  event public.events;
  registration public.event_registrations;
begin
  perform private.require_admin();
  perform from public.alumni as a where a.id = add_registration.alumni_id for key share;
  event := private.lock_event(add_registration.event_id);
  select * into registration
  from public.event_registrations as r
  where r.id = add_registration.id
    or (r.event_id = event.id and r.alumni_id = add_registration.alumni_id and r.status <> 'cancelled');
  if registration.id is null then
    registration := private.enter_event(
      event,
      add_registration.id,
      add_registration.alumni_id,
      add_registration.guest_name,
      add_registration.party_size,
      add_registration.note
    );
  elsif registration.id <> add_registration.id then
    raise sqlstate 'PT400' using message = 'Alumni ini sudah terdaftar.';
  end if;
  return query select * from private.state_of(registration);
end
$$;

-- With alumni go their seats, in several events: whoever locks more than one event locks them in the order of their ids.
create function private.lock_events_of(alumni_ids uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.events as event
  where event.id in (select r.event_id from public.event_registrations as r where r.alumni_id = any (alumni_ids))
  order by event.id
  for update;
end
$$;

create function private.lock_events_of_deleted() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_events_of(array[old.id]);
  return old;
end
$$;

create trigger alumni_lock_events before delete on public.alumni
  for each row execute function private.lock_events_of_deleted();

-- Moves to the front of the queue, or to a seat if enough are free: once the event has begun, no seats are given automatically.
create function public.move_registration_up(registration_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  registration constant public.event_registrations := private.locked_registration(registration_id);
begin
  if registration.status <> 'waiting' then
    return;
  end if;
  update public.event_registrations as r
  set
    queue_number = (
      select min(other.queue_number) - 1
      from public.event_registrations as other
      where other.event_id = registration.event_id and other.status = 'waiting'
    ),
    status = case when private.is_full_for(r.event_id, r.party_size) then r.status else 'registered' end
  where r.id = registration.id;
end
$$;

create function public.cancel_registration_of(registration_id uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  registration constant public.event_registrations := private.locked_registration(registration_id);
begin
  if not coalesce(private.is_filled(reason, 300), false) then
    raise sqlstate 'PT400' using message = 'Alasan harus diisi, paling banyak 300 karakter.';
  end if;
  if registration.status <> 'cancelled' then
    update public.event_registrations as r
    set status = 'cancelled', cancel_reason = reason
    where r.id = registration.id;
    perform private.promote_waiting(registration.event_id);
  end if;
end
$$;

-- Idempotent: a check-in at the door may be sent again. A person of the queue who comes takes a seat, if the whole party fits.
-- Taken back, they wait in their former place: they alone never had a seat. A tap may have waited for a connection: it says how long,
-- since the telephone's clock may be wrong, and gives way to a newer one that said otherwise.
create function public.set_attendance(registration_id uuid, is_present boolean, seconds_ago double precision default 0) returns void
language plpgsql security definer set search_path = '' as $$
declare
  registration constant public.event_registrations := private.locked_registration(registration_id);
  tap_at constant timestamptz :=
    greatest(registration.created_at, now() - make_interval(secs => greatest(seconds_ago, 0)));
begin
  if registration.status = 'cancelled' then
    raise sqlstate 'PT400' using message = 'Pendaftaran ini sudah dibatalkan.';
  end if;
  if (registration.status = 'attended') <> is_present and tap_at < registration.tapped_at then
    raise sqlstate 'PT409' using message = 'Kehadiran orang ini sudah diubah di tempat lain setelah ketukan ini.';
  end if;
  if registration.status = 'waiting' and is_present and private.is_full_for(registration.event_id, registration.party_size) then
    raise sqlstate 'PT400' using
      message = 'Orang ini masih di daftar tunggu, dan tempat yang kosong tidak cukup.';
  end if;
  update public.event_registrations as r
  set
    status = case
      when is_present then 'attended'
      when r.status <> 'attended' then r.status
      when r.registered_at is null then 'waiting'
      else 'registered'
    end,
    attended_at = case when is_present then coalesce(r.attended_at, tap_at) end,
    tapped_at = greatest(r.tapped_at, tap_at)
  where r.id = registration.id;
  if not is_present then
    perform private.promote_waiting(registration.event_id);
  end if;
end
$$;

create view private.named_registrations as
select
  r.*,
  coalesce(alumnus.full_name, r.guest_name) as name,
  coalesce(entry.full_name, private.search_form(r.guest_name)) as searched_name,
  alumnus.entry_year
from public.event_registrations as r
left join public.alumni as alumnus on alumnus.id = r.alumni_id
left join private.directory_entries as entry on entry.alumni_id = r.alumni_id;

create type public.registration_sort as enum ('queue_number', 'name', 'party_size', 'status');

-- A page of the registrations of an event, with the number of all under the filter. At the usual cost of a random page, that
-- of a spinning disk, a search or an order by name reads all alumni to find the names of one event's; hosted Supabase has
-- this cost everywhere.
create function public.search_registrations_for_admin(
  event_id uuid,
  search text default null,
  by_status public.registration_status default null,
  sort_by public.registration_sort default 'queue_number',
  ascending boolean default true,
  page_size integer default 50,
  page_offset integer default 0
) returns table (
  total_count bigint,
  id uuid,
  alumni_id uuid,
  name text,
  entry_year text,
  status public.registration_status,
  party_size integer,
  note text,
  queue_place integer,
  cancel_reason text,
  registered_at timestamptz,
  waiting_since timestamptz,
  cancelled_at timestamptz,
  attended_at timestamptz
)
language plpgsql stable security definer
set search_path = '' set random_page_cost = 1.1 as $$
declare
  condition constant text := concat_ws(
    ' and ',
    'event_id = $1',
    private.words_condition('{searched_name}', private.word_patterns(search)),
    case when by_status is not null then 'status = $2' end
  );
  direction constant text := case when ascending then 'asc' else 'desc' end;
  total bigint;
begin
  perform private.require_admin();
  execute format('select count(*) from private.named_registrations where %s', condition)
    into total using event_id, by_status;
  return query execute format(
    $query$
      select
        $3, id, alumni_id, name, entry_year, status, party_size, note,
        private.queue_place(event_id, status, queue_number), cancel_reason, registered_at,
        waiting_since, cancelled_at, attended_at
      from private.named_registrations
      where %1$s
      order by %2$I %3$s, queue_number %3$s, id %3$s
      limit $4 offset $5
    $query$,
    condition, sort_by, direction
  )
  using event_id, by_status, total, least(greatest(page_size, 1), 1000), greatest(page_offset, 0);
end
$$;
