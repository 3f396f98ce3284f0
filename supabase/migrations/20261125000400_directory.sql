-- What a viewer sees of an alumnus. Clients read neither `alumni` nor this: definer functions answer with parts of it.
create view private.alumni_directory as
select
  alumnus.id,
  case
    when (select private.is_admin())
      or (alumnus.name_visibility = 'alumni' and (select private.is_verified_alumnus()))
    then alumnus.full_name
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
  case when contact.is_visible then alumnus.website_url end as website_url,
  coalesce(alumnus.user_id = (select auth.uid()), false) as is_own
from public.alumni as alumnus
cross join lateral (
  select alumnus.contact_visibility = 'public'
    or (alumnus.contact_visibility = 'alumni' and (select private.is_verified_alumnus()))
    or (select private.is_admin()) as is_visible
) as contact
where alumnus.validation_status = 'verified' and alumnus.is_listed;

-- As one JSON value: of a relation, one address may ask for a long column hundreds of times. Null where none is listed.
create function public.alumni_profile(by_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(listed) from private.alumni_directory as listed where listed.id = by_id
$$;

-- Names are masked for everybody but the admin, so shorter words would reveal them letter by letter.
create function private.may_search_name(search text) returns boolean
language sql stable set search_path = '' as $$
  select private.is_admin() or not exists (
    select from unnest(private.word_patterns(search)) as pattern
    where char_length(regexp_replace(pattern, '[^[:alpha:]]', '', 'g')) < 3
  )
$$;

-- The search index of the directory: one narrow row of texts in the form for searches per alumnus, maintained by triggers. Scanning all of
-- it costs less than reading a few thousand wide rows of `alumni`. A decision changes one flag of a row: no index contains
-- the flag and half of each page is free, so that PostgreSQL leaves all indexes alone, since writing the trigrams of 50,000
-- rows again takes longer than the decision: https://www.postgresql.org/docs/current/storage-hot.html. The price: the table
-- is twice as large, and reads skip unlisted rows.
create table private.directory_entries (
  alumni_id uuid primary key references public.alumni (id) on delete cascade,
  entry_year text not null,
  graduation_year text not null,
  full_name text not null,
  concentration text not null,
  job_title text not null,
  company text not null,
  location text not null,
  certifications text not null,
  is_listed boolean not null,
  is_hidden_from_name_search boolean not null
) with (fillfactor = 50);

create index directory_entries_order
  on private.directory_entries (entry_year desc, alumni_id desc);
create index directory_entries_search on private.directory_entries using gin (
  full_name extensions.gin_trgm_ops,
  concentration extensions.gin_trgm_ops,
  job_title extensions.gin_trgm_ops,
  company extensions.gin_trgm_ops,
  location extensions.gin_trgm_ops,
  certifications extensions.gin_trgm_ops
);

create view private.directory_words as
select
  id as alumni_id,
  coalesce(entry_year, '') as entry_year,
  coalesce(graduation_year, '') as graduation_year,
  private.search_form(full_name) as full_name,
  private.search_form(coalesce(concentration, '')) as concentration,
  private.search_form(coalesce(job_title, '')) as job_title,
  private.search_form(coalesce(company, '')) as company,
  private.search_form(coalesce(location, '')) as location,
  private.search_form(coalesce(certification_names, '')) as certifications,
  validation_status = 'verified' and is_listed as is_listed,
  is_hidden_from_name_search
from public.alumni;

-- Many new rows together take a trigram index a third of the time. For a single save the list of pending rows is kept short,
-- since every search reads it and the embedded database never vacuums.
create function private.await_many(amount integer) returns void
language plpgsql set search_path = '' as $$
begin
  perform set_config('gin_pending_list_limit', case when amount > 100 then '65536' else '256' end, true);
end
$$;

-- Updates only the rows of which the directory shows something else now. Plans are cached, and a plan that was made for a
-- single row takes a second for thousands. So this function joins no table, and the statements that use the arrays are
-- planned each time.
create function private.refresh_directory_entries() returns trigger
language plpgsql security definer
set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  ids uuid[];
  turned_ids uuid[];
begin
  if tg_op = 'INSERT' then
    ids := array(select id from changed_rows);
  else
    ids := array(
      select id from (
        select
          id, entry_year, graduation_year, full_name, concentration, job_title, company, location, certification_names,
          is_hidden_from_name_search
        from changed_rows
        except select
          id, entry_year, graduation_year, full_name, concentration, job_title, company, location, certification_names,
          is_hidden_from_name_search
        from former_rows
      ) as other_words
    );
    turned_ids := array(
      select id from (
        select id, validation_status = 'verified' and is_listed from changed_rows
        except select id, validation_status = 'verified' and is_listed from former_rows
      ) as turned
    );
    delete from private.directory_entries where alumni_id = any(ids);
    update private.directory_entries set is_listed = not is_listed where alumni_id = any(turned_ids);
  end if;
  perform private.await_many(cardinality(ids));
  insert into private.directory_entries (
    alumni_id, entry_year, graduation_year, full_name, concentration, job_title, company, location, certifications, is_listed,
    is_hidden_from_name_search
  )
  select * from private.directory_words where alumni_id = any(ids);
  if cardinality(ids) > 100 then
    perform gin_clean_pending_list('private.directory_entries_search');
  end if;
  return null;
end
$$;

create trigger alumni_directory_insert after insert on public.alumni
  referencing new table as changed_rows
  for each statement execute function private.refresh_directory_entries();
create trigger alumni_directory_update after update on public.alumni
  referencing old table as former_rows new table as changed_rows
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
  where entry.is_listed
    and (by_entry_year is null or entry.entry_year = by_entry_year)
    and (private.like_pattern(by_graduation_year) is null
      or entry.graduation_year like private.like_pattern(by_graduation_year))
    and (private.word_patterns(by_name) is null
      or (not entry.is_hidden_from_name_search or (select private.is_admin()))
        and entry.full_name like (private.word_patterns(by_name))[1]
        and entry.full_name like all (private.word_patterns(by_name)))
    and (private.word_patterns(by_concentration) is null
      or entry.concentration like (private.word_patterns(by_concentration))[1]
        and entry.concentration like all (private.word_patterns(by_concentration)))
    and (private.word_patterns(by_job_title) is null
      or entry.job_title like (private.word_patterns(by_job_title))[1]
        and entry.job_title like all (private.word_patterns(by_job_title)))
    and (private.word_patterns(by_company) is null
      or entry.company like (private.word_patterns(by_company))[1]
        and entry.company like all (private.word_patterns(by_company)))
    and (private.word_patterns(by_location) is null
      or entry.location like (private.word_patterns(by_location))[1]
        and entry.location like all (private.word_patterns(by_location)))
    and (private.word_patterns(by_certification) is null
      or entry.certifications like (private.word_patterns(by_certification))[1]
        and entry.certifications like all (private.word_patterns(by_certification)))
$$;

-- What the cards of a page show, as one JSON value. Keyset paging: a page begins after the last row of the previous one, so deep pages cost as much as the first.
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
) returns jsonb
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan as $$
begin
  if not private.may_search_name(by_name) then
    return '[]';
  end if;
  return (
    select coalesce(jsonb_agg(card), '[]') from (select
      listed.id, listed.display_name, listed.profile_image_url, listed.special_badge, listed.entry_year,
      listed.concentration, listed.job_title, listed.company, listed.location, listed.is_own
    from private.matching_entries(
      by_name, by_entry_year, by_concentration, by_graduation_year, by_job_title, by_company, by_location, by_certification
    ) as entry
    join private.alumni_directory as listed on listed.id = entry.alumni_id
    where after_id is null
      or (entry.entry_year, entry.alumni_id) < (coalesce(after_entry_year, ''), after_id)
    order by entry.entry_year desc, entry.alumni_id desc
    limit least(greatest(page_size, 1), 48)
    ) as card
  );
end
$$;

create function public.count_alumni_directory(
  by_name text default null, by_entry_year text default null,
  by_concentration text default null, by_graduation_year text default null,
  by_job_title text default null, by_company text default null,
  by_location text default null, by_certification text default null
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
      by_name, by_entry_year, by_concentration, by_graduation_year, by_job_title, by_company, by_location, by_certification
    )
  );
end
$$;

-- Steps from year to year through the index instead of reading every row.
create function public.alumni_directory_years() returns setof text
language sql stable security definer set search_path = '' as $$
  with recursive years as (
    select max(entry_year) as entry_year from private.directory_entries where is_listed
    union all
    select (
      select max(entry.entry_year)
      from private.directory_entries as entry
      where entry.is_listed and entry.entry_year < years.entry_year
    )
    from years
    where years.entry_year > ''
  )
  select entry_year from years where entry_year > '' order by entry_year desc
$$;
