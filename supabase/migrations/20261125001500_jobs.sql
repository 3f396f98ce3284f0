create type public.job_status as enum ('pending', 'approved', 'rejected', 'closed');
create type public.job_type as enum (
  'Full-time', 'Part-time', 'Contract', 'Internship', 'Freelance'
);

create table public.job_postings (
  id uuid primary key default gen_random_uuid(),
  posted_by_user_id uuid default auth.uid() references auth.users (id) on delete set null,
  title text not null check (private.is_filled(title, 200)),
  company_name text not null check (private.is_filled(company_name, 200)),
  location text check (char_length(location) <= 200),
  job_type public.job_type not null default 'Full-time',
  description text not null check (private.is_filled(description, 5000)),
  application_link text
    check (private.is_web_link(application_link) or private.is_mail_link(application_link)),
  company_logo_url text check (private.is_image_link(company_logo_url)),
  status public.job_status not null default 'pending',
  -- The last day in Jakarta on which visitors read it. Null: until it is closed.
  deadline date,
  -- Of the admin's last decision: the reason of a rejection, as a code and as the person reads it.
  decision_code text check (char_length(decision_code) <= 40),
  decision_note text check (char_length(decision_note) <= 500),
  decided_at timestamptz,
  -- The person has asked for a second look: why, when last, and how often without a pause of 30 days.
  review_note text check (char_length(review_note) <= 500),
  review_asked_at timestamptz,
  review_count integer not null default 0,
  searched text not null generated always as (private.search_form(title || e'\n' || company_name)) stored,
  searched_description text not null generated always as (private.search_form(description)) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index job_postings_of_user on public.job_postings (posted_by_user_id, created_at desc);
create index job_postings_newest on public.job_postings (created_at desc, id desc);
create index job_postings_newest_by_status
  on public.job_postings (status, created_at desc, id desc);
create index job_postings_newest_approved
  on public.job_postings (coalesce(decided_at, created_at) desc, id desc) where status = 'approved';

create function private.guard_job_posting() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated') and not private.is_admin() then
    new.posted_by_user_id := private.own_account_id();
    new.status := 'pending';
    new.created_at := now();
    new.deadline := coalesce(new.deadline, (now() at time zone 'Asia/Jakarta')::date + 30);
  end if;
  return new;
end
$$;

-- Users read the message.
create function private.check_deadline(deadline date) returns void
language plpgsql stable set search_path = '' as $$
begin
  if deadline - (now() at time zone 'Asia/Jakarta')::date not between 0 and 180 then
    raise sqlstate 'PT400' using message = 'Batas lamaran paling cepat hari ini dan paling lama 180 hari lagi.';
  end if;
end
$$;

-- What a form sends. A restored row keeps a day that has passed.
create function private.check_sent_deadline() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated') then
    perform private.check_deadline(new.deadline);
  end if;
  return new;
end
$$;

create trigger job_postings_clean before insert or update of
  title, company_name, location, description, application_link, company_logo_url
  on public.job_postings
  for each row execute function private.clean_row('description');
create trigger job_postings_deadline before insert on public.job_postings
  for each row execute function private.check_sent_deadline();
-- Approved past its day, nobody would read it.
create trigger job_postings_later_deadline before update on public.job_postings
  for each row when (new.deadline is distinct from old.deadline or new.status = 'approved' and old.status <> 'approved')
  execute function private.check_sent_deadline();
create trigger job_postings_guard before insert on public.job_postings
  for each row execute function private.guard_job_posting();
create trigger job_postings_touch before insert or update on public.job_postings
  for each row execute function private.touch_row();

-- The right rests while the record is not verified.
create function private.may_post_jobs() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_verified_alumnus() and exists (select from public.alumni where user_id = private.own_account_id() and can_post_jobs)
$$;

alter table public.job_postings enable row level security;

create policy "Alumni read the jobs that they have proposed, the admin all" on public.job_postings
  for select to authenticated
  using (posted_by_user_id = (select private.own_account_id()) or (select private.is_admin()));
create policy "Alumni with the posting right propose jobs, the admin creates any"
  on public.job_postings
  for insert to authenticated
  with check (
    (posted_by_user_id = (select private.own_account_id()) and (select private.may_post_jobs()))
    or (select private.is_admin())
  );
create policy "The admin changes jobs" on public.job_postings
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "The admin deletes jobs" on public.job_postings
  for delete to authenticated using ((select private.is_admin()));

-- Every job with the name of the alumnus who has proposed it, null for the admin's own. The admin's requests filter, order and page it.
create function public.jobs_for_admin() returns table (
  id uuid,
  title text,
  company_name text,
  location text,
  job_type public.job_type,
  description text,
  application_link text,
  company_logo_url text,
  status public.job_status,
  deadline date,
  decision_code text,
  decision_note text,
  review_note text,
  review_asked_at timestamptz,
  review_count integer,
  searched text,
  searched_description text,
  version integer,
  created_at timestamptz,
  proposed_by text
)
language sql stable security definer set search_path = '' as $$
  select private.require_admin();
  select
    job.id, job.title, job.company_name, job.location, job.job_type, job.description, job.application_link, job.company_logo_url, job.status,
    job.deadline, job.decision_code, job.decision_note, job.review_note, job.review_asked_at, job.review_count, job.searched,
    job.searched_description, job.version, job.created_at, alumnus.full_name
  from public.job_postings as job left join public.alumni as alumnus on alumnus.user_id = job.posted_by_user_id
$$;

-- The jobs that visitors read. Each is over at midnight in Jakarta, everywhere at once: nothing has to be run.
-- Their day is that of the approval: before it nobody has read them.
create view private.open_jobs as
select
  id, title, company_name, location, job_type, description, application_link, company_logo_url, deadline,
  coalesce(decided_at, created_at) as created_at,
  searched, searched_description
from public.job_postings
where status = 'approved' and (deadline is null or deadline >= (now() at time zone 'Asia/Jakarta')::date);

create function public.job_posting_filters() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'locations', coalesce(jsonb_agg(distinct location order by location) filter (where location <> ''), '[]'),
    'job_types', coalesce(jsonb_agg(distinct job_type::text order by job_type::text), '[]')
  )
  from private.open_jobs
$$;

-- What everybody reads of a job, as one JSON value (as of an event).
create function private.shown_job(job private.open_jobs) returns jsonb
language sql immutable set search_path = '' as $$
  select to_jsonb(shown) from (
    select
      job.id, job.title, job.company_name, job.location, job.job_type, job.description, job.application_link, job.company_logo_url,
      job.deadline, job.created_at
  ) as shown
$$;

-- A page of the open jobs that contain every word of the search, the newest first. All are counted on the first page only.
create function public.approved_jobs(
  search text default null,
  by_location text default null,
  by_type public.job_type default null,
  page_size integer default 12,
  page_offset integer default 0
) returns jsonb
language sql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan as $$
  with found as (
    select job from private.open_jobs as job
    where (by_location is null or location = by_location)
      and (by_type is null or job_type = by_type)
      and not exists (
        -- In a select of its own, which is answered once and not for every job.
        select from unnest((select private.word_patterns(search))) as pattern
        where searched not like pattern and searched_description not like pattern
      )
  ),
  page as (
    select job from found
    order by (job).created_at desc, (job).id desc
    limit least(greatest(page_size, 1), 48) offset greatest(page_offset, 0)
  )
  select jsonb_build_object(
    'items', (select coalesce(jsonb_agg(private.shown_job(job)), '[]') from page),
    'total', case when page_offset <= 0 then (select count(*) from found) end
  )
$$;

create function public.approved_job(by_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.shown_job(job) from private.open_jobs as job where id = by_id
$$;
