-- Runs with its owner's rights on purpose: visitors may not read `alumni`, only this masked
-- projection of it. What a viewer may not see is null here, so no filter or order can reach it.
create view public.alumni_directory as
select
  alumnus.id,
  case
    when (select private.is_admin()) then alumnus.full_name
    else alumnus.masked_name
  end as display_name,
  alumnus.profile_image_url,
  alumnus.special_badge,
  alumnus.entry_year,
  alumnus.graduation_year,
  alumnus.concentration,
  alumnus.thesis_title,
  alumnus.public_degrees as advanced_degrees,
  alumnus.trainings_certifications,
  alumnus.organizational_history,
  alumnus.job_title,
  alumnus.company,
  alumnus.location,
  alumnus.bio,
  alumnus.contact_visibility,
  contact.is_visible as contact_is_visible,
  case when contact.is_visible then alumnus.email end as email,
  case when contact.is_visible then alumnus.phone_number end as phone_number,
  case when contact.is_visible then alumnus.linkedin_url end as linkedin_url,
  case when contact.is_visible then alumnus.website_url end as website_url
from public.alumni as alumnus
cross join lateral (
  select alumnus.contact_visibility = 'public'
    or (alumnus.contact_visibility = 'alumni' and (select private.is_verified_alumnus()))
    or (select private.is_admin()) as is_visible
) as contact
where alumnus.validation_status = 'verified';

create function private.refuse_write() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise insufficient_privilege using message = format('%s is read-only', tg_table_name);
end
$$;

create trigger alumni_directory_is_read_only
  instead of insert or update or delete on public.alumni_directory
  for each row execute function private.refuse_write();

create policy "Everybody reads the work history of listed alumni" on public.work_history
  for select to anon, authenticated
  using (exists (select from public.alumni_directory listed where listed.id = alumni_id));

-- Names are masked for everybody but the admin, so a shorter term would reveal them letter by letter.
create function private.may_search_name(search text) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(btrim(search), '') = ''
    or char_length(regexp_replace(search, '[^[:alpha:]]', '', 'g')) >= 3
    or private.is_admin()
$$;

-- The search index of the directory: one narrow row of lower-case text per verified alumnus, maintained
-- by triggers. Scanning all of it costs less than reading a few thousand wide rows of `alumni`.
create table private.directory_entries (
  alumni_id uuid primary key references public.alumni (id) on delete cascade,
  entry_year text not null,
  graduation_year text not null,
  full_name text not null,
  concentration text not null,
  job_title text not null,
  company text not null,
  location text not null,
  certifications text not null
);

create index directory_entries_order
  on private.directory_entries (entry_year desc, alumni_id desc);
create index directory_entries_search on private.directory_entries using gin (
  full_name extensions.gin_trgm_ops,
  concentration extensions.gin_trgm_ops,
  job_title extensions.gin_trgm_ops,
  company extensions.gin_trgm_ops,
  location extensions.gin_trgm_ops,
  certifications extensions.gin_trgm_ops
) with (gin_pending_list_limit = 256);

create function private.refresh_directory_entries() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.directory_entries where alumni_id in (select id from changed_rows);

  insert into private.directory_entries
  select
    id,
    coalesce(entry_year, ''),
    coalesce(graduation_year, ''),
    lower(full_name),
    lower(coalesce(concentration, '')),
    lower(coalesce(job_title, '')),
    lower(coalesce(company, '')),
    lower(coalesce(location, '')),
    lower(coalesce(certification_names, ''))
  from changed_rows
  where validation_status = 'verified';
  return null;
end
$$;

create trigger alumni_directory_insert after insert on public.alumni
  referencing new table as changed_rows
  for each statement execute function private.refresh_directory_entries();
create trigger alumni_directory_update after update on public.alumni
  referencing new table as changed_rows
  for each statement execute function private.refresh_directory_entries();

-- No pinned search_path: a function with one is not inlined, and its callers could not use indexes.
create function private.matching_entries(
  by_name text,
  by_entry_year text,
  by_concentration text,
  by_graduation_year text,
  by_job_title text,
  by_company text,
  by_location text,
  by_certification text
) returns setof private.directory_entries
language sql stable as $$
  select entry.*
  from private.directory_entries as entry
  where (by_entry_year is null or entry.entry_year = by_entry_year)
    and (private.like_pattern(by_graduation_year) is null
      or entry.graduation_year like private.like_pattern(by_graduation_year))
    and (private.like_pattern(by_name) is null
      or entry.full_name like private.like_pattern(by_name))
    and (private.like_pattern(by_concentration) is null
      or entry.concentration like private.like_pattern(by_concentration))
    and (private.like_pattern(by_job_title) is null
      or entry.job_title like private.like_pattern(by_job_title))
    and (private.like_pattern(by_company) is null
      or entry.company like private.like_pattern(by_company))
    and (private.like_pattern(by_location) is null
      or entry.location like private.like_pattern(by_location))
    and (private.like_pattern(by_certification) is null
      or entry.certifications like private.like_pattern(by_certification))
$$;

-- Keyset paging: a page begins after the last row of the previous one, so deep pages cost as much as the first.
create function public.search_alumni_directory(
  by_name text default null,
  by_entry_year text default null,
  by_concentration text default null,
  by_graduation_year text default null,
  by_job_title text default null,
  by_company text default null,
  by_location text default null,
  by_certification text default null,
  after_entry_year text default null,
  after_id uuid default null,
  page_size integer default 12
) returns setof public.alumni_directory
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan as $$
begin
  if not private.may_search_name(by_name) then
    return;
  end if;
  return query
    select listed.*
    from private.matching_entries(
      by_name, by_entry_year, by_concentration, by_graduation_year,
      by_job_title, by_company, by_location, by_certification
    ) as entry
    join public.alumni_directory as listed on listed.id = entry.alumni_id
    where after_id is null
      or (entry.entry_year, entry.alumni_id) < (coalesce(after_entry_year, ''), after_id)
    order by entry.entry_year desc, entry.alumni_id desc
    limit least(greatest(page_size, 1), 48);
end
$$;

create function public.count_alumni_directory(
  by_name text default null,
  by_entry_year text default null,
  by_concentration text default null,
  by_graduation_year text default null,
  by_job_title text default null,
  by_company text default null,
  by_location text default null,
  by_certification text default null
) returns bigint
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan as $$
begin
  if not private.may_search_name(by_name) then
    return 0;
  end if;
  return (
    select count(*)
    from private.matching_entries(
      by_name, by_entry_year, by_concentration, by_graduation_year,
      by_job_title, by_company, by_location, by_certification
    )
  );
end
$$;

-- Steps from year to year through the index instead of reading every row.
create function public.alumni_directory_years() returns setof text
language sql stable security definer set search_path = '' as $$
  with recursive years as (
    select max(entry_year) as entry_year from private.directory_entries
    union all
    select (
      select max(entry.entry_year)
      from private.directory_entries as entry
      where entry.entry_year < years.entry_year
    )
    from years
    where years.entry_year > ''
  )
  select entry_year from years where entry_year > '' order by entry_year desc
$$;

-- Each sort order matches an index; a descending sort reads the same index backwards.
create function private.alumni_order(
  sort_by public.alumni_sort,
  is_ascending boolean,
  is_from_end boolean
) returns text
language sql immutable set search_path = '' as $$
  select format(
    case sort_by
      when 'full_name' then 'lower(full_name) %1$s, id %1$s'
      when 'entry_year' then 'entry_year %1$s nulls %3$s, id %1$s'
      when 'graduation_year' then 'graduation_year %1$s nulls %3$s, id %1$s'
      when 'validation_status' then 'validation_status %1$s, created_at %2$s, id %2$s'
      else 'created_at %1$s, id %1$s'
    end,
    case when is_ascending <> is_from_end then 'asc' else 'desc' end,
    case when is_ascending <> is_from_end then 'desc' else 'asc' end,
    case when is_from_end then 'first' else 'last' end
  )
$$;

create function public.search_alumni_for_admin(
  search text default null,
  by_status public.validation_status default null,
  sort_by public.alumni_sort default 'created_at',
  ascending boolean default false,
  page_size integer default 50,
  page_offset integer default 0
) returns table (
  total_count bigint,
  id uuid,
  user_id uuid,
  full_name text,
  email text,
  entry_year text,
  graduation_year text,
  job_title text,
  company text,
  location text,
  profile_image_url text,
  validation_status public.validation_status,
  special_badge text,
  can_post_jobs boolean,
  version integer,
  created_at timestamptz,
  updated_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
declare
  pattern constant text := private.like_pattern(search);
  condition constant text := concat_ws(
    ' and ',
    'true',
    case when pattern is not null then '(full_name ilike $1 or email ilike $1)' end,
    case when by_status is not null then 'validation_status = $2' end
  );
  total bigint := private.row_count('alumni', by_status::text);
  skipped bigint := greatest(page_offset, 0);
  taken bigint := least(greatest(page_size, 1), 1000);
  is_from_end boolean := false;
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'only the admin may list all alumni';
  end if;
  if pattern is not null then
    execute format('select count(*) from public.alumni where %s', condition)
      into total using pattern, by_status;
  end if;
  taken := least(taken, total - skipped);
  if taken <= 0 then
    return;
  end if;
  if skipped > total / 2 then
    is_from_end := true;
    skipped := total - skipped - taken;
  end if;
  return query execute format(
    $query$
      with page as materialized (
        select id from public.alumni where %1$s order by %2$s limit $3 offset $4
      )
      select
        $5, id, user_id, full_name, email, entry_year, graduation_year, job_title, company,
        location, profile_image_url, validation_status, special_badge, can_post_jobs, version,
        created_at, updated_at
      from page
      join public.alumni using (id)
      order by %3$s
    $query$,
    condition,
    private.alumni_order(sort_by, ascending, is_from_end),
    private.alumni_order(sort_by, ascending, false)
  )
  using pattern, by_status, taken, skipped, total;
end
$$;
