create type public.event_status as enum ('pending', 'approved', 'rejected', 'past');
create type public.registration_mode as enum ('none', 'portal', 'link');

-- The category is free text: the site shows the raw value of a category that it does not know.
create table public.events (
  id uuid primary key default gen_random_uuid(),
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  title text not null check (private.is_filled(title, 200)),
  description text check (char_length(description) <= 5000),
  event_date date not null,
  event_time time,
  end_time time,
  location text check (char_length(location) <= 300),
  category text not null default 'lainnya' check (private.is_filled(category, 50)),
  image_url text check (private.is_image_link(image_url)),
  status public.event_status not null default 'pending',
  -- Of the admin's last decision: the reason of a rejection, as a code and as the person reads it.
  decision_code text check (char_length(decision_code) <= 40),
  decision_note text check (char_length(decision_note) <= 500),
  decided_at timestamptz,
  registration_mode public.registration_mode not null default 'none',
  registration_link text
    check (private.is_web_link(registration_link) and registration_link ~* '^https://'),
  -- Where participants meet. Only those with a seat read it, in `own_registrations`, and the admin: no public function may return it.
  online_link text
    check (private.is_web_link(online_link) and online_link ~* '^https://' and char_length(online_link) <= 500),
  -- Null: open until the event begins.
  registration_deadline timestamptz,
  -- Null: unlimited.
  capacity integer check (capacity between 1 and 10000),
  -- Maintained by the triggers of the registrations, under the lock of this row.
  seats_taken integer not null default 0,
  waiting_count integer not null default 0,
  searched text not null generated always as (private.search_form(title || e'\n' || coalesce(location, ''))) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- The id of an event without registrations may change.
create table private.event_keys (
  id uuid primary key references public.events (id) on delete cascade on update cascade
);
create trigger events_key after insert on public.events
  for each row execute function private.keep_key('event_keys');

create index events_of_user on public.events (user_id);
create index events_newest on public.events (created_at desc, id desc);
create index events_by_date on public.events (status, event_date desc, id);

alter table public.events enable row level security;

create policy "The admin keeps events" on public.events
  for all to authenticated using ((select private.is_admin()));

create function private.guard_event() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated') then
    new.seats_taken := case when tg_op = 'UPDATE' then old.seats_taken else 0 end;
    new.waiting_count := case when tg_op = 'UPDATE' then old.waiting_count else 0 end;
  end if;
  return new;
end
$$;

create trigger events_clean before insert or update of title, description, location, category, image_url, registration_link, online_link
  on public.events
  for each row execute function private.clean_row('description');
create trigger events_guard before insert or update on public.events
  for each row execute function private.guard_event();

-- A registration changes only the counts. It makes no new version of the event, which would conflict with an open form.
create trigger events_touch before insert on public.events
  for each row execute function private.touch_row();
create trigger events_touch_change before update on public.events
  for each row
  when ((new.seats_taken, new.waiting_count) = (old.seats_taken, old.waiting_count))
  execute function private.touch_row();

-- Users read the messages of the checks.
create function private.check_event_date() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  last_year constant integer := extract(year from now() at time zone 'Asia/Jakarta') + 5;
begin
  if extract(year from new.event_date) not between 2000 and last_year then
    raise sqlstate 'PT400' using
      message = format('Tahun kegiatan harus antara 2000 dan %s.', last_year);
  end if;
  return new;
end
$$;

create trigger events_plausible before insert on public.events
  for each row execute function private.check_event_date();
create trigger events_still_plausible before update on public.events
  for each row when (new.event_date is distinct from old.event_date)
  execute function private.check_event_date();

-- The moment when the event begins. The hour of an event without a time is not known: its whole day counts as before it.
create function private.event_start(event public.events) returns timestamptz
language sql immutable set search_path = '' as $$
  select (event.event_date + coalesce(event.event_time, time '24:00')) at time zone 'Asia/Jakarta'
$$;

create function private.check_event_registration() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.end_time is not null and new.event_time is null then
    raise sqlstate 'PT400' using message = 'Isi jam mulai sebelum jam selesai.';
  end if;
  if new.end_time = new.event_time then
    raise sqlstate 'PT400' using message = 'Jam selesai harus setelah jam mulai.';
  end if;
  if new.registration_deadline > private.event_start(new) then
    raise sqlstate 'PT400' using message = 'Batas pendaftaran harus sebelum kegiatan dimulai.';
  end if;
  if new.registration_mode = 'link' and new.registration_link is null then
    raise sqlstate 'PT400' using message = 'Tautan pendaftaran harus diisi.';
  end if;
  return new;
end
$$;

create trigger events_registration_plausible before insert or update of
  event_date, event_time, end_time, registration_deadline, registration_mode, registration_link
  on public.events
  for each row execute function private.check_event_registration();

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

-- What everybody else reads comes from functions that return one JSON value: of a table, a view or a set of rows one address may
-- name the same long column hundreds of times. Neither the author nor the status is part of it.
create function private.shown_event(event public.events) returns jsonb
language sql immutable set search_path = '' as $$
  select to_jsonb(shown) from (
    select
      event.id, event.version, event.title, event.event_date, event.event_time, event.end_time, event.location, event.description,
      event.category, event.image_url, event.registration_mode, event.registration_link, event.registration_deadline,
      event.capacity, event.seats_taken, event.waiting_count
  ) as shown
$$;

-- A page of the approved events from this day on, or before it: the nearest first. All are counted on the first page only.
create function public.approved_events(
  is_upcoming boolean,
  today date,
  by_category text default null,
  page_size integer default 12,
  page_offset integer default 0
) returns jsonb
language sql stable security definer set search_path = '' as $$
  with found as (
    select event from public.events as event
    where status = 'approved'
      and case when is_upcoming then event_date >= today else event_date < today end
      and (by_category is null or category = by_category)
  ),
  page as (
    select event from found
    order by
      abs((event).event_date - today),
      -- Of a day without times: last of those to come, first of those that have passed.
      extract(epoch from coalesce((event).event_time, '24:00')) * case when is_upcoming then 1 else -1 end,
      (event).id
    limit least(greatest(page_size, 1), 48) offset greatest(page_offset, 0)
  )
  select jsonb_build_object(
    'items', (select coalesce(jsonb_agg(private.shown_event(event)), '[]') from page),
    'total', case when page_offset <= 0 then (select count(*) from found) end
  )
$$;

create function public.approved_event(by_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.shown_event(event) from public.events as event where id = by_id and status = 'approved'
$$;

-- The categories of approved events, A-Z.
create function public.event_categories() returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(distinct category order by category), '{}') from public.events where status = 'approved'
$$;
