create type public.alumni_sort as enum (
  'created_at', 'full_name', 'entry_year', 'graduation_year', 'validation_status'
);

-- Verified people who have exchanged their entry year for another since. Nobody has checked it, and it could be that of any group.
create table private.changed_years (
  alumni_id uuid primary key references public.alumni (id) on delete cascade,
  -- The one that the admin has checked.
  former_year text
);

-- The condition that a filter of the admin's list stands for. An unknown filter is refused: ignoring it would widen a
-- decision on many to all rows that match the other filters.
create function private.alumni_condition(
  search text,
  by_status public.validation_status,
  filters jsonb
) returns text
language plpgsql immutable set search_path = '' as $$
declare
  patterns constant text[] := private.word_patterns(search);
  -- The parts that the dashboard of an alumnus counts.
  completeness constant text := $parts$(
    entry_year, profile_image_url, coalesce(job_title, company), location, bio, coalesce(phone_number, linkedin_url)
  ) is not null$parts$;
  known constant text[] :=
    '{entry_year,concentration,company,location,has_badge,can_post_jobs,is_listed,is_complete,account,decision_code,year_changed}';
begin
  if filters - known <> '{}' then
    raise invalid_parameter_value using message = 'filters has one that alumni do not have';
  end if;
  return concat_ws(
    ' and ',
    'true',
    case when patterns is not null then format(
      'id in (select alumni_id from private.alumni_search where %s)',
      private.words_condition('{searched}', patterns)
    ) end,
    case when by_status is not null then format('validation_status = %L', by_status) end,
    case when filters ? 'entry_year' then format('entry_year = %L', filters ->> 'entry_year') end,
    (
      select string_agg(
        format(
          'id in (select alumni_id from private.directory_entries where %s)',
          private.words_condition(array[name], private.word_patterns(filters ->> name))
        ),
        ' and '
      )
      from unnest('{concentration,company,location}'::text[]) as name
      where filters ? name
    ),
    'decision_code = ' || quote_literal(filters ->> 'decision_code'),
    case when filters ? 'year_changed' then 'id in (select alumni_id from private.changed_years)' end,
    '(special_badge is not null) = ' || (filters ->> 'has_badge')::boolean::text,
    'can_post_jobs = ' || (filters ->> 'can_post_jobs')::boolean::text,
    'is_listed = ' || (filters ->> 'is_listed')::boolean::text,
    '(' || completeness || ') = ' || (filters ->> 'is_complete')::boolean::text,
    case filters ->> 'account'
      when 'joined' then 'user_id is not null'
      when 'not_joined' then 'user_id is null'
      when 'no_email' then 'email is null'
      else case when filters ? 'account' then 'false' end
    end
  );
end
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
  page_offset integer default 0,
  filters jsonb default null
) returns table (
  total_count bigint,
  id uuid,
  full_name text,
  email text,
  entry_year text,
  graduation_year text,
  nim text,
  concentration text,
  phone_number text,
  job_title text,
  company text,
  location text,
  profile_image_url text,
  validation_status public.validation_status,
  decision_note text,
  special_badge text,
  can_post_jobs boolean,
  is_listed boolean,
  email_confirmed boolean,
  version integer,
  created_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
declare
  condition constant text := private.alumni_condition(search, by_status, filters);
  total bigint;
  skipped bigint := greatest(page_offset, 0);
  taken bigint := least(greatest(page_size, 1), 1000);
  is_from_end boolean := false;
begin
  perform private.require_admin();
  execute format('select count(*) from public.alumni where %s', condition) into total using by_status;
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
        $4, id, full_name, email, entry_year, graduation_year, nim, concentration, phone_number, job_title, company,
        location, profile_image_url, validation_status, decision_note, special_badge, can_post_jobs, is_listed, email_confirmed,
        version, created_at
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

-- Whole rows, for the admin's form and export, with the checked entry year of those who have changed it since.
create function public.alumni_records(ids uuid[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(to_jsonb(alumni) || jsonb_build_object('former_entry_year', former_year)), '[]')
    from public.alumni left join private.changed_years on alumni_id = id
    where id = any (ids)
  );
end
$$;
