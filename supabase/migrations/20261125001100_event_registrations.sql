create type public.registration_status as enum ('registered', 'waiting', 'cancelled', 'attended');

create sequence private.registration_queue;

create table public.event_registrations (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references private.event_keys (id) on delete cascade,
  -- Null for somebody whom the admin added by name.
  alumni_id uuid references private.alumni_keys (id) on delete cascade,
  guest_name text check (private.is_filled(guest_name, 200)),
  party_size integer not null check (party_size between 1 and 5),
  note text check (private.is_filled(note, 500)),
  status public.registration_status not null,
  -- Assigned under the lock of the event, so that it is the order of arrival. Registering again after a cancellation assigns a new one.
  queue_number bigint not null default nextval('private.registration_queue'),
  cancel_reason text check (private.is_filled(cancel_reason, 300)),
  registered_at timestamptz,
  waiting_since timestamptz,
  cancelled_at timestamptz,
  attended_at timestamptz,
  -- The moment of the newest tap that said whether the person is here.
  tapped_at timestamptz,
  created_at timestamptz not null default now(),
  constraint event_registrations_person_check check (num_nonnulls(alumni_id, guest_name) = 1),
  constraint event_registrations_person_key unique (event_id, alumni_id)
);

create index event_registrations_of_alumnus on public.event_registrations (alumni_id);
create index event_registrations_in_order on public.event_registrations (event_id, queue_number, id);
create index event_registrations_waiting on public.event_registrations (event_id, queue_number)
  where status = 'waiting';

alter table public.event_registrations enable row level security;

-- Only the functions of the next files write.
create policy "People read their own registrations, the admin all" on public.event_registrations
  for select to authenticated
  using (alumni_id = (select private.own_alumni_id()) or (select private.is_admin()));

create function private.stamp_registration() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.status = old.status then
    return new;
  end if;
  if new.status = 'registered' then
    new.registered_at := coalesce(new.registered_at, now());
    new.attended_at := null;
  elsif new.status = 'waiting' then
    new.waiting_since := coalesce(new.waiting_since, now());
  elsif new.status = 'attended' then
    new.attended_at := coalesce(new.attended_at, now());
  end if;
  if new.status = 'cancelled' then
    new.cancelled_at := coalesce(new.cancelled_at, now());
  else
    new.cancelled_at := null;
    new.cancel_reason := null;
  end if;
  return new;
end
$$;

create trigger event_registrations_clean before insert or update of guest_name, note, cancel_reason on public.event_registrations
  for each row execute function private.clean_row('note');
create trigger event_registrations_stamp before insert or update on public.event_registrations
  for each row execute function private.stamp_registration();
