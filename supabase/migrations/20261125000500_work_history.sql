create type public.work_type as enum ('pekerjaan', 'usaha');

create table public.work_history (
  id uuid primary key default gen_random_uuid(),
  alumni_id uuid not null references private.alumni_keys (id) on delete cascade,
  company_name text not null check (private.is_filled(company_name, 200)),
  position text not null check (private.is_filled(position, 200)),
  start_date date not null,
  end_date date check (end_date >= start_date),
  type public.work_type not null default 'pekerjaan',
  description text check (char_length(description) <= 2000),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index work_history_of_alumni on public.work_history (alumni_id, start_date desc);

create function private.guard_work_history() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated') and not private.is_admin() then
    new.alumni_id := old.alumni_id;
  end if;
  return new;
end
$$;

-- Everybody reads the whole list at once. The owner's row is locked, so that two requests at a time are counted too.
create function private.refuse_fifty_first_job() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.alumni_id = old.alumni_id then
    return new;
  end if;
  perform from public.alumni where id = new.alumni_id for no key update;
  if (select count(*) from public.work_history where alumni_id = new.alumni_id) >= 50 then
    raise sqlstate 'PT400' using message = 'Riwayat pekerjaan paling banyak 50 entri.';
  end if;
  return new;
end
$$;

create trigger work_history_fifty before insert or update of alumni_id on public.work_history
  for each row execute function private.refuse_fifty_first_job();
create trigger work_history_clean before insert or update of company_name, position, description on public.work_history
  for each row execute function private.clean_row('description');
create trigger work_history_guard before update on public.work_history
  for each row execute function private.guard_work_history();
create trigger work_history_touch before insert or update on public.work_history
  for each row execute function private.touch_row();

alter table public.work_history enable row level security;

create policy "Alumni keep their own work history, the admin any" on public.work_history
  for all to authenticated
  using (alumni_id = (select private.own_alumni_id()) or (select private.is_admin()));

-- What everybody reads of a listed alumnus, the latest first, as one JSON value: of rows that come along with the rows of the
-- directory one address may ask for thousands.
create function public.work_history_of(alumnus uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', id, 'position', position, 'company_name', company_name, 'start_date', start_date, 'end_date', end_date,
        'description', description
      )
      order by start_date desc, id
    ),
    '[]'
  )
  from public.work_history
  where alumni_id = alumnus and exists (select from private.alumni_directory as listed where listed.id = alumnus)
$$;

-- The entries of these alumni, the latest first, for themselves and for the admin, as one JSON value: no request can ask for a text of them
-- more than once.
create function public.work_entries_of(alumni_ids uuid[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(work order by start_date desc, id), '[]')
  from public.work_history as work
  where alumni_id = any (alumni_ids)
    and (alumni_id = (select private.own_alumni_id()) or (select private.is_admin()))
$$;
