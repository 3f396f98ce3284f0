create type public.validation_status as enum ('pending', 'verified', 'rejected');
create type public.contact_visibility as enum ('public', 'alumni', 'private');

-- Per word: the first letter, then at least two asterisks ('A' becomes 'A**').
create function private.mask_name(full_name text) returns text
language sql immutable set search_path = '' as $$
  select string_agg(
    left(word, 1) || repeat('*', greatest(2, char_length(word) - 1)), ' ' order by position
  )
  from regexp_split_to_table(btrim(full_name), '\s+') with ordinality as words (word, position)
$$;

-- A list of objects, each with an id and with text in every required field.
create function private.is_item_list(items jsonb, required_fields text[]) returns boolean
language sql immutable strict set search_path = '' as $$
  select case
    when jsonb_typeof(items) <> 'array' then false
    else jsonb_array_length(items) <= 50
      and octet_length(items::text) <= 100000
      and not exists (
        select
        from jsonb_array_elements(items) as item
        where jsonb_typeof(item) <> 'object'
          or exists (
            select from unnest(array['id'] || required_fields) as field
            where not coalesce(private.clean_text(item ->> field) <> '', false)
          )
      )
  end
$$;

-- Lists the public fields instead of removing the NIM, so that a new field stays private.
create function private.public_degrees(degrees jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', degree -> 'id',
        'degree_level', degree -> 'degree_level',
        'university', degree -> 'university',
        'graduation_year', degree -> 'graduation_year',
        'thesis_title', degree -> 'thesis_title'
      )
      order by position
    ),
    '[]'
  )
  from jsonb_array_elements(degrees) with ordinality as list (degree, position)
$$;

create function private.certification_names(certifications jsonb) returns text
language sql immutable set search_path = '' as $$
  select string_agg(item ->> 'name', e'\n' order by position)
  from jsonb_array_elements(certifications) with ordinality as list (item, position)
$$;

create table public.alumni (
  id uuid primary key default gen_random_uuid(),
  user_id uuid unique references auth.users (id) on delete set null,
  full_name text not null check (private.is_filled(full_name, 200)),
  -- Who may read the full name: nobody but the admin ('private'), or verified alumni too.
  name_visibility public.contact_visibility not null default 'private'
    check (name_visibility in ('private', 'alumni')),
  -- Nobody but the admin finds the row by its name then. It is listed all the same.
  is_hidden_from_name_search boolean not null default false,
  -- Of people whom the admin recorded it may be unknown; an account has one.
  email text unique
    check (email = lower(email) and email ~ '^[!-?A-~]+@[!-?A-~]+$' and char_length(email) <= 320),
  -- Whether the account of the row has confirmed its address; null without an account.
  email_confirmed boolean,
  entry_year text check (entry_year ~ '^\d{4}$'),
  graduation_year text check (graduation_year ~ '^\d{4}$'),
  nim text check (char_length(nim) <= 50),
  concentration text check (char_length(concentration) <= 200),
  thesis_title text check (char_length(thesis_title) <= 1000),
  internship_place text check (char_length(internship_place) <= 300),
  other_academic_info text check (char_length(other_academic_info) <= 5000),
  job_title text check (char_length(job_title) <= 200),
  company text check (char_length(company) <= 200),
  location text check (char_length(location) <= 200),
  bio text check (char_length(bio) <= 2000),
  profile_image_url text check (private.is_image_link(profile_image_url)),
  phone_number text check (char_length(phone_number) <= 40),
  linkedin_url text check (private.is_web_link(linkedin_url)),
  website_url text check (private.is_web_link(website_url)),
  contact_visibility public.contact_visibility not null default 'alumni',
  validation_status public.validation_status not null default 'pending',
  -- Of the admin's last decision: the reason of a rejection, as a code and as the person reads it.
  decision_code text check (char_length(decision_code) <= 40),
  decision_note text check (char_length(decision_note) <= 500),
  decided_at timestamptz,
  -- The person has asked for a second look: why, when last, and how often without a pause of 30 days.
  review_note text check (char_length(review_note) <= 500),
  review_asked_at timestamptz,
  review_count integer not null default 0,
  special_badge text check (private.is_filled(special_badge, 100)),
  can_post_jobs boolean not null default false,
  -- Whether directory and thesis bank show a verified row. An imported one is shown only if the admin or its owner says so.
  is_listed boolean not null default true,
  -- Most lists are empty, and a call takes longer than a comparison.
  advanced_degrees jsonb not null default '[]' check (
    advanced_degrees = '[]'
    or private.is_item_list(advanced_degrees, '{degree_level,university}')
  ),
  trainings_certifications jsonb not null default '[]' check (
    trainings_certifications = '[]'
    or private.is_item_list(trainings_certifications, '{name,issuer}')
  ),
  organizational_history jsonb not null default '[]' check (
    organizational_history = '[]'
    or private.is_item_list(organizational_history, '{position}')
    and not jsonb_path_exists(
      organizational_history, '$[*] ? (!exists (@.organization_name) && !exists (@.name))'
    )
  ),
  masked_name text not null generated always as (private.mask_name(full_name)) stored,
  public_degrees jsonb not null
    generated always as (private.public_degrees(advanced_degrees)) stored,
  certification_names text
    generated always as (private.certification_names(trainings_certifications)) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint alumni_account_has_email check (email is not null or user_id is null)
);

create table private.alumni_keys (
  id uuid primary key references public.alumni (id) on delete cascade
);
create trigger alumni_key after insert on public.alumni
  for each row execute function private.keep_key('alumni_keys');

create index alumni_newest on public.alumni (created_at desc, id desc);
create index alumni_newest_by_status
  on public.alumni (validation_status, created_at desc, id desc);
-- Those who wait for the admin: whoever has no account does not.
create index alumni_waiting on public.alumni (created_at desc, id desc)
  where validation_status = 'pending' and user_id is not null;
create index alumni_by_name on public.alumni (lower(full_name), id);
-- Two indexes per year column: rows without a year come last in both sort directions.
create index alumni_by_entry_year on public.alumni (entry_year, id);
create index alumni_by_latest_entry_year on public.alumni (entry_year desc nulls last, id desc);
create index alumni_by_graduation_year on public.alumni (graduation_year, id);
create index alumni_by_latest_graduation_year
  on public.alumni (graduation_year desc nulls last, id desc);

-- Restores instead of refusing: the profile form saves whole rows, protected columns included.
create function private.guard_alumni() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.email := lower(nullif(btrim(new.email), ''));
  if current_user not in ('anon', 'authenticated') then
    return new;
  end if;

  if tg_op = 'INSERT' and not private.is_admin() then
    new.id := gen_random_uuid();
    new.validation_status := 'pending';
    new.special_badge := null;
    new.can_post_jobs := false;
    new.created_at := now();
  elsif tg_op = 'UPDATE' and not private.is_admin() then
    new.user_id := old.user_id;
    new.validation_status := old.validation_status;
    new.special_badge := old.special_badge;
    new.can_post_jobs := old.can_post_jobs;
    new.created_at := old.created_at;
  end if;

  if tg_op = 'UPDATE' then
    new.id := old.id;
  end if;
  -- A linked row carries its account's address; not even the admin changes it here.
  if tg_op = 'UPDATE' and old.user_id is not null then
    new.email := old.email;
  elsif new.user_id is not null then
    new.email := coalesce(private.account_email(new.user_id), new.email);
  end if;
  return new;
end
$$;

create trigger alumni_clean before insert or update of
  full_name, email, entry_year, graduation_year, nim, concentration, thesis_title, internship_place, other_academic_info, job_title,
  company, location, bio, profile_image_url, phone_number, linkedin_url, website_url, special_badge, advanced_degrees,
  trainings_certifications, organizational_history
  on public.alumni
  for each row execute function private.clean_row('other_academic_info', 'bio', 'description');
create trigger alumni_guard before insert or update on public.alumni
  for each row execute function private.guard_alumni();
create trigger alumni_touch before insert or update on public.alumni
  for each row execute function private.touch_row();

create function private.own_alumni_id() returns uuid
language sql stable security definer set search_path = '' as $$
  select id from public.alumni where user_id = private.own_account_id()
$$;

-- Every right of alumni asks for it: to post and extend jobs, to register, to read a group, where an event meets, names and contacts.
create function private.is_verified_alumnus() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.alumni where user_id = private.own_account_id() and validation_status = 'verified'
  )
$$;

-- One permissive policy for each table, verb and role: PostgreSQL evaluates every one that applies, for every row.
alter table public.alumni enable row level security;

create policy "Alumni read their own row, the admin all" on public.alumni
  for select to authenticated
  using (user_id = (select private.own_account_id()) or (select private.is_admin()));
create policy "Alumni create their own row, the admin any" on public.alumni
  for insert to authenticated
  with check (user_id = (select private.own_account_id()) or (select private.is_admin()));
create policy "Alumni change their own row, the admin any" on public.alumni
  for update to authenticated
  using (user_id = (select private.own_account_id()) or (select private.is_admin()))
  with check (user_id = (select private.own_account_id()) or (select private.is_admin()));
create policy "The admin deletes alumni" on public.alumni
  for delete to authenticated using ((select private.is_admin()));
