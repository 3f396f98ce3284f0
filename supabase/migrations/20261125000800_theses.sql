-- One row per thesis, maintained by triggers, so that reading a page unpacks no JSON. Half of each page is free for the flag,
-- as in `directory_entries`. Titles and names are searched separately: otherwise, a title that only one person has would let
-- anybody guess the name of that person word by word.
create table private.theses (
  alumni_id uuid not null references public.alumni (id) on delete cascade,
  position integer not null,
  full_name text not null,
  masked_name text not null,
  thesis_title text not null,
  degree_level text not null,
  entry_year text not null default '',
  is_listed boolean not null,
  is_hidden_from_name_search boolean not null,
  searched_title text not null generated always as (private.search_form(thesis_title)) stored,
  searched_name text not null generated always as (private.search_form(full_name)) stored,
  initial text not null generated always as (upper(left(masked_name, 1))) stored,
  primary key (alumni_id, position)
) with (fillfactor = 50);

create index theses_by_full_name on private.theses (full_name, alumni_id, position);
create index theses_by_initial
  on private.theses (initial, entry_year desc, alumni_id, position);
create index theses_search on private.theses using gin (
  searched_title extensions.gin_trgm_ops,
  searched_name extensions.gin_trgm_ops
);

create view private.thesis_words as
select
  alumnus.id as alumni_id,
  thesis.position,
  full_name,
  masked_name,
  thesis.title as thesis_title,
  thesis.degree_level,
  coalesce(entry_year, '') as entry_year,
  validation_status = 'verified' and is_listed as is_listed,
  is_hidden_from_name_search
from public.alumni as alumnus
cross join lateral (
  select 0 as position, alumnus.thesis_title as title, 'S1' as degree_level
  union all
  select position, degree ->> 'thesis_title', degree ->> 'degree_level'
  from jsonb_array_elements(alumnus.advanced_degrees) with ordinality as list (degree, position)
) as thesis
where thesis.title ~ '\S';

create trigger alumni_theses_insert after insert on public.alumni
  referencing new table as changed_rows for each statement
  execute function private.refresh_words('', 'theses', 'thesis_words');
create trigger alumni_theses_update after update on public.alumni
  referencing old table as former_rows new table as changed_rows for each statement
  execute function private.refresh_words(
    'full_name, entry_year, thesis_title, advanced_degrees, is_hidden_from_name_search', 'theses', 'thesis_words'
  );

-- The admin's list shows real names and is sorted by them. For everybody else it is sorted by first letter and
-- entry year, which are shown: the order of names, or of their lengths, would reveal more than the mask. Pages of the
-- second half are read from the end.
create function public.search_theses(
  search text default null,
  page_size integer default 15,
  page_offset integer default 0
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  is_admin constant boolean := private.is_admin();
  name_column constant text := case when is_admin then 'full_name' else 'masked_name' end;
  patterns constant text[] := private.word_patterns(search);
  condition text := concat_ws(
    ' or ',
    private.words_condition('{searched_title}', patterns),
    case
      when is_admin then private.words_condition('{searched_name}', patterns)
      when private.may_search_name(search)
        then 'not is_hidden_from_name_search and ' || private.words_condition('{searched_name}', patterns)
    end
  );
  list_order constant text := case
    when is_admin then 'full_name asc, alumni_id asc, position asc'
    else 'initial asc, entry_year desc, alumni_id asc, position asc'
  end;
  -- Each direction by way of a letter that the other does not contain.
  reverse_order constant text :=
    replace(replace(replace(list_order, 'asc', '#'), 'desc', 'asc'), '#', 'desc');
  total bigint;
  skipped bigint := greatest(page_offset, 0);
  taken bigint := least(greatest(page_size, 1), 100);
  page_order text := list_order;
  found tid[];
  answer jsonb;
begin
  if patterns is null then
    select count(*) into total from private.theses where is_listed;
  else
    -- A search reads every row, so that it reads them once: for the number and for the page.
    execute format('select array_agg(ctid order by %s) from private.theses where is_listed and (%s)', list_order, condition) into found;
    total := coalesce(cardinality(found), 0);
    found := found[skipped + 1 : skipped + taken];
    condition := 'ctid = any ($4)';
  end if;
  taken := least(taken, total - skipped);
  if taken <= 0 then
    return '[]';
  end if;
  if found is not null then
    skipped := 0;
  elsif skipped > total / 2 then
    page_order := reverse_order;
    skipped := total - skipped - taken;
  end if;
  execute format(
    $query$
      select jsonb_agg(
        jsonb_build_object(
          'total_count', $3, 'alumni_id', alumni_id, 'display_name', %1$I, 'entry_year', nullif(entry_year, ''),
          'thesis_title', thesis_title, 'degree_level', degree_level
        )
        order by %4$s
      )
      from (
        select * from private.theses where is_listed and (%2$s) order by %3$s limit $1 offset $2
      ) as page
    $query$,
    name_column, condition, page_order, list_order
  )
  into answer using taken, skipped, total, found;
  return answer;
end
$$;
