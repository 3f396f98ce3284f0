create type public.event_status as enum ('pending', 'approved', 'rejected', 'past');
create type public.job_status as enum ('pending', 'approved', 'rejected', 'closed');
create type public.job_type as enum (
  'Full-time', 'Part-time', 'Contract', 'Internship', 'Freelance'
);

-- The category is free text: the site shows the raw value of a category that it does not know.
create table public.events (
  id uuid primary key default gen_random_uuid(),
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  title text not null check (private.is_filled(title, 200)),
  description text check (char_length(description) <= 20000),
  event_date date not null,
  event_time time,
  location text check (char_length(location) <= 300),
  category text not null default 'lainnya' check (private.is_filled(category, 50)),
  image_url text check (private.is_image_link(image_url)),
  status public.event_status not null default 'pending',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index events_of_user on public.events (user_id);
create index events_newest on public.events (created_at desc, id desc);
create index events_by_date on public.events (status, event_date desc, id);

create trigger events_touch before insert or update on public.events
  for each row execute function private.touch_row();

alter table public.events enable row level security;

create policy "Everybody reads approved events" on public.events
  for select to anon, authenticated using (status = 'approved');
create policy "The admin manages events" on public.events
  for all to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

create table public.job_postings (
  id uuid primary key default gen_random_uuid(),
  posted_by_user_id uuid default auth.uid() references auth.users (id) on delete set null,
  title text not null check (private.is_filled(title, 200)),
  company_name text not null check (private.is_filled(company_name, 200)),
  location text check (char_length(location) <= 200),
  job_type public.job_type not null default 'Full-time',
  description text not null check (private.is_filled(description, 20000)),
  application_link text
    check (private.is_web_link(application_link) or private.is_mail_link(application_link)),
  company_logo_url text check (private.is_image_link(company_logo_url)),
  status public.job_status not null default 'pending',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index job_postings_of_user on public.job_postings (posted_by_user_id, created_at desc);
create index job_postings_newest on public.job_postings (created_at desc, id desc);
create index job_postings_newest_by_status
  on public.job_postings (status, created_at desc, id desc);

create function private.guard_job_posting() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated') and not private.is_admin() then
    new.posted_by_user_id := private.own_account_id();
    new.status := 'pending';
    new.created_at := now();
  end if;
  return new;
end
$$;

create trigger job_postings_guard before insert on public.job_postings
  for each row execute function private.guard_job_posting();
create trigger job_postings_touch before insert or update on public.job_postings
  for each row execute function private.touch_row();

create function private.may_post_jobs() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.alumni where user_id = auth.uid() and can_post_jobs)
$$;

alter table public.job_postings enable row level security;

create policy "Everybody reads approved jobs" on public.job_postings
  for select to anon, authenticated using (status = 'approved');
create policy "Posters read their own jobs" on public.job_postings
  for select to authenticated using (posted_by_user_id = (select auth.uid()));
create policy "Alumni with the posting right propose jobs" on public.job_postings
  for insert to authenticated
  with check (posted_by_user_id = (select auth.uid()) and (select private.may_post_jobs()));
create policy "The admin manages jobs" on public.job_postings
  for all to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

create function public.job_posting_filters() returns table (
  locations text[],
  job_types text[]
)
language sql stable set search_path = '' as $$
  select
    coalesce(array_agg(distinct location order by location) filter (where location ~ '\S'), '{}'),
    coalesce(array_agg(distinct job_type::text order by job_type::text), '{}')
  from public.job_postings
  where status = 'approved'
$$;
