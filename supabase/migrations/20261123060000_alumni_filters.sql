-- More filters in the admin's list of alumni, and a search over NIM, phone and company as well.

-- The text that the admin searches is in a table of its own: a decision on a row does not change that text, and
-- writing its trigram index again took longer than the rest of a decision on many.
create table private.alumni_words (
  alumni_id uuid primary key references public.alumni (id) on delete cascade,
  searched text not null
);

create function private.keep_alumni_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.alumni_words (alumni_id, searched)
  values (
    new.id,
    lower(concat_ws(e'\n', new.full_name, new.email, new.nim, new.phone_number, new.company))
  )
  on conflict (alumni_id) do update set searched = excluded.searched;
  return null;
end
$$;

create trigger alumni_words_insert after insert on public.alumni
  for each row execute function private.keep_alumni_words();
create trigger alumni_words_update after update on public.alumni
  for each row
  when (
    (old.full_name, old.email, old.nim, old.phone_number, old.company)
    is distinct from (new.full_name, new.email, new.nim, new.phone_number, new.company)
  )
  execute function private.keep_alumni_words();

insert into private.alumni_words (alumni_id, searched)
select id, lower(concat_ws(e'\n', full_name, email, nim, phone_number, company))
from public.alumni;

create index alumni_words_search on private.alumni_words
  using gin (searched extensions.gin_trgm_ops) with (gin_pending_list_limit = 256);
drop index public.alumni_admin_search;

-- An unknown filter is refused: ignoring it would widen a decision on many to all rows that match the other filters.
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
    nullif(btrim(entry_year), ''),
    nullif(btrim(profile_image_url), ''),
    coalesce(nullif(btrim(job_title), ''), nullif(btrim(company), '')),
    nullif(btrim(location), ''),
    nullif(btrim(bio), ''),
    coalesce(nullif(btrim(phone_number), ''), nullif(btrim(linkedin_url), ''))
  ) is not null$parts$;
  unknown constant text := (
    select min(name) from jsonb_object_keys(filters) as name
    where name <> all (
      '{entry_year,concentration,company,location,has_badge,can_post_jobs,is_complete}'
    )
  );
begin
  if unknown is not null then
    raise invalid_parameter_value using message = format('alumni have no filter %s', unknown);
  end if;
  return concat_ws(
    ' and ',
    'true',
    case when patterns is not null then format(
      'id in (select alumni_id from private.alumni_words where %s)',
      private.words_condition('{searched}', 'like', patterns)
    ) end,
    case when by_status is not null then format('validation_status = %L', by_status) end,
    case when filters ? 'entry_year' then format('entry_year = %L', filters ->> 'entry_year') end,
    (
      select string_agg(
        private.words_condition(array[name], 'ilike', private.word_patterns(filters ->> name)), ' and '
      )
      from unnest('{concentration,company,location}'::text[]) as name
      where filters ? name
    ),
    '(special_badge is not null) = ' || (filters ->> 'has_badge')::boolean::text,
    'can_post_jobs = ' || (filters ->> 'can_post_jobs')::boolean::text,
    '(' || completeness || ') = ' || (filters ->> 'is_complete')::boolean::text
  );
end
$$;

-- The parameters of a function cannot change in place.
do $$
declare
  name text;
  definition text;
begin
  foreach name in array '{search_alumni_for_admin,decide_on_matching_alumni}'::text[] loop
    definition := pg_get_functiondef(('public.' || name)::regproc);
    definition := regexp_replace(
      definition,
      '(page_offset integer DEFAULT 0|batch_size integer DEFAULT 2000)\)',
      '\1, filters jsonb DEFAULT NULL::jsonb)'
    );
    definition := replace(
      definition, 'alumni_condition(search, by_status)', 'alumni_condition(search, by_status, filters)'
    );
    definition := replace(
      definition, 'if patterns is not null then', $new$if patterns is not null or filters <> '{}' then$new$
    );
    execute format('drop function public.%I', name);
    execute definition;
  end loop;
end
$$;

drop function private.alumni_condition(text, public.validation_status);

revoke all on function private.alumni_condition, private.keep_alumni_words from public, anon, authenticated;
revoke all on function public.search_alumni_for_admin from public, anon, authenticated;
revoke all on function public.decide_on_matching_alumni from public, anon, authenticated;
grant execute on function public.search_alumni_for_admin to authenticated, service_role;
grant execute on function public.decide_on_matching_alumni to authenticated, service_role;
