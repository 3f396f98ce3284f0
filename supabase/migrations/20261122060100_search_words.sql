-- Searches find words in any order. The longest word comes first: the planner looks it up in an index and
-- compares the others with what that found. Null when there is no word.
create function private.word_patterns(search text) returns text[]
language plpgsql immutable set search_path = '' as $$
begin
  if char_length(search) > 200 then
    raise string_data_right_truncation using message = 'a search has at most 200 characters';
  end if;
  return (
    select array_agg(private.like_pattern(word) order by char_length(word) desc, word)
    from (
      select distinct word
      from regexp_split_to_table(lower(search), '[[:space:][:cntrl:]]+') as word
    ) as words
    where word <> ''
  );
end
$$;

-- Names are masked for everybody but the admin, so shorter words would reveal them letter by letter.
create or replace function private.may_search_name(search text) returns boolean
language sql stable set search_path = '' as $$
  select private.is_admin() or not exists (
    select from unnest(private.word_patterns(search)) as pattern
    where char_length(regexp_replace(pattern, '[^[:alpha:]]', '', 'g')) < 3
  )
$$;

create or replace function private.matching_entries(
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
    and (private.word_patterns(by_name) is null
      or entry.full_name like (private.word_patterns(by_name))[1]
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

-- A condition for `execute`: each word is part of one of the columns. `like` is for columns in lower case.
create function private.words_condition(columns text[], operator text, patterns text[])
returns text
language sql immutable set search_path = '' as $$
  select coalesce(
    string_agg(
      (
        select '(' || string_agg(format('%I %s %L', searched, operator, pattern), ' or ') || ')'
        from unnest(columns) as searched
      ),
      ' and ' order by position
    ),
    'true'
  )
  from unnest(patterns) with ordinality as words (pattern, position)
$$;

create or replace function public.search_alumni_for_admin(
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
  patterns constant text[] := private.word_patterns(search);
  condition constant text := concat_ws(
    ' and ',
    private.words_condition('{full_name,email}', 'ilike', patterns),
    case when by_status is not null then 'validation_status = $1' end
  );
  total bigint := private.row_count('alumni', by_status::text);
  skipped bigint := greatest(page_offset, 0);
  taken bigint := least(greatest(page_size, 1), 1000);
  is_from_end boolean := false;
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'only the admin may list all alumni';
  end if;
  if patterns is not null then
    execute format('select count(*) from public.alumni where %s', condition)
      into total using by_status;
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
        select id from public.alumni where %1$s order by %2$s limit $2 offset $3
      )
      select
        $4, id, user_id, full_name, email, entry_year, graduation_year, job_title, company,
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
  using by_status, taken, skipped, total;
end
$$;

-- Titles and names are searched separately: otherwise, a title that only one person has would let anybody guess
-- the name of that person word by word.
drop index private.theses_search;
drop index private.theses_by_masked_name;
alter table private.theses
  drop column searched_text,
  add column searched_name text not null generated always as (lower(full_name)) stored,
  add column initial text not null generated always as (upper(left(masked_name, 1))) stored,
  add column entry_year text not null default '';

update private.theses
set entry_year = coalesce(alumnus.entry_year, '')
from public.alumni as alumnus
where alumnus.id = alumni_id;

create index theses_search on private.theses using gin (
  searched_title extensions.gin_trgm_ops,
  searched_name extensions.gin_trgm_ops
) with (gin_pending_list_limit = 256);
create index theses_by_initial
  on private.theses (initial, entry_year desc, alumni_id, position);

create or replace function private.refresh_theses() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.theses where alumni_id in (select id from changed_rows);

  insert into private.theses
    (alumni_id, position, full_name, masked_name, thesis_title, degree_level, entry_year)
  select
    alumnus.id, thesis.position, full_name, masked_name, thesis.title, thesis.degree_level,
    coalesce(alumnus.entry_year, '')
  from changed_rows as alumnus
  cross join lateral (
    select 0 as position, alumnus.thesis_title as title, 'S1' as degree_level
    union all
    select position, degree ->> 'thesis_title', degree ->> 'degree_level'
    from jsonb_array_elements(alumnus.advanced_degrees)
      with ordinality as list (degree, position)
  ) as thesis
  where alumnus.validation_status = 'verified' and thesis.title ~ '\S';
  return null;
end
$$;

-- The admin's list shows real names and is sorted by them. For everybody else it is sorted by first letter and
-- entry year, which are shown: the order of names, or of their lengths, would reveal more than the mask. Pages of the
-- second half are read from the end.
drop function public.search_theses(text, integer, integer);
create function public.search_theses(
  search text default null,
  page_size integer default 15,
  page_offset integer default 0
) returns table (
  total_count bigint,
  alumni_id uuid,
  display_name text,
  entry_year text,
  thesis_title text,
  degree_level text
)
language plpgsql stable security definer set search_path = '' as $$
declare
  is_admin constant boolean := private.is_admin();
  name_column constant text := case when is_admin then 'full_name' else 'masked_name' end;
  patterns constant text[] := private.word_patterns(search);
  condition constant text := concat_ws(
    ' or ',
    private.words_condition('{searched_title}', 'like', patterns),
    case
      when private.may_search_name(search)
        then private.words_condition('{searched_name}', 'like', patterns)
    end
  );
  list_order constant text := case
    when is_admin then 'full_name asc, alumni_id asc, position asc'
    else 'initial asc, entry_year desc, alumni_id asc, position asc'
  end;
  -- Each direction by way of a letter that the other does not contain.
  reverse_order constant text :=
    replace(replace(replace(list_order, 'asc', '#'), 'desc', 'asc'), '#', 'desc');
  total bigint := private.row_count('theses', null);
  skipped bigint := greatest(page_offset, 0);
  taken bigint := least(greatest(page_size, 1), 100);
  page_order text := list_order;
begin
  if patterns is not null then
    execute format('select count(*) from private.theses where %s', condition) into total;
  end if;
  taken := least(taken, total - skipped);
  if taken <= 0 then
    return;
  end if;
  if skipped > total / 2 then
    page_order := reverse_order;
    skipped := total - skipped - taken;
  end if;
  return query execute format(
    $query$
      select $3, alumni_id, %1$I, nullif(entry_year, ''), thesis_title, degree_level
      from (
        select * from private.theses where %2$s order by %3$s limit $1 offset $2
      ) as page
      order by %4$s
    $query$,
    name_column, condition, page_order, list_order
  )
  using taken, skipped, total;
end
$$;
