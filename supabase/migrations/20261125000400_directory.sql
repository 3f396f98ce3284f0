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
  coalesce(alumnus.user_id = (select private.own_account_id()), false) as is_own
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

-- No pinned search_path here and below: a function with one is not inlined, and its callers could not use indexes.
create function private.has_words(searched text, patterns text[]) returns boolean
language sql immutable as $$
  select patterns is null or searched like patterns[1] and searched like all (patterns)
$$;

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
    and private.has_words(entry.full_name, private.word_patterns(by_name))
    and (private.word_patterns(by_name) is null or not entry.is_hidden_from_name_search or (select private.is_admin()))
    and private.has_words(entry.concentration, private.word_patterns(by_concentration))
    and private.has_words(entry.job_title, private.word_patterns(by_job_title))
    and private.has_words(entry.company, private.word_patterns(by_company))
    and private.has_words(entry.location, private.word_patterns(by_location))
    and private.has_words(entry.certifications, private.word_patterns(by_certification))
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
create function public.alumni_directory_years() returns jsonb
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
  select coalesce(jsonb_agg(entry_year order by entry_year desc), '[]') from years where entry_year > ''
$$;
