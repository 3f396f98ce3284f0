-- One row per thesis of a verified alumnus, maintained by triggers, so that reading a page unpacks no JSON.
create table private.theses (
  alumni_id uuid not null references public.alumni (id) on delete cascade,
  position integer not null,
  full_name text not null,
  masked_name text not null,
  thesis_title text not null,
  degree_level text not null,
  searched_title text not null generated always as (lower(thesis_title)) stored,
  searched_text text not null
    generated always as (lower(thesis_title) || e'\n' || lower(full_name)) stored,
  primary key (alumni_id, position)
);

create index theses_by_full_name on private.theses (full_name, alumni_id, position);
create index theses_by_masked_name on private.theses (masked_name, alumni_id, position);
create index theses_search on private.theses using gin (
  searched_text extensions.gin_trgm_ops
) with (gin_pending_list_limit = 256);

create function private.refresh_theses() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.theses where alumni_id in (select id from changed_rows);

  insert into private.theses
    (alumni_id, position, full_name, masked_name, thesis_title, degree_level)
  select alumnus.id, thesis.position, full_name, masked_name, thesis.title, thesis.degree_level
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

create trigger alumni_theses_insert after insert on public.alumni
  referencing new table as changed_rows
  for each statement execute function private.refresh_theses();
create trigger alumni_theses_update after update on public.alumni
  referencing new table as changed_rows
  for each statement execute function private.refresh_theses();

-- The admin's list shows real names and is sorted by them; for everybody else it uses the masked names, since
-- the order of the real ones would reveal more than the mask. Pages of the second half are read from the end.
create function public.search_theses(
  search text default null,
  page_size integer default 15,
  page_offset integer default 0
) returns table (
  total_count bigint,
  alumni_id uuid,
  display_name text,
  thesis_title text,
  degree_level text
)
language plpgsql stable security definer set search_path = '' as $$
declare
  name_column constant text :=
    case when private.is_admin() then 'full_name' else 'masked_name' end;
  pattern constant text := private.like_pattern(search);
  condition constant text := case
    when pattern is null then 'true'
    when private.may_search_name(search) then 'searched_text like $1'
    else 'searched_title like $1'
  end;
  total bigint := private.row_count('theses', null);
  skipped bigint := greatest(page_offset, 0);
  taken bigint := least(greatest(page_size, 1), 100);
  direction text := 'asc';
begin
  if pattern is not null then
    execute format('select count(*) from private.theses where %s', condition)
      into total using pattern;
  end if;
  taken := least(taken, total - skipped);
  if taken <= 0 then
    return;
  end if;
  if skipped > total / 2 then
    direction := 'desc';
    skipped := total - skipped - taken;
  end if;
  return query execute format(
    $query$
      select $4, alumni_id, %1$I, thesis_title, degree_level
      from (
        select alumni_id, position, %1$I, thesis_title, degree_level
        from private.theses
        where %2$s
        order by %1$I %3$s, alumni_id %3$s, position %3$s
        limit $2 offset $3
      ) as page
      order by %1$I, alumni_id, position
    $query$,
    name_column, condition, direction
  )
  using pattern, taken, skipped, total;
end
$$;
